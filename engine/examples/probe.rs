use engine::catalogue::*;
use engine::game::*;
use engine::record;
use std::io::Read;
fn canon(g: &AnyGame) -> String {
    let mut s = String::new();
    g.write_canonical(&mut s).unwrap();
    s
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a[1] == "d52" {
        // probe d52 ranks draws options
        let want: Vec<&str> = a[2].split(',').collect();
        let opt = &a[3];
        let mut n = 0;
        let want2: Vec<&str> = a.get(4).map_or(vec![], |x| x.split(',').collect());
        for seed in 1..400_000u64 {
            let t = format!(
                "facedown 1\ngame duel-52 1\noptions starts=seat-1 {opt} time=off\nseats You | bot:beginner Hattie\nseed {seed:016x}\n"
            );
            let g = record::read::<AnyGame>(&t).unwrap().game;
            let c = canon(&g);
            let h =
                |k: usize| c.lines().filter(|l| l.starts_with("seat ")).nth(k).unwrap().to_string();
            let has = |h: String, w: &Vec<&str>| {
                let mut r: Vec<String> =
                    h.split(' ').skip(3).map(|x| x[..x.len() - 1].to_string()).collect();
                w.iter().all(|w| {
                    if let Some(i) = r.iter().position(|x| x == w) {
                        r.remove(i);
                        true
                    } else {
                        false
                    }
                })
            };
            if has(h(0), &want) && has(h(1), &want2) {
                println!("{seed:016x}\n{c}");
                n += 1;
                if n > 2 {
                    break;
                }
            }
        }
        return;
    }
    if a[1] == "dd" {
        for seed in 1..60u64 {
            let t = format!(
                "facedown 1\ngame dual-duel 1\noptions target=1 longest=3 time=off\nseats You | bot:beginner Hattie\nseed {seed:016x}\n"
            );
            let g = record::read::<AnyGame>(&t).unwrap().game;
            println!("{seed:016x}");
            for l in canon(&g).lines().filter(|l| l.contains("hand") || l.contains("aside")) {
                println!("  {l}");
            }
        }
        return;
    }
    let mut t = String::new();
    std::io::stdin().read_to_string(&mut t).unwrap();
    match record::read::<AnyGame>(&t) {
        Err(e) => println!("{e}"),
        Ok(r) => {
            if let Some(x) = &r.trouble {
                println!("TROUBLE {x}");
            }
            println!("{}", canon(&r.game));
            for s in r.game.turn().awaited().iter() {
                let mut v = vec![];
                r.game.legal_actions(s, &mut v);
                println!(
                    "{s}: {}",
                    v.iter().map(|x| x.to_string()).collect::<Vec<_>>().join(" | ")
                );
            }
        }
    }
}

// Reports the ten tests with most processor time: a tenth of all tests takes half of it.

/** A test that takes more says why: `test(title, { annotation: { type: "costly", description: "…" } }, …)`. */
const MAX_SECONDS = 5;

export default class ProcessorTime {
  #costs = [];

  onTestEnd(test, { annotations }) {
    const described = (type) => annotations.find((annotation) => annotation.type === type)?.description;
    if (!described("processor")) return;
    const [, , file, ...title] = test.titlePath();
    this.#costs.push({ seconds: Number(described("processor")), title: `${file}: ${title.join(" ")}`, why: described("costly") });
  }

  onEnd() {
    if (this.#costs.length === 0) return;
    const costs = this.#costs.sort((one, other) => other.seconds - one.seconds);
    const sum = (all) => all.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0);
    const line = ({ seconds, title, why }) => `  ${seconds.toFixed(1).padStart(5)} s  ${title}${why ? ` (${why})` : ""}`;
    console.log([`\nProcessor: ${sum(costs)} s for ${costs.length} tests; ${sum(costs.slice(0, 10))} s for the ten costliest:`, ...costs.slice(0, 10).map(line)].join("\n"));
    const unexplained = costs.filter(({ seconds, why }) => seconds > MAX_SECONDS && !why);
    if (unexplained.length > 0) console.log([`More than ${MAX_SECONDS} s without a reason:`, ...unexplained.map(line)].join("\n"));
  }
}

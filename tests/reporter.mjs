// Reports the ten tests with most processor time, since a tenth of all tests takes half of it; then what failed, as the
// last lines of a run.

/** A test above this says why: `test(title, { annotation: { type: "costly", description: "…" } }, …)`. */
const MAX_PROCESSOR_SECONDS = 5;

const MAX_LINES_OF_A_FAILURE = 8;

export default class Reporter {
  #costs = [];
  #failures = [];

  onTestEnd(test, { annotations, status, error }) {
    const [, , file, ...words] = test.titlePath();
    const title = `${file}: ${words.join(" ")}`;
    if (status !== test.expectedStatus) {
      const message = (error?.message ?? status).split("\n").slice(0, MAX_LINES_OF_A_FAILURE).join("\n");
      this.#failures.push(`  ${title}\n${message}`);
    }
    const described = (type) => annotations.find((annotation) => annotation.type === type)?.description;
    if (!described("processor")) return;
    this.#costs.push({ seconds: Number(described("processor")), title, why: described("costly") });
  }

  onEnd() {
    if (this.#costs.length > 0) this.#printCosts();
    if (this.#failures.length > 0) console.log(["\nFailed:", ...this.#failures].join("\n"));
  }

  #printCosts() {
    const costs = this.#costs.sort((one, other) => other.seconds - one.seconds);
    const sum = (all) => all.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0);
    const line = ({ seconds, title, why }) => `  ${seconds.toFixed(1).padStart(5)} s  ${title}${why ? ` (${why})` : ""}`;
    console.log([`\nProcessor: ${sum(costs)} s for ${costs.length} tests; ${sum(costs.slice(0, 10))} s for the ten costliest:`, ...costs.slice(0, 10).map(line)].join("\n"));
    const unexplained = costs.filter(({ seconds, why }) => seconds > MAX_PROCESSOR_SECONDS && !why);
    if (unexplained.length > 0) console.log([`More than ${MAX_PROCESSOR_SECONDS} s without a reason:`, ...unexplained.map(line)].join("\n"));
  }
}

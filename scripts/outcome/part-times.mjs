/** How long the parts of a run take, told as they go: what will run, which part is on, and the seconds of each. */
export class PartTimes {
  /** @type {Map<string, number>} */
  #begun = new Map();
  /** @type {Map<string, number>} */
  #seconds = new Map();

  /**
   * @param {readonly string[]} names
   * @param {() => number} now milliseconds
   */
  constructor(names, now = () => performance.now()) {
    this.names = names;
    this.now = now;
  }

  plan() {
    return [`${this.names.length} parts will run:`, ...this.names.map((name, i) => `  ${i + 1}. ${name}`)];
  }

  /** @param {string} name */
  begin(name) {
    this.#begun.set(name, this.now());
    return `— ${this.names.indexOf(name) + 1} of ${this.names.length}: ${name}`;
  }

  /** @param {string} name */
  end(name) {
    const seconds = Math.round((this.now() - (this.#begun.get(name) ?? this.now())) / 1000);
    this.#seconds.set(name, seconds);
    return `${name}: ${seconds} s`;
  }

  /** Of the parts that have ended, and of all together. */
  lines() {
    const seconds = [...this.#seconds.values()];
    return [
      ...[...this.#seconds].map(([name, one]) => `${name}: ${one} s`),
      `together: ${seconds.reduce((sum, one) => sum + one, 0)} s`,
    ];
  }
}

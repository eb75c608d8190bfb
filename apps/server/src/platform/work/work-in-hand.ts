/** A job as the worker holds it, from its claim to its last word. */
export class WorkInHand {
  readonly id: string;
  /** Distinguishes this claim of the job from all others. */
  readonly attempt: string;
  readonly #stopping = new AbortController();
  #isGivenBack = false;

  constructor(id: string, attempt: string) {
    this.id = id;
    this.attempt = attempt;
  }

  /** Aborted when the work is to end early. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** By the worker, by a person, or because the job is no longer this worker's. */
  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ended by the worker, not by a person: another one continues. */
  get isGivenBack(): boolean {
    return this.#isGivenBack;
  }

  stop(): void {
    this.#stopping.abort();
  }

  giveBack(): void {
    this.#isGivenBack = true;
    this.stop();
  }
}

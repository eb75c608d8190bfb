const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** Pauses between tries, each twice as long as the one before. */
export class Patience {
  #pause = FIRST_PAUSE_MS / 2;
  #waited = 0;

  /** Milliseconds to wait before the next try; 0 when all pauses together would be longer than `limit`. */
  next(limit: number): number {
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
    this.#waited += this.#pause;
    return this.#waited > limit ? 0 : this.#pause;
  }
}

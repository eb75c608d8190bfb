/** Edits are saved when nothing was edited for so long, and while somebody goes on at the latest after the longer one. */
export const QUIET_MS = 2_000;
export const LATEST_MS = 15_000;
/** Between tries to reach the server. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/** `setTimeout` with its clearing, so that tests can move time. */
export type StartTimer = (milliseconds: number, ring: () => void) => () => void;

/** When saving is tried next. */
export class SaveTimers {
  readonly #startTimer: StartTimer;
  readonly #save: () => void;
  #stopNext: (() => void) | undefined;
  #stopLatest: (() => void) | undefined;
  #retryMs = FIRST_RETRY_MS;

  constructor(startTimer: StartTimer, save: () => void) {
    this.#startTimer = startTimer;
    this.#save = save;
  }

  /** Something was edited: saved once it is quiet. */
  wait(): void {
    this.#stopNext?.();
    this.#stopNext = this.#startTimer(QUIET_MS, this.#save);
    this.#stopLatest ??= this.#startTimer(LATEST_MS, this.#save);
  }

  /** The server was not to be had: each time later than the time before. */
  retry(): void {
    this.stop();
    this.#stopNext = this.#startTimer(this.#retryMs, this.#save);
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  /** The server is there. */
  reached(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  stop(): void {
    this.#stopNext?.();
    this.#stopLatest?.();
    this.#stopNext = undefined;
    this.#stopLatest = undefined;
  }
}

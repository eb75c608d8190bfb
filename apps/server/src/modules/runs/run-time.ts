/** All milliseconds. */
export interface RunLimits {
  /** What earlier workers have spent on the run. */
  readonly workedMs: number;
  /** What the engine may work, all workers together. */
  readonly limitMs: number;
  /** What it may take after that to bring its result into order and to check it. */
  readonly finishingMs: number;
}

/** Taken up again at the very end of its time, a run still gets this much. */
const MIN_BUDGET_MS = 1000;
/** For a thread that is not even loaded: minutes beyond what a busy machine takes. */
const LOADING_MS = 120_000;

/** The time of a run: it counts while its engine works, and not while the thread of the engine is still being loaded. */
export class RunTime {
  readonly #limits: RunLimits;
  #begunAt: number | undefined;
  #timers: NodeJS.Timeout[] = [];
  #isStopped = false;

  constructor(limits: RunLimits) {
    this.#limits = limits;
  }

  workedMs(): number {
    const since = this.#begunAt === undefined ? 0 : performance.now() - this.#begunAt;
    return Math.round(this.#limits.workedMs + since);
  }

  /** `finish` is called when the time is up, `giveUp` when that has not helped, or when the engine never begins. */
  watch(begun: Promise<void>, { finish, giveUp }: { readonly finish: () => void; readonly giveUp: () => void }): void {
    const { workedMs, limitMs, finishingMs } = this.#limits;
    this.#timers = [setTimeout(giveUp, LOADING_MS)];
    void begun.then(() => {
      if (this.#isStopped) return;
      this.#clear();
      this.#begunAt = performance.now();
      const budget = Math.max(MIN_BUDGET_MS, limitMs - workedMs);
      this.#timers = [setTimeout(finish, budget), setTimeout(giveUp, budget + finishingMs)];
    });
  }

  /** The engine is gone: nothing is called any more. */
  stop(): void {
    this.#isStopped = true;
    this.#clear();
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

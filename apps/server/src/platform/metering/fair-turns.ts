import { ApplicationError } from "../application-error.ts";
import { refusal } from "../refusal.ts";
import { AbandonedError } from "./abandoned-error.ts";
import type { Consumer } from "./consumer.ts";
import { currentConsumer, currentSignal } from "./request-scope.ts";

export interface FairTurnsOptions {
  /** What all consumers may hold together: threads, bytes. */
  readonly capacity: number;
  /** What one consumer may hold. Less than the capacity, so that the next one need not wait for the first. */
  readonly share: number;
  /** Turns that one consumer may wait for; one more is refused. */
  readonly maxWaiting: number;
  /** Milliseconds on any clock that never goes back. */
  readonly clock?: () => number;
}

/** Gives back what was taken. Calling it again changes nothing. */
export type Release = () => void;

interface Waiting {
  readonly amount: number;
  readonly grant: () => void;
}

interface Account {
  held: number;
  /** Amount × milliseconds of turns that ended, halved every `HALF_LIFE_MS`. */
  used: number;
  usedAt: number;
  readonly line: Set<Waiting>;
}

const HALF_LIFE_MS = 60_000;

/**
 * A resource that consumers take turns on. A turn goes to the waiting consumer with the least recent use, independent of who
 * asked first or most often: a hundred requests of one consumer delay the next consumer by no more than one.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions;
  readonly #clock: () => number;
  readonly #accounts = new Map<Consumer, Account>();
  #free: number;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
    this.#free = options.capacity;
  }

  /** Turns that wait. */
  get waiting(): number {
    return [...this.#accounts.values()].reduce((sum, { line }) => sum + line.size, 0);
  }

  /** Waits for a turn; throws `AbandonedError` when the signal comes first. What is larger than a share counts as one. */
  take(consumer: Consumer, amount: number, signal?: AbortSignal): Promise<Release> {
    const { share, maxWaiting } = this.#options;
    const account = this.#accountOf(consumer);
    if (signal?.aborted) return Promise.reject(new AbandonedError());
    if (account.line.size >= maxWaiting)
      return Promise.reject(
        new ApplicationError("BAD_REQUEST", refusal("too-many-waiting", { most: maxWaiting }), {
          retryAfterSeconds: 5,
        }),
      );
    return new Promise((resolve, reject) => {
      const taken = Math.min(amount, share);
      const giveUp = (): void => {
        account.line.delete(waiting);
        reject(new AbandonedError());
        this.#grantNext();
      };
      const waiting: Waiting = {
        amount: taken,
        grant: () => {
          signal?.removeEventListener("abort", giveUp);
          account.line.delete(waiting);
          account.held += taken;
          this.#free -= taken;
          resolve(this.#releaseOf(account, taken));
        },
      };
      account.line.add(waiting);
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#grantNext();
    });
  }

  /** Does work in a turn of the current consumer's. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.take(currentConsumer(), 1, currentSignal());
    try {
      return await work();
    } finally {
      release();
    }
  }

  #releaseOf(account: Account, amount: number): Release {
    const since = this.#clock();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const now = this.#clock();
      account.used = usedBy(account, now) + amount * (now - since);
      account.usedAt = now;
      account.held -= amount;
      this.#free += amount;
      this.#grantNext();
    };
  }

  #grantNext(): void {
    for (;;) {
      const next = this.#next();
      // The next in turn is waited for, however small the ones behind it: a large one would never come.
      if (next === undefined || next.amount > this.#free) return;
      next.grant();
    }
  }

  #next(): Waiting | undefined {
    const now = this.#clock();
    let best: { readonly waiting: Waiting; readonly held: number; readonly used: number } | undefined;
    for (const account of this.#accounts.values()) {
      const [waiting] = account.line;
      if (waiting === undefined || account.held + waiting.amount > this.#options.share) continue;
      const { held } = account;
      const used = usedBy(account, now);
      if (best === undefined || held < best.held || (held === best.held && used < best.used))
        best = { waiting, held, used };
    }
    return best?.waiting;
  }

  #accountOf(consumer: Consumer): Account {
    const known = this.#accounts.get(consumer);
    if (known) return known;
    if (this.#accounts.size >= MAX_KEPT) this.#forgetIdle();
    const account: Account = { held: 0, used: 0, usedAt: this.#clock(), line: new Set() };
    this.#accounts.set(consumer, account);
    return account;
  }

  #forgetIdle(): void {
    for (const [consumer, { held, line }] of this.#accounts)
      if (held === 0 && line.size === 0) this.#accounts.delete(consumer);
  }
}

/** Consumers remembered after their last turn. */
const MAX_KEPT = 5000;

function usedBy({ used, usedAt }: Account, now: number): number {
  return used * 0.5 ** ((now - usedAt) / HALF_LIFE_MS);
}

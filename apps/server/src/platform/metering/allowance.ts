export type Taken = { readonly granted: true } | { readonly granted: false; readonly seconds: number };

/**
 * How many calls each consumer may make: a bucket that holds a minute's worth and fills up evenly. Kept in memory, so that each
 * process counts its own; what has to hold across processes (codes, log-ins) is counted in the database, in `rate-limits`.
 */
export class Allowance {
  readonly #perMinute: number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Takes calls; when too few are left, takes none and answers in how many whole seconds there will be enough. */
  take(key: string, now: Date, calls = 1): Taken {
    const time = now.getTime();
    if (this.#buckets.size >= MAX_KEYS) this.#forgetFull(time);
    const bucket = this.#buckets.get(key) ?? { left: this.#perMinute, at: time };
    bucket.left = this.#leftAt(bucket, time);
    bucket.at = time;
    this.#buckets.set(key, bucket);
    const wanted = Math.min(calls, this.#perMinute);
    if (bucket.left >= wanted) {
      bucket.left -= wanted;
      return { granted: true };
    }
    return { granted: false, seconds: Math.ceil(((wanted - bucket.left) * 60) / this.#perMinute) };
  }

  #leftAt({ left, at }: { left: number; at: number }, time: number): number {
    return Math.min(this.#perMinute, left + (Math.max(0, time - at) * this.#perMinute) / MINUTE_MS);
  }

  /** A full bucket says nothing. Should none be full, all are forgotten: memory is the harder limit. */
  #forgetFull(time: number): void {
    for (const [key, bucket] of this.#buckets)
      if (this.#leftAt(bucket, time) >= this.#perMinute) this.#buckets.delete(key);
    if (this.#buckets.size >= MAX_KEYS) this.#buckets.clear();
  }
}

const MINUTE_MS = 60_000;
/** Addresses and accounts remembered at a time. */
const MAX_KEYS = 50_000;

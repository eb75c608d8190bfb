/** A xorshift32 generator (Marsaglia 2003): one integer of state, so a run can be put away and taken up again. */
export class Random {
  state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) | 0 || 1;
  }

  /** Uniform in [0, 1). */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x | 0;
    return (x >>> 0) / 4_294_967_296;
  }

  /** Uniform integer in [0, count). */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
}

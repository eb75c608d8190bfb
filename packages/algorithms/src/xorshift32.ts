/** Pseudo-random numbers of a seed (xorshift32, Marsaglia 2003). The whole state is one integer: a checkpoint holds it. */
export class Xorshift32 {
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

  /** Uniform integer in [0, end). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }
}

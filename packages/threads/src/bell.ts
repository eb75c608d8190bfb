/** A counter in shared memory that one thread sleeps on and others wake it by. */
export function createBell(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function ringBell(bell: Int32Array): void {
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

export function countRings(bell: Int32Array): number {
  return Atomics.load(bell, 0);
}

/** Sleeps until it has rung more often than `heard`, for at most so many milliseconds. */
export function sleepUntilRung(bell: Int32Array, heard: number, ms: number): void {
  Atomics.wait(bell, 0, heard, ms);
}

import { OrderedPriceHeap } from "@tracewright/algorithms";

export interface Job {
  readonly holder: number;
  /** Seconds since the beginning. */
  readonly askedAt: number;
  /** How long it keeps its slot. */
  readonly seconds: number;
}

/**
 * When each job begins, in seconds since the beginning, in the order of `jobs`, which are sorted by `askedAt`. Holders take
 * turns as in `platform/work/work-turns.ts`: start-time fair queueing, of equal turns the one that was asked for first.
 */
export function simulateQueue(jobs: readonly Job[], slots: number): readonly number[] {
  const begins = new Array<number>(jobs.length).fill(0);
  const waiting = new OrderedPriceHeap();
  const freeSlots = new OrderedPriceHeap();
  const freeAt = new Array<number>(slots).fill(0);
  for (let slot = 0; slot < slots; slot += 1) freeSlots.push(slot, 0);
  const turns: number[] = [];
  const lastTurns = new Map<number, number>();
  let begun = 0;
  let admitted = 0;
  for (let served = 0; served < jobs.length; served += 1) {
    const slot = freeSlots.pop();
    const arrival = jobs[admitted]?.askedAt ?? 0;
    const now = waiting.size > 0 ? (freeAt[slot] ?? 0) : Math.max(freeAt[slot] ?? 0, arrival);
    for (let next = jobs[admitted]; next !== undefined && next.askedAt <= now; next = jobs[admitted]) {
      const turn = Math.max((lastTurns.get(next.holder) ?? -1) + 1, begun);
      lastTurns.set(next.holder, turn);
      turns.push(turn);
      waiting.push(admitted, turn);
      admitted += 1;
    }
    const index = waiting.pop();
    begun = Math.max(begun, turns[index] ?? 0);
    begins[index] = now;
    freeAt[slot] = now + (jobs[index]?.seconds ?? 0);
    freeSlots.push(slot, freeAt[slot] ?? 0);
  }
  return begins;
}

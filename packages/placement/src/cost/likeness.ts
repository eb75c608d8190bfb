import type { Layout } from "../layout/layout.ts";
import { anchorOf } from "../problem/anchor-of.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";

/** Farther than this from where the model has it, a part costs no more: it first has to find the others. */
const FAR = 6_000_000;
/** A part turned otherwise than in the model costs as much as one this far off. */
const MISTURNED = 1_500_000;

/**
 * How far repeated channels are from being arranged alike: for every part of every further instance its distance from where
 * it would stand about its anchor as the same part of the first instance stands about its own, turned as the anchors are.
 */
export class Likeness {
  readonly #layout: Layout;
  /** Per entry: part and anchor of the first instance, the same of a copy. */
  readonly #entries: Int32Array;
  readonly #entriesOfPart: readonly Int32Array[];
  readonly #seen: Int32Array;
  #question = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { channels, partCount } = layout.problem;
    const entries: number[] = [];
    const ofPart = Array.from({ length: partCount }, (): number[] => []);
    for (const [first, ...copies] of channels) {
      if (!first) continue;
      const anchor = anchorOf(layout.problem, first);
      for (const copy of copies)
        for (const [column, part] of copy.entries()) {
          if (column === anchor) continue;
          const entry = [first[column]!, first[anchor]!, part, copy[anchor]!];
          for (const member of entry) ofPart[member]!.push(entries.length / 4);
          entries.push(...entry);
        }
    }
    this.#entries = Int32Array.from(entries);
    this.#entriesOfPart = ofPart.map((list) => Int32Array.from(list));
    this.#seen = new Int32Array(entries.length / 4);
  }

  /** In nanometres. */
  total(): number {
    let unlikeness = 0;
    for (let entry = 0; entry < this.#seen.length; entry += 1) unlikeness += this.#of(entry);
    return unlikeness;
  }

  /** What of the total these parts have to do with. */
  around(parts: Int32Array, count: number): number {
    this.#question += 1;
    const question = this.#question;
    let unlikeness = 0;
    for (let index = 0; index < count; index += 1) {
      const entries = this.#entriesOfPart[parts[index]!]!;
      for (let rank = 0; rank < entries.length; rank += 1) {
        const entry = entries[rank]!;
        if (this.#seen[entry] === question) continue;
        this.#seen[entry] = question;
        unlikeness += this.#of(entry);
      }
    }
    return unlikeness;
  }

  #of(entry: number): number {
    const { x, y, pose, problem } = this.#layout;
    const { turns } = problem;
    const at = entry * 4;
    const part = this.#entries[at]!;
    const anchor = this.#entries[at + 1]!;
    const copy = this.#entries[at + 2]!;
    const copyAnchor = this.#entries[at + 3]!;
    // Turned over it would be a mirror image.
    if (pose[part]! >= OWN_SIDE_POSES || pose[copy]! >= OWN_SIDE_POSES) return FAR;
    const turn =
      (turns[copyAnchor]! + pose[copyAnchor]! - turns[anchor]! - pose[anchor]! + 2 * OWN_SIDE_POSES) % OWN_SIDE_POSES;
    let dx = x[part]! - x[anchor]!;
    let dy = y[part]! - y[anchor]!;
    for (let step = 0; step < turn; step += 1) {
      const before = dx;
      dx = dy;
      dy = -before;
    }
    const off = Math.abs(x[copy]! - x[copyAnchor]! - dx) + Math.abs(y[copy]! - y[copyAnchor]! - dy);
    const isTurned = (turns[copy]! + pose[copy]! - turns[part]! - pose[part]! - turn) % OWN_SIDE_POSES !== 0;
    return Math.min(FAR, off) + (isTurned ? MISTURNED : 0);
  }
}

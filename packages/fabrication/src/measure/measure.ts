import type { Nm, Point } from "@tracewright/geometry";

/** A length found in the produced files, and where. */
export interface Found {
  readonly value: Nm;
  readonly at: Point;
  /** "L1" … for copper, otherwise the board's layer ("F.SilkS", "B.Mask"); none for holes. */
  readonly layer?: string;
}

/** What was measured of one kind: the least found, and every place below the limit. */
export interface Measure {
  /** Undefined when there is nothing of the kind, or nothing near enough to matter. */
  readonly least?: Found;
  readonly tooSmall: readonly Found[];
}

/** Files hold whole nanometres, but arcs become chords and inches get rounded. */
export const MEASURING_ERROR: Nm = 1_000;

/** Collects findings and keeps the least; lists of those below the limit end at `MAX_PLACES`. */
export class Least {
  private least: Found | undefined;
  private readonly tooSmall: Found[] = [];
  private readonly limit: Nm;

  constructor(limit: Nm) {
    this.limit = limit;
  }

  get value(): Nm {
    return this.least?.value ?? Number.POSITIVE_INFINITY;
  }

  add(found: Found): void {
    if (found.value < this.value) this.least = found;
    if (found.value < this.limit - MEASURING_ERROR && this.tooSmall.length < MAX_PLACES) this.tooSmall.push(found);
  }

  measure(): Measure {
    const tooSmall = this.tooSmall.toSorted((a, b) => a.value - b.value);
    return { ...(this.least ? { least: this.least } : {}), tooSmall };
  }
}

const MAX_PLACES = 10_000;

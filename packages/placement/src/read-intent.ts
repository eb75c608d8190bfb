import { type Circuit, type Component, toMm } from "@tracewright/board";

/** What a schematic tells of parts beyond their nets. */
export interface Intent {
  /** How far apart the symbols are drawn, in millimetres of paper; 0 where the schematic does not know a part. */
  drawnApart(reference: string, other: string): number;
  /** Whether the pin takes power; undefined where the schematic does not know it. */
  takesPower(reference: string, pin: string): boolean | undefined;
}

/** Symbols on different sheets count as this far apart, in millimetres: the width of an A3 sheet. */
const OTHER_SHEET = 420;

/** Without a schematic nothing is known, and every question has the answer that decides nothing. */
export function readIntent(circuit: Circuit | undefined): Intent {
  const byReference = new Map<string, Component>(circuit?.components.map((entry) => [entry.reference, entry]));
  return {
    drawnApart(reference, other) {
      const [a, b] = [byReference.get(reference), byReference.get(other)];
      if (!a || !b) return 0;
      if (a.sheet !== b.sheet) return OTHER_SHEET;
      return toMm(Math.abs(a.position.x - b.position.x) + Math.abs(a.position.y - b.position.y));
    },
    takesPower(reference, pin) {
      const type = byReference.get(reference)?.pins.find(({ number }) => number === pin)?.electricalType;
      return type === undefined ? undefined : type === "power-in";
    },
  };
}

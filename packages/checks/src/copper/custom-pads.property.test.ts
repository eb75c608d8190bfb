import type { PadShape } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { boardWith, footprint, smdPad, track } from "../testing/board-builder.ts";

const PEN = 0.4;
const WIDTH = 0.2;

/** A ring about the pad's anchor, radius in millimetres. */
function ringPad(radius: number): PadShape {
  return {
    kind: "custom",
    anchor: "circle",
    size: { width: fromMm(PEN), height: fromMm(PEN) },
    primitives: [
      { shape: { kind: "circle", center: { x: 0, y: 0 }, radius: fromMm(radius) }, width: fromMm(PEN), filled: false },
    ],
    clearanceOutline: "outline",
  };
}

/** Clearance errors of a track of another net that passes outside the ring, `gap` millimetres from its rim. */
function errorsAt({ radius, share, gap }: { radius: number; share: number; gap: number }): number {
  const angle = 2 * Math.PI * share;
  const away = radius + PEN / 2 + gap + WIDTH / 2;
  const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)];
  const [dx, dy] = [-0.5 * Math.sin(angle), 0.5 * Math.cos(angle)];
  const pad = smdPad("1", "A", 0, 0, { shape: ringPad(radius) });
  const board = boardWith({
    footprints: [footprint("M1", 20, 15, [pad])],
    tracks: [track("t", "B", [20 + x - dx, 15 + y - dy], [20 + x + dx, 15 + y + dy])],
  });
  return checkBoard(board).findings.filter(({ rule }) => rule === "clearance").length;
}

// KiCad measures from chords around the ring whose corners lie up to 5 µm outside of it.
it("finds a track that passes a ring too near as KiCad draws it, wherever around it, and none that keeps the rule", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (radius, share) => {
        expect(errorsAt({ radius, share, gap: 0.2 + 0.001 })).toBe(1);
        expect(errorsAt({ radius, share, gap: 0.2 + 0.012 })).toBe(0);
      },
    ),
    { numRuns: 100 },
  );
});

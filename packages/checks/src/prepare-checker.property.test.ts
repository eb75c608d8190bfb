import type { Finding, Track, Via } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { prepareChecker } from "./prepare-checker.ts";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "./testing/board-builder.ts";

const millimetre = fc.integer({ min: 1, max: 120 }).map((tenths) => tenths / 10);
const net = fc.constantFrom("A", "B", "C");
const tracks: fc.Arbitrary<Track[]> = fc
  .array(fc.tuple(net, millimetre, millimetre, millimetre, millimetre, fc.boolean()), { maxLength: 12 })
  .map((all) =>
    all.map(([name, x, y, toX, toY, back], index) =>
      track(`t${index}`, name, [x, y], [toX, toY], { layer: back ? "B.Cu" : "F.Cu" }),
    ),
  );
const vias: fc.Arbitrary<Via[]> = fc
  .array(fc.tuple(net, millimetre, millimetre), { maxLength: 6 })
  .map((all) => all.map(([name, x, y], index) => via(`v${index}`, name, x, y)));

const fixed = {
  footprints: [
    footprint("R1", 4, 4, [smdPad("1", "A", 0, 0), smdPad("2", "B", 2, 0)], { rotation: 30 }),
    footprint("J1", 9, 9, [throughPad("1", "A", 0, 0), throughPad("2", "C", 2.54, 0)], { clearance: fromMm(0.3) }),
  ],
  zones: [
    zone("pour", "C", [6, 1, 11, 4]),
    zone("area", undefined, [1, 8, 4, 11], {
      keepout: { tracks: true, vias: true, pads: false, pours: false, footprints: false },
    }),
  ],
};

/** Findings without order and without what only a whole board can tell. */
function keysOf(findings: readonly Finding[], moving: ReadonlySet<string>): string[] {
  const whole = ["track_dangling", "via_dangling", "unconnected_items", "invalid_outline"];
  return findings
    .filter(({ rule, items }) => !whole.includes(rule) && items.some((id) => moving.has(id)))
    .map(({ rule, items, layer }) => `${rule} ${layer} ${[...items].sort().join(" ")}`)
    .sort();
}

describe("prepareChecker", () => {
  it("finds in tracks and vias handed to it what a check of the whole board finds", () => {
    const checker = prepareChecker(boardWith(fixed));
    fc.assert(
      fc.property(tracks, vias, (someTracks, someVias) => {
        const moving = new Set<string>([...someTracks, ...someVias].map(({ id }) => id));
        const whole = checkBoard(boardWith({ ...fixed, tracks: someTracks, vias: someVias })).findings;
        expect(keysOf(checker.checkCopper(someTracks, someVias), moving)).toEqual(keysOf(whole, moving));
      }),
      { numRuns: 150 },
    );
  });

  it("leaves the board's own tracks out", () => {
    const board = boardWith({ ...fixed, tracks: [track("old", "B", [1, 13], [9, 13])] });
    expect(prepareChecker(board).checkCopper([track("new", "A", [1, 13.1], [9, 13.1])], [])).toEqual([]);
  });

  it("answers the same again", () => {
    const checker = prepareChecker(boardWith(fixed));
    const copper = [track("t", "B", [1, 4], [11, 4])];
    expect(checker.checkCopper(copper, [])).toEqual(checker.checkCopper(copper, []));
  });
});

import { type Board, itemId, type Track, trackSolids, type Via } from "@tracewright/board";
import { areNearer, areTouching, fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { CopperProbe } from "./copper-probe.ts";

const millimetre = fc.integer({ min: 1, max: 240 }).map((steps) => steps / 20);
const place = fc.tuple(millimetre, millimetre);
const net = fc.constantFrom("A", "B", "C");
const layer = fc.constantFrom("F.Cu" as const, "B.Cu" as const);
const board: fc.Arbitrary<Board> = fc
  .record({
    tracks: fc.array(fc.tuple(net, place, place, layer), { maxLength: 6 }),
    vias: fc.array(fc.tuple(net, place), { maxLength: 4 }),
  })
  .map(({ tracks, vias }) =>
    boardWith({
      footprints: [
        footprint("R1", 4, 4, [smdPad("1", "A", 0, 0), smdPad("2", "B", 2, 0)], { rotation: 30 }),
        footprint("J1", 9, 9, [throughPad("1", "A", 0, 0), throughPad("2", "C", 2.54, 0)], { clearance: fromMm(0.3) }),
      ],
      zones: [
        zone("area", undefined, [1, 8, 4, 11], {
          keepout: { tracks: true, vias: true, pads: false, pours: false, footprints: false },
        }),
      ],
      tracks: tracks.map(([name, from, to, on], index) => track(`t${index}`, name, from, to, { layer: on })),
      vias: vias.map(([name, [x, y]], index) => via(`v${index}`, name, x, y)),
    }),
  );
const added: fc.Arbitrary<Track> = fc
  .tuple(net, place, place, layer)
  .map(([name, from, to, on]) => track("new", name, from, to, { layer: on }));
const addedVia: fc.Arbitrary<Via> = fc.tuple(net, place).map(([name, [x, y]]) => via("new", name, x, y));

/** Rules about what a thing is, not about what is near it. */
const OWN = ["track_dangling", "via_dangling", "unconnected_items", "invalid_outline", "track_width", "annular_width"];

function isFound(on: Board, more: Partial<Pick<Board, "tracks" | "vias">>): boolean {
  const whole = {
    ...on,
    tracks: [...on.tracks, ...(more.tracks ?? [])],
    vias: [...on.vias, ...(more.vias ?? [])],
  };
  return checkBoard(whole).findings.some(({ rule, items }) => !OWN.includes(rule) && items.includes(itemId("new")));
}

describe("a probe of a board's copper", () => {
  it("calls a track clear only where a check of the whole board finds nothing", () => {
    fc.assert(
      fc.property(board, added, (on, one) => {
        fc.pre(one.start.x !== one.end.x || one.start.y !== one.end.y);
        const isClear = new CopperProbe(on).isTrackClear(one);
        if (isClear) expect(isFound(on, { tracks: [one] })).toBe(false);
        // A little wider than the tolerance of a check, so that what stands exactly at the limit is beyond it.
        else expect(isFound(on, { tracks: [{ ...one, width: one.width + 2_000 }] })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("calls a via clear only where a check of the whole board finds nothing", () => {
    fc.assert(
      fc.property(board, addedVia, (on, one) => {
        const isClear = new CopperProbe(on).isViaClear(one);
        if (isClear) expect(isFound(on, { vias: [one] })).toBe(false);
        else {
          const larger = { ...one, diameter: one.diameter + 2_000, drill: one.drill + 2_000 };
          expect(isFound(on, { vias: [larger] })).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lists for a box what a track within it is clear of just where it is clear", () => {
    fc.assert(
      fc.property(board, added, (on, one) => {
        const probe = new CopperProbe(on);
        const around = fromMm(1);
        const box = {
          minX: Math.min(one.start.x, one.end.x) - around,
          minY: Math.min(one.start.y, one.end.y) - around,
          maxX: Math.max(one.start.x, one.end.x) + around,
          maxY: Math.max(one.start.y, one.end.y) + around,
        };
        const own = trackSolids(one);
        const isNear = probe
          .obstaclesIn(box, one)
          .some(({ solid, keep }) => own.some((mine) => areNearer(mine, solid, keep) || areTouching(mine, solid)));
        expect(isNear).toBe(!probe.isTrackClear(one));
      }),
      { numRuns: 200 },
    );
  });

  it("names what is in the way, and passes over what it is told to", () => {
    fc.assert(
      fc.property(board, added, (on, one) => {
        const probe = new CopperProbe(on);
        const blockers = probe.aroundTrack(one);
        expect(blockers.length === 0).toBe(probe.isTrackClear(one));
        expect(
          probe.aroundTrack(one, new Set(blockers.map(({ id }) => id))).every(({ kind }) => kind !== "copper"),
        ).toBe(true);
      }),
    );
  });
});

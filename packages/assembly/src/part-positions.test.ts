import { emptyBoard, type Footprint, flipFootprint, padCenter } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemblyParts } from "./assembly-parts.ts";
import { partPositions, type ReelCorrections } from "./part-positions.ts";
import { boardOf, circuitOf, drawnPart, placedPart, smdPad } from "./testing/assembly-design.ts";

function positionOf(footprint: Footprint, reels?: ReelCorrections) {
  return partPositions(assemblyParts({ board: boardOf(footprint) }), reels)[0]!;
}

describe("positions of parts", () => {
  it("are the middle of the box about the pads, wherever the footprint has its origin and however it is turned", () => {
    const pads = [smdPad("1", 0, 0), smdPad("2", 4, 0), smdPad("3", 4, 2)];
    expect(positionOf(placedPart("U1", { pads })).position).toEqual({ x: fromMm(12), y: fromMm(11) });
    expect(positionOf(placedPart("U1", { pads, rotation: 90 })).position).toEqual({ x: fromMm(11), y: fromMm(8) });
  });

  it("do not count holes without copper and windows for paste", () => {
    const pads = [
      smdPad("1", -1, 0),
      smdPad("2", 1, 0),
      smdPad("", 9, 9, { kind: "npth", layers: ["*.Cu", "*.Mask"] }),
      smdPad("", 9, 0, { layers: ["F.Paste"] }),
    ];
    expect(positionOf(placedPart("U1", { pads })).position).toEqual({ x: fromMm(10), y: fromMm(10) });
  });

  it("leave out what is not populated or excluded, what stands on no board, and fiducials", () => {
    const board = boardOf(
      placedPart("R1"),
      placedPart("R2", { attributes: { excludeFromPositionFiles: true } }),
      placedPart("R3", { attributes: { doNotPopulate: true, excludeFromBom: true } }),
      placedPart("FID1"),
      placedPart("R4", { attributes: { excludeFromBom: true } }),
    );
    expect(partPositions(assemblyParts({ board })).map(({ reference }) => reference)).toEqual(["R1", "R4"]);
    const circuit = circuitOf(drawnPart("R1", { onBoard: false }), drawnPart("R4"), drawnPart("R9"));
    expect(partPositions(assemblyParts({ board, circuit })).map(({ reference }) => reference)).toEqual(["R4"]);
  });

  it("turn a part by what its reel wants, by the number of the supplier and never by the footprint", () => {
    const reels = new Map([["C7", { rotation: 270 }]]);
    const known = placedPart("U1", { rotation: 180, properties: { LCSC: "C7" } });
    expect(positionOf(known, reels).rotation).toBe(90);
    expect(positionOf(placedPart("U1", { rotation: 180, properties: { LCSC: "C8" } }), reels).rotation).toBe(180);
  });

  it("lie as far off the middle of the pads as the reel says, turned along with the part, on either side", () => {
    const reels = new Map([["C7", { rotation: 0, offset: { x: fromMm(1), y: fromMm(2) } }]]);
    const properties = { LCSC: "C7" };
    expect(positionOf(placedPart("U1", { properties }), reels).position).toEqual({ x: fromMm(11), y: fromMm(12) });
    const turned = placedPart("U1", { properties, rotation: 90 });
    expect(positionOf(turned, reels).position).toEqual({ x: fromMm(12), y: fromMm(9) });
    // Half a turn seen from behind is a mirroring of y as seen from the front.
    const behind = flipFootprint(placedPart("U1", { properties }), emptyBoard());
    const { x, y } = positionOf(behind).position;
    const [corner, moved] = [padCenter(behind, behind.pads[0]!), positionOf(behind, reels).position];
    expect([moved.x - x, moved.y - y].map(Math.abs)).toEqual([fromMm(1), fromMm(2)]);
    const upright = placedPart("U1", { properties });
    const drawn = padCenter(upright, upright.pads[0]!);
    // To the left of it in the drawing, as seen by who looks at it, is to the left of it.
    expect(Math.sign(corner.x - x) * Math.sign(moved.x - x)).toBe(Math.sign(drawn.x - fromMm(10)));
  });

  /**
   * The library's drawing, turned counter-clockwise by the answer about its own middle, is what a person sees who looks at
   * the part: from the front as it is, from the back with left and right exchanged.
   */
  it("say of every part on either side how it lies to whoever looks at it", () => {
    const pads = [smdPad("1", -3, -2), smdPad("2", 5, 0), smdPad("3", 0, 4)];
    const quarter = fc.integer({ min: 0, max: 719 }).map((half) => half / 2);
    fc.assert(
      fc.property(quarter, fc.boolean(), (rotation, isBehind) => {
        const upright = placedPart("U1", { pads, rotation });
        const part = isBehind ? flipFootprint(upright, emptyBoard()) : upright;
        const answer = positionOf(part);
        expect(answer.side).toBe(isBehind ? "back" : "front");
        const radians = (answer.rotation * Math.PI) / 180;
        const drawn = pads.map(({ position: { x, y } }) => ({
          x: x * Math.cos(radians) + y * Math.sin(radians),
          y: -x * Math.sin(radians) + y * Math.cos(radians),
        }));
        const seen = part.pads.map((pad) => {
          const { x, y } = padCenter(part, pad);
          return { x: isBehind ? -x : x, y };
        });
        for (const index of [1, 2]) {
          expect(seen[index]!.x - seen[0]!.x).toBeCloseTo(drawn[index]!.x - drawn[0]!.x, -1);
          expect(seen[index]!.y - seen[0]!.y).toBeCloseTo(drawn[index]!.y - drawn[0]!.y, -1);
        }
      }),
    );
  });
});

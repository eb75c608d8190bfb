import { describe, expect, it } from "vitest";
import { itemId } from "../records/ids.ts";
import type { Pad, PadShape } from "../records/pad.ts";
import { aPad } from "../testing/index.ts";
import { padPourAnchors } from "./pad-pour-anchors.ts";

const SIZE = { width: 1_000_000, height: 600_000 };

function pad(shape: PadShape, more: Partial<Pad> = {}): Pad {
  return aPad({
    id: itemId("p"),
    shape,
    ...more,
  });
}

function anchorsOf(shape: PadShape, more: Partial<Pad> = {}, rotation = 0): string[] | undefined {
  return padPourAnchors({ position: { x: 0, y: 0 }, rotation }, pad(shape, more))
    ?.map(({ x, y }) => `${Math.round(x / 1_000)} ${Math.round(y / 1_000)}`)
    .sort();
}

describe("the places where a pour joins a pad", () => {
  it.each(["rect", "oval"] as const)("are the middle and the middles of the sides of a %s", (kind) => {
    expect(anchorsOf({ kind, size: SIZE })).toEqual(["-500 0", "0 -300", "0 0", "0 300", "500 0"]);
  });

  it("lie between the axes on a round pad", () => {
    const diagonal = ["-354 -354", "-354 354", "0 0", "354 -354", "354 354"];
    expect(anchorsOf({ kind: "circle", diameter: 1_000_000 })).toEqual(diagonal);
  });

  it("turn with the pad and with the part", () => {
    const turned = ["-150 -260", "-433 250", "0 0", "150 260", "433 -250"];
    expect(anchorsOf({ kind: "rect", size: SIZE }, { rotation: 30 })).toEqual(turned);
    expect(anchorsOf({ kind: "rect", size: SIZE }, {}, 30)).toEqual(turned);
  });

  it("are the hole and the rim of copper that is shifted against it", () => {
    const places = anchorsOf({ kind: "rect", size: SIZE }, { offset: { x: 700_000, y: 0 } });
    expect(places).toEqual(["0 0", "1200 0", "200 0", "700 -300", "700 300"]);
  });

  it("are not known of custom pads and of pads that differ by layer", () => {
    const custom: PadShape = {
      kind: "custom",
      anchor: "rect",
      size: SIZE,
      primitives: [],
      clearanceOutline: "outline",
    };
    expect(anchorsOf(custom)).toBeUndefined();
    expect(anchorsOf({ kind: "rect", size: SIZE }, { layerShapes: { "B.Cu": custom } })).toBeUndefined();
  });
});

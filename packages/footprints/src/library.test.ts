import { footprintCourtyard, type Graphic, padBox, padSolids } from "@tracewright/board";
import {
  AT_ORIGIN,
  type Box,
  boxOfPoints,
  fromMm,
  joinBoxes,
  shapePath,
  shapeSolids,
  solidDistance,
  toMm,
} from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { findFootprint, listFootprints } from "./find-footprint.ts";
import type { LibraryFootprint } from "./pattern/draw-footprint.ts";

const MASK_GAP = fromMm(0.1);
const COPPER_GAP = fromMm(0.15);
/** Below this pitch the parts themselves bring their leads nearer than 0.15 mm plus what a land needs. */
const FINE_PITCH = 0.5;

const all = listFootprints().map((name): [string, LibraryFootprint] => {
  const found = findFootprint(name);
  if (!found) throw new Error(`${name} is listed and cannot be built`);
  return [name, found];
});

describe.each(all)("%s", (name, { footprint, height, source, description }) => {
  const copper = footprint.pads.filter(({ layers }) => layers.some((layer) => layer.endsWith(".Cu")));
  const box = boxAll(copper.map((pad) => padBox(AT_ORIGIN, pad)));
  const layer = (id: Graphic["layer"]): Graphic[] => footprint.graphics.filter((graphic) => graphic.layer === id);

  it("says what it is and where its numbers are from", () => {
    expect(footprint.library.endsWith(`:${name}`)).toBe(true);
    expect(source.length).toBeGreaterThan(8);
    expect(description.length).toBeGreaterThan(8);
    if (height === undefined) return;
    expect(height).toBeGreaterThanOrEqual(0);
    expect(toMm(height)).toBeLessThan(25);
  });

  it("has copper under every number, one piece of copper for each place", () => {
    const numbers = new Set(copper.map(({ number }) => number));
    // The drain's four leads of a transistor for power are one land.
    const pins = name.startsWith("TDSON-8") ? 5 : Number(/^(?:[A-Z]+-|DIP-)(\d+)/.exec(name)?.[1] ?? 0);
    for (let pin = 1; pin <= pins && /^[A-Z]*(SOIC|SOP|SO|QFP|QFN|DFN|SON|DIP)-/.test(name); pin += 1)
      expect(numbers).toContain(`${pin}`);
    expect(new Set(footprint.pads.map(({ id }) => id)).size).toBe(footprint.pads.length);
  });

  it("keeps pads of different numbers apart", () => {
    const pitch = Number(/_P(\d+(?:\.\d+)?)mm/.exec(name)?.[1] ?? 1);
    const allowed = pitch < FINE_PITCH ? fromMm(0.1) : COPPER_GAP;
    for (const [index, a] of copper.entries())
      for (const b of copper.slice(index + 1)) {
        if (a.number === b.number && a.number !== "") continue;
        // Contacts that the plug joins stand on one land, one pad for each number.
        if (a.position.x === b.position.x && a.position.y === b.position.y) continue;
        if (!boxesWithin(padBox(AT_ORIGIN, a), padBox(AT_ORIGIN, b), allowed)) continue;
        for (const one of padSolids(AT_ORIGIN, a))
          for (const other of padSolids(AT_ORIGIN, b))
            expect(solidDistance(one, other), `${a.number} to ${b.number}`).toBeGreaterThanOrEqual(allowed - 1);
      }
  });

  it("has a closed courtyard about pads and body", () => {
    const { front, derived, malformed } = footprintCourtyard(footprint);
    expect({ derived, malformed, count: front.length }).toEqual({ derived: false, malformed: false, count: 1 });
    const yard = boxOfPoints(front[0]?.outer ?? []);
    const body = boxAll(layer("F.Fab").map(({ shape }) => boxOfPoints(shapePath(shape))));
    const inside = joinBoxes([box, body]);
    if (!yard || !inside) throw new Error("there is nothing to compare");
    const excess = Math.min(
      inside.minX - yard.minX,
      inside.minY - yard.minY,
      yard.maxX - inside.maxX,
      yard.maxY - inside.maxY,
    );
    expect(toMm(excess)).toBeGreaterThanOrEqual(0.149);
    expect(toMm(excess)).toBeLessThanOrEqual(1.02);
  });

  it("draws no silkscreen on mask openings, and all of it but the reference within the courtyard", () => {
    const yard = boxOfPoints(footprintCourtyard(footprint).front[0]?.outer ?? []);
    const opened = footprint.pads.filter(({ layers }) => layers.some((id) => id === "F.Mask" || id === "*.Mask"));
    for (const { shape, stroke } of layer("F.SilkS")) {
      const drawn = boxOfPoints(shapePath(shape));
      if (!drawn || !yard) throw new Error("an empty drawing");
      const half = stroke.width / 2;
      expect(drawn.minX - half).toBeGreaterThanOrEqual(yard.minX);
      expect(drawn.minY - half).toBeGreaterThanOrEqual(yard.minY);
      expect(drawn.maxX + half).toBeLessThanOrEqual(yard.maxX);
      expect(drawn.maxY + half).toBeLessThanOrEqual(yard.maxY);
      for (const pad of opened)
        for (const line of shapeSolids(shape, { width: stroke.width, filled: false }))
          for (const solid of padSolids(AT_ORIGIN, pad))
            expect(solidDistance(line, solid) - (pad.solderMaskMargin ?? 0), pad.number).toBeGreaterThanOrEqual(
              MASK_GAP - 1000,
            );
    }
  });

  it("carries its reference on the silkscreen and its body on Fab", () => {
    expect(footprint.texts.some(({ role, layer: on }) => role === "reference" && on === "F.SilkS")).toBe(true);
    expect(layer("F.Fab").length).toBeGreaterThan(0);
  });
});

describe("the library", () => {
  it("lists every name once", () => {
    const names = listFootprints();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(200);
  });

  it("marks on the silkscreen which way round parts of many pins go", () => {
    const unmarked = all
      .filter(([name]) => /^(SOIC|SSOP|TSSOP|QFN|DFN|LQFP|TQFP|SOT|BGA|DIP|PinHeader|LED|D_S|CP_)/.test(name))
      // An 0201 or 0402 has no room beside its lands.
      .filter(([name]) => !/_0[24]0[12]_/.test(name))
      .filter(([, { footprint }]) => footprint.graphics.every(({ layer }) => layer !== "F.SilkS"));
    expect(unmarked.map(([name]) => name)).toEqual([]);
  });

  it("finds sizes that are not listed by what their names say", () => {
    const found = findFootprint("Package_DFN_QFN:QFN-36-1EP_5x6mm_P0.5mm_EP3.6x4.6mm")?.footprint;
    expect(new Set(found?.pads.map(({ number }) => number).filter(Boolean)).size).toBe(37);
    expect(findFootprint("PinHeader_1x23_P2.54mm_Vertical")?.footprint.pads).toHaveLength(23);
  });

  it("knows no part that cannot be", () => {
    for (const name of [
      "QFN-32-1EP_3x3mm_P0.5mm_EP1x1mm",
      "QFN-32-1EP_5x5mm_P0.5mm_EP4.9x4.9mm",
      "SOIC-80_3.9x4.9mm_P1.27mm",
      "LQFP-48_7x7mm_P0.3mm",
      "PinHeader_1x99_P2.54mm_Vertical",
      "constructor",
      "",
    ])
      expect(findFootprint(name), name).toBeUndefined();
  });

  it("draws parts of two alike terminals the same both ways round", () => {
    for (const [name, { footprint }] of all.filter(([candidate]) => /^(R|C|L|Fuse)_\d{4}/.test(candidate))) {
      const [first, second] = footprint.pads;
      expect(first?.position.x, name).toBe(-(second?.position.x ?? 0));
      expect(first?.shape).toEqual(second?.shape);
    }
  });
});

function boxesWithin(a: Box, b: Box, distance: number): boolean {
  return (
    a.minX - b.maxX < distance && b.minX - a.maxX < distance && a.minY - b.maxY < distance && b.minY - a.maxY < distance
  );
}

function boxAll(boxes: readonly (Box | undefined)[]): Box {
  const joined = joinBoxes(boxes.filter((each) => each !== undefined));
  if (!joined) throw new Error("there is nothing to put a box about");
  return joined;
}

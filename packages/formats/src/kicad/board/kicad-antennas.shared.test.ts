import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { antennaAreas, antennaModuleOf } from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { readKicadFootprint } from "./read-kicad-footprint.ts";

/** KiCad's own modules, whose rule areas say what their antennas need: ours, made without them, are held against those. */
const LIBRARY = "/usr/share/kicad/footprints/RF_Module.pretty";
const names = existsSync(LIBRARY) ? readdirSync(LIBRARY).map((name) => name.replace(".kicad_mod", "")) : [];
const modules = names.flatMap((name) => {
  const text = readFileSync(join(LIBRARY, `${name}.kicad_mod`));
  const { footprint } = readKicadFootprint({ fileName: `${name}.kicad_mod`, text, library: "RF_Module" });
  return footprint?.zones.some(({ keepout }) => keepout) && antennaModuleOf(footprint) ? [{ name, footprint }] : [];
});
/** Past the last pad KiCad's areas begin up to so far. */
const BESIDE_PADS = fromMm(1.2);

const outlines = (zones: readonly { readonly outline: readonly (readonly { x: number; y: number }[])[] }[]): Box[] =>
  zones.flatMap(({ outline }) => outline.flatMap((ring) => boxOfPoints(ring) ?? []));

describe.skipIf(modules.length === 0)("the antenna end of KiCad's modules (needs KiCad's footprints)", () => {
  test("is known of a good dozen", () => {
    expect(modules.length).toBeGreaterThanOrEqual(11);
  });

  test.each(modules)("$name", ({ footprint }) => {
    const [ours] = outlines(antennaAreas({ ...footprint, zones: [] }));
    const body = boxOfPoints(
      footprint.graphics.flatMap(({ layer, shape }) =>
        layer === "F.Fab" && shape.kind === "line" ? [shape.start, shape.end] : [],
      ),
    );
    const largest = outlines(footprint.zones).sort((a, b) => areaOf(b) - areaOf(a))[0];
    if (!ours || !body || !largest) throw new Error("there is an area of each");
    const theirs = {
      minX: Math.max(largest.minX, body.minX),
      maxX: Math.min(largest.maxX, body.maxX),
      minY: Math.max(largest.minY, body.minY),
      maxY: Math.min(largest.maxY, body.maxY),
    };
    const short = [
      ours.minX - theirs.minX,
      ours.minY - theirs.minY,
      theirs.maxX - ours.maxX,
      theirs.maxY - ours.maxY,
    ].map(toMm);
    expect(Math.max(...short)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(ours.maxY - largest.maxY) <= BESIDE_PADS || Math.abs(ours.minY - largest.minY) <= BESIDE_PADS).toBe(
      true,
    );
  });
});

function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}

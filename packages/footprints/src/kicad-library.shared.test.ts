import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readKicadFootprint } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { findFootprint, listFootprints } from "./find-footprint.ts";
import { differencesBetween, padDifferences } from "./testing/compare-footprints.ts";
import { DIFFERENCES, differsOnPurpose } from "./testing/differs-on-purpose.ts";

/**
 * Every built-in size beside the one of its name in KiCad's own library (Debian's `kicad-footprints`), which other people have
 * drawn from other sources: numbers, places, sizes and drills of pads within 0.05 mm, courtyards within 0.25 mm.
 * Nothing of theirs is kept here; without the library installed there is nothing to compare with.
 */
const LIBRARY = process.env.KICAD6_FOOTPRINT_DIR ?? "/usr/share/kicad/footprints";
const TOLERANCE_MM = 0.05;

/** Sizes beyond the listed ones, built from the measures in their names: so many of KiCad's own come out much the same. */
const MIN_SHARE_OF_OTHERS = 0.9;
const TOLERANCE_OF_OTHERS_MM = 0.15;

/**
 * Of everything that our families build under a name of KiCad's: how many of a library's pads are where KiCad has them, within
 * `TOLERANCE_MM`. All, but where KiCad's are single makers' drawings and ours a standard's whole range.
 */
const MIN_EQUAL: Readonly<Record<string, number>> = {
  Capacitor_SMD: 0.86,
  Capacitor_THT: 0.7,
  MountingHole: 0.98,
  Package_BGA: 0.82,
  Package_DFN_QFN: 0.62,
  Package_QFP: 0.74,
  Package_SO: 0.41,
  Package_SON: 0.29,
  Package_TO_SOT_SMD: 0.96,
  // The one module: KiCad's has holes and squares of paste as pads of its ground land.
  RF_Module: 0,
  Resistor_THT: 0.89,
};
/** Names of KiCad's own libraries that our families build; so many, and no fewer. */
const MIN_BUILT = 3_118;

/**
 * Packages that KiCad has under no such name; boards and the standards alone speak for them. Five of them are places for
 * two keyswitches and modules of one maker, which have tests of their own, and seven are parts that KiCad 6 lacks:
 * jacks, buttons and diodes of keyboards, the Pmod host, TS-1187A and SOT-583.
 */
const MAX_WITHOUT_COUNTERPART = 35;

const files = new Map(
  (existsSync(LIBRARY) ? globSync(`${LIBRARY}/*.pretty/*.kicad_mod`) : []).map((file) => [
    `${basename(dirname(file), ".pretty")}:${basename(file, ".kicad_mod")}`,
    file,
  ]),
);

describe.skipIf(files.size === 0)("beside KiCad's installed library", () => {
  const known = listFootprints();
  const compared = known.flatMap((name) => differencesOf(name) ?? []);

  it("has a counterpart for nearly every size", () => {
    expect(known.length - compared.length).toBeLessThanOrEqual(MAX_WITHOUT_COUNTERPART);
  });

  it("agrees in pads and courtyards, but for what differs on purpose", () => {
    const off = compared.filter(({ name, differences }) => differences.length > 0 && !differsOnPurpose(name));
    expect(off).toEqual([]);
  });

  it("builds sizes that are not listed as KiCad does, nine of ten", () => {
    const others = [...files.keys()].flatMap((library) => {
      const name = library.slice(library.indexOf(":") + 1);
      return known.includes(name) || findFootprint(name)?.footprint.library !== library ? [] : [name];
    });
    const off = others.filter(
      (name) => (differencesOf(name, TOLERANCE_OF_OTHERS_MM)?.differences.length ?? 0) > 0 && !differsOnPurpose(name),
    );
    expect(others.length).toBeGreaterThan(1_500);
    expect(1 - off.length / others.length, off.join(" ")).toBeGreaterThanOrEqual(MIN_SHARE_OF_OTHERS);
  });

  it("places and sizes the pads of all that we build as KiCad does, library by library", () => {
    const counts = new Map<string, { built: number; equal: number }>();
    for (const [library, file] of files) {
      const ours = findFootprint(library)?.footprint;
      if (ours?.library !== library) continue;
      const { footprint } = readKicadFootprint({ fileName: file, text: readFileSync(file, "utf8") });
      const isEqual = footprint !== undefined && padDifferences(ours, footprint, TOLERANCE_MM).length === 0;
      const nickname = library.slice(0, library.indexOf(":"));
      const count = counts.get(nickname) ?? { built: 0, equal: 0 };
      counts.set(nickname, { built: count.built + 1, equal: count.equal + (isEqual ? 1 : 0) });
    }
    const built = [...counts.values()].reduce((sum, count) => sum + count.built, 0);
    expect(built).toBeGreaterThan(MIN_BUILT);
    const short = [...counts].filter(([library, count]) => count.equal / count.built < (MIN_EQUAL[library] ?? 1));
    expect(short).toEqual([]);
  });

  it("has no excuse that no size needs", () => {
    const needed = compared.filter(({ differences }) => differences.length > 0).map(({ name }) => name);
    const idle = DIFFERENCES.filter(([names]) => !needed.some((name) => names.test(name))).map(
      ([names]) => names.source,
    );
    expect(idle).toEqual([]);
  });
});

function differencesOf(
  name: string,
  toleranceMm = TOLERANCE_MM,
): { name: string; differences: readonly string[] } | undefined {
  const ours = findFootprint(name)?.footprint;
  const file = ours && files.get(ours.library);
  if (!ours || !file) return undefined;
  const { footprint } = readKicadFootprint({ fileName: file, text: readFileSync(file, "utf8") });
  return { name, differences: footprint ? differencesBetween(ours, footprint, toleranceMm).slice(0, 3) : ["unread"] };
}

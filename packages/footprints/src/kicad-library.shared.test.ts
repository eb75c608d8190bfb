import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readKicadFootprint } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { findFootprint, listFootprints } from "./find-footprint.ts";
import { differencesBetween } from "./testing/compare-footprints.ts";
import { DIFFERENCES, differsOnPurpose } from "./testing/differs-on-purpose.ts";

/**
 * Every size of ours beside the one of its name in KiCad's own library (Debian's `kicad-footprints`), which other people have
 * drawn from other sources: numbers, places, sizes and drills of pads within 0.15 mm, courtyards within 0.25 mm.
 * Nothing of theirs is kept here; without the library installed there is nothing to compare with.
 */
const LIBRARY = process.env.KICAD6_FOOTPRINT_DIR ?? "/usr/share/kicad/footprints";
const TOLERANCE_MM = 0.15;

/** Sizes beyond the listed ones, built from the measures in their names: so many of KiCad's own come out the same. */
const LEAST_SHARE_OF_OTHERS = 0.9;

/** Packages that KiCad has under no such name; boards and the standards alone speak for them. */
const MOST_WITHOUT_COUNTERPART = 18;

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
    expect(known.length - compared.length).toBeLessThanOrEqual(MOST_WITHOUT_COUNTERPART);
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
    const off = others.filter((name) => (differencesOf(name)?.differences.length ?? 0) > 0 && !differsOnPurpose(name));
    expect(others.length).toBeGreaterThan(1_500);
    expect(1 - off.length / others.length, off.join(" ")).toBeGreaterThanOrEqual(LEAST_SHARE_OF_OTHERS);
  });

  it("has no excuse that no size needs", () => {
    const needed = compared.filter(({ differences }) => differences.length > 0).map(({ name }) => name);
    const idle = DIFFERENCES.filter(([names]) => !needed.some((name) => names.test(name))).map(
      ([names]) => names.source,
    );
    expect(idle).toEqual([]);
  });
});

function differencesOf(name: string): { name: string; differences: readonly string[] } | undefined {
  const ours = findFootprint(name)?.footprint;
  const file = ours && files.get(ours.library);
  if (!ours || !file) return undefined;
  const { footprint } = readKicadFootprint({ fileName: file, text: readFileSync(file, "utf8") });
  return { name, differences: footprint ? differencesBetween(ours, footprint, TOLERANCE_MM).slice(0, 3) : ["unread"] };
}

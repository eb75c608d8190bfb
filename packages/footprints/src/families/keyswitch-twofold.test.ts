import { describe, expect, it } from "vitest";
import { findLandPattern } from "../find-footprint.ts";
import type { Land } from "../pattern/land-pattern.ts";

const landsOf = (name: string): readonly Land[] => {
  const pattern = findLandPattern(name);
  if (!pattern) throw new Error(`${name} is in no family`);
  return pattern.lands;
};
const contacts = (name: string, x = 0, y = 0): string[] =>
  landsOf(name)
    .filter(({ pin }) => pin !== "")
    .map((land) => `${(land.x - x).toFixed(3)},${(land.y - y).toFixed(3)} ${land.side ?? "both"}`);

const CHOC = contacts("SW_Kailh_Choc_PG1350");
// KiCad's MX has contact 1, at (2.54, -5.08) from the middle, at the origin.
const MX = contacts("SW_Cherry_MX_1.00u_PCB", -2.54, 5.08);
const SOCKET = contacts("SW_Hotswap_Kailh_Choc_PG1350");
const turned = (place: string, [byX, byY]: readonly [number, number]): string => {
  const [x = 0, y = 0] = place.split(" ")[0]?.split(",").map(Number) ?? [];
  return `${(byX * x + 0).toFixed(3)},${(byY * y + 0).toFixed(3)} both`;
};

describe("a place for two switches", () => {
  it.each([
    ["SW_Cherry_MX_or_Kailh_Choc_PG1350", [...MX, ...CHOC]],
    ["SW_Kailh_Choc_PG1350_Reversible", [...CHOC, ...CHOC.map((place) => turned(place, [-1, 1]))]],
    ["SW_Hotswap_Kailh_Choc_PG1350_or_Soldered", [...SOCKET, ...CHOC.map((place) => turned(place, [-1, -1]))]],
  ])("%s has the contacts of both, where their makers have them, and no other", (name, expected) => {
    expect(new Set(contacts(name))).toEqual(new Set(expected));
    expect(new Set(landsOf(name).flatMap(({ pin }) => pin || []))).toEqual(new Set(["1", "2"]));
  });

  it("keeps a web of 0.25 mm between any two holes, and joins those of two pegs that would leave less", () => {
    for (const name of [
      "SW_Cherry_MX_or_Kailh_Choc_PG1350",
      "SW_Kailh_Choc_PG1350_Reversible",
      "SW_Hotswap_Kailh_Choc_PG1350_or_Soldered",
    ]) {
      const holes = landsOf(name).flatMap(({ drill, x, y }) =>
        drill === undefined ? [] : [{ x, y, radius: (typeof drill === "number" ? drill : drill.width) / 2 }],
      );
      for (const [index, a] of holes.entries())
        for (const b of holes.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius, name).toBeGreaterThanOrEqual(0.25);
    }
    const slots = landsOf("SW_Cherry_MX_or_Kailh_Choc_PG1350").flatMap(({ drill, x }) =>
      typeof drill === "object" ? [[x - drill.width / 2, x + drill.width / 2]] : [],
    );
    // From the inner rim of the MX's peg to the outer one of the Choc's.
    for (const [from = 0, to = 0] of slots)
      expect([Math.min(Math.abs(from), Math.abs(to)), Math.max(Math.abs(from), Math.abs(to))]).toEqual([
        expect.closeTo(4.23),
        expect.closeTo(6.45),
      ]);
    expect(slots).toHaveLength(2);
  });
});

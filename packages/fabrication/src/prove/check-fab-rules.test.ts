import { type Board, FAB_RULES, type FabId, fabRulesFor } from "@tracewright/board";
import { sampleBoard } from "@tracewright/formats/fuzzing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { writeFabFiles } from "../write-fab-files.ts";
import { proveFabFiles } from "./prove-fab-files.ts";

const board = sampleBoard();

function verdictOn(of: Board, fab: FabId = "jlcpcb", preset: "x2" | "jlc" = "x2") {
  const files = writeFabFiles(of, { preset, name: "b", createdAt: new Date(0) });
  const { rules } = proveFabFiles(of, files, fabRulesFor(fab, 4));
  if (!rules) throw new Error("nothing was measured");
  return rules;
}

function worse(of: Board): string[] {
  const { checks } = verdictOn(of);
  return checks.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
}

describe("checkFabRules", () => {
  it("measures the same in the files of either preset", () => {
    const measured = (preset: "x2" | "jlc") => verdictOn(board, "jlcpcb", preset).checks.map((check) => check.measured);
    expect(measured("jlc")).toEqual(measured("x2"));
    const byId = Object.fromEntries(verdictOn(board).checks.map((check) => [check.id, check.measured]));
    expect(byId).toMatchObject({
      track: "least 0.150 mm on L4 at (31.077, 24.746) mm; 0.1016 mm asked",
      "annular-ring": "least 0.150 mm on L1 at (18.000, 9.400) mm; 0.100 mm asked",
      "smallest-hole": "least 0.300 mm at (18.000, 9.400) mm; 0.200 mm asked",
      "board-size": "40.000 mm by 30.000 mm; at most 500.000 mm by 400.000 mm",
    });
  });

  it("finds what a fab could not make, with its place", () => {
    const [track, ...tracks] = board.tracks;
    const [via, ...vias] = board.vias;
    const before = worse(board);
    const thin = { ...board, tracks: [{ ...track!, width: fromMm(0.09) }, ...tracks] };
    expect(worse(thin)).toEqual(["track", ...before]);
    expect(verdictOn(thin).checks[0]).toMatchObject({
      limit: 101_600,
      places: [{ value: 90_000, layer: "L1" }],
      problems: [expect.stringMatching(/^0\.090 mm on L1 at \(1\d\.\d{3}, 9\.400\) mm$/)],
    });
    expect(worse({ ...board, vias: [{ ...via!, diameter: fromMm(0.45) }, ...vias] })).toEqual([
      "annular-ring",
      ...before,
    ]);
    expect(worse({ ...board, vias: [{ ...via!, drill: fromMm(0.15) }, ...vias] })).toEqual([
      "smallest-hole",
      ...before,
    ]);
    const edge = { ...track!, start: { x: fromMm(3), y: fromMm(0.25) }, end: { x: fromMm(9), y: fromMm(0.25) } };
    expect(worse({ ...board, tracks: [...board.tracks, edge] })).toContain("copper-to-edge");
    const close = { ...track!, start: { x: fromMm(12), y: fromMm(9.74) }, end: { x: fromMm(17), y: fromMm(9.74) } };
    expect(worse({ ...board, tracks: [...board.tracks, close] })).toContain("space");
  });

  it("warns of silkscreen that would not be legible, and does not fail by it", () => {
    const { checks, passed } = verdictOn({
      ...board,
      texts: board.texts.slice(0, 1).map((text) => ({
        ...text,
        layer: "F.SilkS",
        style: { ...text.style, size: { width: 500_000, height: 500_000 }, thickness: 90_000 },
      })),
    });
    for (const id of ["silk-text", "silk-line"])
      expect(checks.find((check) => check.id === id)).toMatchObject({
        outcome: "warning",
        passed: true,
        measured: expect.stringContaining(" on the front silkscreen at ("),
        places: expect.arrayContaining([expect.objectContaining({ layer: "F.SilkS" })]),
      });
    expect(passed).toBe(true);
  });

  it("asks only what the fab states", () => {
    const ids = verdictOn(board, "osh-park").checks.map(({ id }) => id);
    expect(ids).toEqual(["track", "space", "annular-ring", "smallest-hole", "copper-to-edge"]);
  });
});

describe("FAB_RULES", () => {
  it("has rules for two and four layers of every fab, the finer for the more layers, with source and date", () => {
    for (const rules of FAB_RULES) {
      expect(rules.source).toMatch(/^https:|\.md$/);
      expect(rules.readOn).toMatch(/^20\d\d-\d\d/);
      expect(fabRulesFor(rules.fab, rules.layers)).toBe(rules);
    }
    expect(fabRulesFor("jlcpcb", 1).layers).toBe(2);
    expect(fabRulesFor("jlcpcb", 3).layers).toBe(4);
    expect(fabRulesFor("osh-park", 8).layers).toBe(4);
    expect(fabRulesFor("jlcpcb", 4).track).toBeLessThan(fabRulesFor("jlcpcb", 2).track);
  });
});

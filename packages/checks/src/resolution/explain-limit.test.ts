import { type Board, type Finding, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { explainLimit, layersOfLimit, limitsOnItems } from "./explain-limit.ts";
import { constraintOf, EXPLAINED_CONSTRAINTS, type ExplainedConstraint } from "./limit-explanation.ts";

/** Everything too near, too thin and too narrow for minima of a few millimetres; two nets of a pair 0.8 mm apart. */
function crowded(customRules: string, least = 5): Board {
  const made = boardWith(
    {
      tracks: [
        track("p", "D_P", [5, 5], [20, 5]),
        track("n", "D_N", [5, 6], [20, 6]),
        track("e", "SIG", [1, 9], [9, 9]),
      ],
      vias: [
        via("v1", "HV", 10, 10),
        via("v2", "SIG", 11, 10, { kind: "blind", layers: ["F.Cu", "In1.Cu"] }),
        via("v3", "HV", 12, 10, { kind: "micro", layers: ["F.Cu", "In1.Cu"] }),
      ],
      footprints: [
        footprint("R1", 20, 12, [smdPad("s", "SIG", 0, 0, { clearance: fromMm(0.5) }), throughPad("h", "GND", 2, 0)]),
        footprint("R2", 24, 12, [throughPad("h2", "SIG", 0, 0)]),
      ],
      zones: [zone("z", "GND", [9, 11, 30, 20])],
    },
    4,
  );
  const nm = fromMm(least);
  return {
    ...made,
    rules: {
      ...made.rules,
      minHoleClearance: nm,
      minHoleToHole: nm,
      copperToEdge: nm,
      minTrackWidth: nm,
      minViaDiameter: nm,
      minMicroviaDiameter: nm,
      minViaAnnularWidth: nm,
      minThroughHoleDiameter: nm,
      minMicroviaDrill: nm,
      customRules,
    },
  };
}

/** Rules that depend on which of two items is asked about first, and a largest value by another rule than the smallest. */
const RULES = `
  (rule "pair" (constraint diff_pair_gap (min 2mm)) (condition "A.NetName == 'D_P'"))
  (rule "back" (layer B.Cu) (constraint hole_to_hole (min 6mm)))
  (rule "apart" (constraint physical_clearance (min 3mm)) (condition "A.Type == 'Via'"))
  (rule "drills" (constraint physical_hole_clearance (min 2.5mm)))
  (rule "most" (constraint track_width (max 0.1mm)))
  (rule "least" (constraint track_width (min 0.05mm)))`;

const isExplained = (finding: Finding) => constraintOf(finding) !== undefined && finding.required !== undefined;

/** A finding and what the explanation of its items says that it says as well, asked either way round. */
function expectExplained(board: Board, finding: Finding): void {
  const { items, required, customRule } = finding;
  for (const asked of [items, items.toReversed()])
    expect([finding, explanationOf(board, { ...finding, items: asked })]).toEqual([
      finding,
      { required, by: customRule },
    ]);
}

function explanationOf(board: Board, finding: Finding) {
  const { items, layer, actual = 0, required = 0 } = finding;
  const constraint = constraintOf(finding);
  const [first, second] = items;
  if (!constraint || !first) return undefined;
  const said = explainLimit(board, constraint, [first, second], layer);
  if (said.kind !== "explained") return said.kind;
  const isTooLarge = actual > required;
  const deciding = said.steps.find(
    ({ role }) => role === "decides-both" || role === (isTooLarge ? "decides-max" : "decides"),
  );
  return {
    required: isTooLarge ? said.max : said.min,
    by: deciding?.source.kind === "custom-rule" ? deciding.source.name : undefined,
  };
}

function explain(board: Board, constraint: ExplainedConstraint, a: string, b?: string) {
  const said = explainLimit(board, constraint, [itemId(a), b === undefined ? undefined : itemId(b)]);
  if (said.kind !== "explained") return said.kind;
  return said.steps.map(({ source, role }) => `${source.kind === "custom-rule" ? source.name : source.kind} ${role}`);
}

describe("where a limit comes from", () => {
  it("is a rule of custom rules before the board's minimum; smallest and largest value each have a source", () => {
    const board = crowded(`
      (rule "most" (constraint track_width (max 1mm)))
      (rule "both" (constraint track_width (min 0.3mm) (max 2mm)) (condition "A.NetName == 'SIG'"))
      (rule "back" (layer B.Cu) (constraint track_width (min 0.7mm)))
      (rule "wide" (constraint track_width (min 0.5mm)) (condition "A.NetName == 'D_P'"))`);
    expect(explain(board, "track_width", "e")).toEqual([
      "wide other-items",
      "back other-layer",
      "both decides-both",
      "most replaced",
      "net-class preferred",
      "board replaced",
    ]);
    expect(explain(board, "track_width", "p")).toEqual([
      "wide decides",
      "back other-layer",
      "both other-items",
      "most decides-max",
      "net-class preferred",
      "board replaced",
    ]);
    expect(explainLimit(board, "track_width", [itemId("p")])).toMatchObject({ min: fromMm(0.5), max: fromMm(1) });
    expect(explain(board, "via_diameter", "v1")).toEqual(["net-class preferred", "board decides"]);
  });

  it("is a pad's own clearance before rules about holes; a distance from the edge is told of the nearest line", () => {
    const board = crowded(
      `(rule "holes" (constraint hole_clearance (min 1mm)) (constraint edge_clearance (min 2mm)))`,
      0.1,
    );
    expect(explain(board, "hole_clearance", "s", "v1")).toEqual(["local decides", "holes replaced", "board smaller"]);
    expect(explain(board, "hole_clearance", "v1", "z")).toEqual(["holes decides", "board replaced"]);
    expect(explain(board, "edge_clearance", "e")).toEqual(["holes decides", "board replaced"]);
    expect(explainLimit(board, "edge_clearance", [itemId("e")])).toMatchObject({ items: ["e", "edge"] });
    expect(explainLimit(board, "edge_clearance", [itemId("edge"), itemId("e")])).toMatchObject({
      items: ["e", "edge"],
    });
  });

  it("is offered for what limits the chosen items and nothing else, layer by layer where layers differ", () => {
    const board = crowded(RULES);
    const offered = (a: string, b?: string) =>
      limitsOnItems(board, [itemId(a), b === undefined ? undefined : itemId(b)]);
    // The rule about vias says nothing about two tracks; that it does not is said as well.
    expect(offered("p", "n")).toEqual([
      "clearance",
      "edge_clearance",
      "track_width",
      "diff_pair_gap",
      "physical_clearance",
    ]);
    expect(explain(board, "physical_clearance", "p", "n")).toEqual(["apart other-items"]);
    expect(offered("v1", "e")).toEqual([
      "clearance",
      "hole_clearance",
      "edge_clearance",
      "via_diameter",
      "annular_width",
      "hole_size",
      "physical_clearance",
      "physical_hole_clearance",
    ]);
    expect(offered("v1", "h")).toContain("hole_to_hole");
    expect(offered("v3", "h")).not.toContain("hole_to_hole");
    expect(offered("s")).toEqual(["edge_clearance"]);
    expect(offered("z")).toEqual([]);
    expect(layersOfLimit(board, "hole_clearance", [itemId("v2"), itemId("h2")])).toEqual([]);
    expect(layersOfLimit(board, "hole_clearance", [itemId("v2"), itemId("h")])).toEqual(["F.Cu", "In1.Cu"]);
    expect(layersOfLimit(board, "track_width", [itemId("p"), itemId("n")])).toEqual([]);
  });

  it("is explained for findings of every such rule, with their number and their custom rule", () => {
    const board = crowded(RULES);
    const findings = checkBoard(board).findings.filter(isExplained);
    expect(new Set(findings.map(constraintOf))).toEqual(new Set(EXPLAINED_CONSTRAINTS));
    for (const finding of findings) expectExplained(board, finding);
  });

  it("is what the check demands and names, whatever the rules", () => {
    const one = fc.record({
      constraint: fc.constantFrom(...EXPLAINED_CONSTRAINTS),
      min: fc.option(fc.integer({ min: 1, max: 60 })),
      max: fc.option(fc.integer({ min: 1, max: 60 })),
      subject: fc.constantFrom(
        "",
        "A.NetName == 'HV'",
        "A.Type == 'Via' && B.Type == 'Track'",
        "A.Type == 'Pad'",
        "A.NetName == 'D_P'",
        "L == 'In1.Cu'",
        "A.Width < 1mm || A.Diameter > 0.1mm",
      ),
      layer: fc.constantFrom("", "(layer F.Cu)", "(layer inner)", "(layer outer)"),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 50 }), (rules, least) => {
        const text = rules.flatMap(({ constraint, min, max, subject, layer }, index) => {
          if (min === null && max === null) return [];
          const bounds = `${min === null ? "" : `(min ${min / 10}mm)`}${max === null ? "" : `(max ${max / 20}mm)`}`;
          const condition = subject && `(condition "${subject}")`;
          return [`(rule "r${index}" ${layer} (constraint ${constraint} ${bounds}) ${condition})`];
        });
        const board = crowded(text.join("\n"), least / 10);
        for (const finding of checkBoard(board).findings.filter(isExplained)) expectExplained(board, finding);
      }),
      { numRuns: 60 },
    );
  });
});

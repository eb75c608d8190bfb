import { type Board, type ItemId, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareCopper, zoneClassClearance } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { requiredClearance, requiredZoneClearance } from "../copper/required-clearance.ts";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { explainLimit, layersOfLimit } from "./explain-limit.ts";

const RULES = `(rule "general" (constraint clearance (min 0.25mm)) (condition "A.Type == 'Track'"))
(rule "inner" (layer B.Cu) (constraint clearance (min 0.7mm)))
(rule "at most" (constraint clearance (max 2mm)))
(rule "high" (constraint clearance (min 0.9mm)) (condition "A.NetName == 'HV' && B.Type != 'Zone'"))`;

function ruled(customRules: string | undefined, minClearance = 0.2): Board {
  const made = boardWith({
    tracks: [
      track("t1", "HV", [5, 5], [20, 5]),
      track("t2", "D+", [5, 6], [20, 6]),
      track("t3", "D-", [5, 7], [20, 7]),
      track("t4", "GND", [5, 8], [20, 8], { layer: "B.Cu" }),
    ],
    vias: [via("v1", "HV", 5, 10), via("v2", "GND", 6, 10)],
    footprints: [
      footprint("R1", 30, 20, [smdPad("s", "SIG", 0, 0, { clearance: fromMm(0.5) }), throughPad("h", "GND", 3, 0)]),
    ],
    zones: [zone("z1", "GND", [1, 20, 10, 29]), zone("z2", "HV", [11, 20, 20, 29])],
  });
  const [standard] = made.rules.netClasses;
  return {
    ...made,
    rules: {
      ...made.rules,
      minClearance: fromMm(minClearance),
      netClasses: [
        { ...standard!, clearance: fromMm(0.2) },
        { name: "Pair", diffPairGap: fromMm(0.15), clearance: fromMm(0.3) },
      ],
      assignments: [{ pattern: "D?", netClass: "Pair" }],
      ...(customRules !== undefined && { customRules }),
    },
  };
}

const explain = (board: Board, a: string, b: string, layer?: string) => {
  const said = explainLimit(board, "clearance", [itemId(a), itemId(b)], layer);
  if (said.kind !== "explained") return said.kind;
  return said.steps.map(({ source, role }) => `${source.kind === "custom-rule" ? source.name : source.kind} ${role}`);
};

describe("where a clearance comes from", () => {
  it("is the last custom rule that fits; those behind it and all other sources are named with the reason", () => {
    expect(explain(ruled(RULES), "t1", "t2")).toEqual([
      "high decides",
      "at most no-minimum",
      "inner other-layer",
      "general replaced",
      "net-class replaced",
      "net-class replaced",
      "board replaced",
    ]);
    expect(explain(ruled(RULES), "t2", "t3")).toEqual([
      "high other-items",
      "at most no-minimum",
      "inner other-layer",
      "general decides",
      "pair-gap replaced",
      "net-class replaced",
      "net-class replaced",
      "board replaced",
    ]);
  });

  it("is a pad's own before any rule, the gap of a pair before its class, the largest of classes, zone and board", () => {
    expect(explain(ruled(RULES), "t1", "s")?.slice(0, 2)).toEqual(["local decides", "high replaced"]);
    expect(explain(ruled(undefined, 0.1), "t2", "t3")?.slice(0, 1)).toEqual(["pair-gap decides"]);
    expect(explain(ruled(undefined), "t1", "t2")).toEqual(["net-class smaller", "net-class decides", "board smaller"]);
    expect(explain(ruled(undefined), "t1", "z1")).toContain("zone decides");
    expect(explain(ruled(undefined, 1), "t1", "t2")?.at(-1)).toBe("board decides");
  });

  it("is asked for on one layer, of those that both are on", () => {
    const board = ruled(RULES);
    expect(layersOfLimit(board, "clearance", [itemId("v1"), itemId("v2")])).toEqual(["F.Cu", "B.Cu"]);
    expect(explain(board, "v2", "h")).toBe("same-net");
    expect(explainLimit(board, "clearance", [itemId("v2"), itemId("v1")], "B.Cu")).toMatchObject({ layer: "B.Cu" });
    expect(explain(board, "t1", "t4")).toBe("no-common-layer");
    expect(explain(board, "t1", "edge")).toBe("not-copper");
  });

  it("is the distance that the check demands, whatever the two items, the layer and the rules", () => {
    const one = fc.record({
      min: fc.integer({ min: 1, max: 20 }),
      subject: fc.constantFrom(
        "A.NetName == 'HV'",
        "A.Type == 'Via' && B.Type == 'Track'",
        "L == 'B.Cu'",
        "A.Type != 'Pad'",
      ),
      layer: fc.constantFrom("", "(layer F.Cu)", "(layer outer)"),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), fc.integer({ min: 0, max: 12 }), (rules, least) => {
        const text = rules.map(
          ({ min, subject, layer }, index) =>
            `(rule "r${index}" ${layer} (constraint clearance (min ${min / 10}mm)) (condition "${subject}"))`,
        );
        const board = ruled(text.join("\n"), least / 10);
        const copper = prepareCopper(board);
        const demanded = (a: CopperItem, b: CopperItem, layer: number) =>
          requiredClearance(copper, a, b, layer).distance;
        for (const a of copper.items)
          for (const b of copper.items) {
            const shared = a.reach & b.reach;
            if (a === b || shared === 0 || (a.net !== undefined && a.net === b.net)) continue;
            for (const layer of copper.bits.names.filter((name) => (shared & copper.bits.bitOf(name)) !== 0))
              expect(distance(board, [a.id, b.id], layer)).toBe(demanded(a, b, copper.bits.bitOf(layer)));
          }
        for (const pour of copper.zones)
          for (const item of copper.items) {
            if ((item.reach & pour.layer) === 0 || item.net === pour.net) continue;
            const where = { layer: pour.layer, zoneClass: zoneClassClearance(copper, pour.zone) };
            expect(distance(board, [item.id, pour.zone.id], copper.bits.nameOf(pour.layer) ?? "")).toBe(
              requiredZoneClearance(copper, item, pour.zone, where).distance,
            );
          }
      }),
      { numRuns: 40 },
    );
  });
});

function distance(board: Board, pair: readonly [ItemId, ItemId], layer: string): number | undefined {
  const said = explainLimit(board, "clearance", pair, layer);
  return said.kind === "explained" ? said.min : undefined;
}

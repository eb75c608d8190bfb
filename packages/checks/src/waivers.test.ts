/** Who keeps how far from whom where the plain class clearance does not decide: what the comparison with KiCad brought. */
import type { Board, NetClass } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "./testing/board-builder.ts";

const CONNECTIVITY = ["track_dangling", "via_dangling", "unconnected_items", "zone_has_empty_net"];

function judge(parts: Partial<Board>, netClass: Partial<NetClass> = {}) {
  const board = boardWith(parts, 4);
  const [base] = board.rules.netClasses;
  const rules = { ...board.rules, ...parts.rules, netClasses: [{ ...base!, ...netClass }] };
  return checkBoard({ ...board, rules }).findings.filter(({ rule }) => !CONNECTIVITY.includes(rule));
}

describe("differential pairs", () => {
  const pair = (a: string, b: string): Partial<Board> => ({
    tracks: [track("a", a, [5, 5], [15, 5]), track("b", b, [5, 5.35], [15, 5.35])],
  });

  it("may come as near as their gap, and no other two nets", () => {
    const narrow = { clearance: fromMm(0.2), diffPairGap: fromMm(0.15) };
    for (const [a, b] of [
      ["USB_D+", "USB_D-"],
      ["CLK_P", "CLK_N"],
      ["LVDS_N0", "LVDS_P0"],
    ] as const)
      expect(judge(pair(a, b), narrow)).toEqual([]);
    expect(judge(pair("USB_D+", "CLK_N"), narrow)).toHaveLength(1);
    expect(judge(pair("STOP", "STON"), narrow)).toHaveLength(0);
    expect(judge(pair("A", "B"), narrow)).toHaveLength(1);
  });

  it("keep the clearance of their class where the gap is the wider, and the board's minimum in any case", () => {
    expect(judge(pair("D+", "D-"), { clearance: fromMm(0.2), diffPairGap: fromMm(0.25) })).toHaveLength(1);
    expect(judge(pair("D+", "D-"), { clearance: fromMm(0.2), diffPairGap: fromMm(0.1) })).toHaveLength(0);
    const [finding] = judge(
      { ...pair("D+", "D-"), rules: { ...boardWith({}).rules, minClearance: fromMm(0.18) } },
      { clearance: fromMm(0.2), diffPairGap: fromMm(0.1) },
    );
    expect(finding).toMatchObject({ rule: "clearance", required: fromMm(0.18), actual: fromMm(0.15) });
  });
});

describe("pads without a net", () => {
  const beside = (net: string | undefined) => ({
    footprints: [
      footprint("R1", 10, 10, [smdPad("1", undefined, 0, 0)]),
      footprint("R2", 11.17, 10, [smdPad("2", net, 0, 0)]),
    ],
  });

  it("are of no class: what comes near them keeps its own clearance, and nothing keeps none", () => {
    expect(judge(beside("A"))).toMatchObject([{ rule: "clearance", actual: fromMm(0.17), required: fromMm(0.2) }]);
    expect(judge(beside(undefined))).toMatchObject([]);
  });
});

describe("local clearances", () => {
  it("draw out the distance to the hole as well", () => {
    const hole = throughPad("H", undefined, 0, 0, {
      kind: "npth",
      number: "",
      shape: { kind: "circle", diameter: fromMm(2) },
      drill: { size: { width: fromMm(2), height: fromMm(2) } },
      clearance: fromMm(1),
    });
    const near = (gap: number): Partial<Board> => ({
      footprints: [footprint("H1", 10, 10, [hole])],
      tracks: [track("a", "A", [5, 11.1 + gap], [15, 11.1 + gap])],
    });
    expect(judge(near(0.99))).toMatchObject([
      { rule: "hole_clearance", actual: fromMm(0.99), required: fromMm(1), items: ["a", "H"] },
    ]);
    expect(judge(near(1))).toEqual([]);
  });
});

describe("holes without copper", () => {
  it("keep from the edge as copper does", () => {
    const size = { width: fromMm(1), height: fromMm(1) };
    const hole = throughPad("H", undefined, 0, 0, {
      kind: "npth",
      shape: { kind: "circle", diameter: fromMm(1) },
      drill: { size },
    });
    const at = (y: number) => judge({ footprints: [footprint("H1", 10, y, [hole])] }).map(({ rule }) => rule);
    expect(at(0.7)).toEqual(["copper_edge_clearance"]);
    expect(at(0.8)).toEqual([]);
  });

  it("are no copper at the edge where their pad is on the mask alone, and one finding where a track runs too near", () => {
    const size = { width: fromMm(1), height: fromMm(1) };
    const hole = throughPad("H", undefined, 0, 0, {
      kind: "npth",
      shape: { kind: "circle", diameter: fromMm(1.4) },
      drill: { size },
      layers: ["*.Mask"],
    });
    const found = judge({
      footprints: [footprint("H1", 10, 0.75, [hole])],
      tracks: [track("a", "A", [5, 1.4], [15, 1.4])],
    });
    expect(found.map(({ rule }) => rule)).toEqual(["hole_clearance"]);
  });
});

describe("a track that ends on an unplated hole", () => {
  it("has an end there on the front, and a loose one on the back", () => {
    const size = { width: fromMm(1), height: fromMm(1) };
    const ring = { kind: "circle", diameter: fromMm(1.1) } as const;
    const hole = throughPad("H", undefined, 0, 0, { kind: "npth", shape: ring, drill: { size } });
    const loose = (layer: "F.Cu" | "B.Cu") =>
      checkBoard(
        boardWith({
          footprints: [footprint("H1", 10, 10, [hole]), footprint("R1", 15, 10, [throughPad("1", "A", 0, 0)])],
          tracks: [track("a", "A", [10, 10], [15, 10], { layer })],
        }),
      ).findings.some(({ rule }) => rule === "track_dangling");
    expect([loose("F.Cu"), loose("B.Cu")]).toEqual([false, true]);
  });
});

describe("a track that ends on a drawing", () => {
  it("has a loose end, for drawings are of no net", () => {
    const blob = drawing("blob", "F.Cu", { kind: "circle", center: at(5, 5), radius: fromMm(1) }, { filled: true });
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const { findings } = checkBoard(
      boardWith({
        graphics: [edge, blob],
        footprints: [footprint("R1", 15, 5, [throughPad("1", "A", 0, 0)])],
        tracks: [track("a", "A", [5, 5], [15, 5])],
      }),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(["clearance", "track_dangling"]);
  });
});

describe("rings left out where nothing joins", () => {
  const bare = via("v", "A", 10, 10, { removeUnusedLayers: true, keepEndLayers: true });
  const passing = (layer: "F.Cu" | "In1.Cu") => track("b", "B", [5, 10.45], [15, 10.45], { layer });

  it("let copper come as near as the hole allows, but not on the outer layers", () => {
    const rules = { ...boardWith({}).rules, minHoleClearance: 0 };
    expect(judge({ vias: [bare], tracks: [passing("In1.Cu")], rules })).toEqual([]);
    expect(judge({ vias: [bare], tracks: [passing("F.Cu")], rules })).toHaveLength(1);
    expect(judge({ vias: [via("v", "A", 10, 10)], tracks: [passing("In1.Cu")], rules })).toHaveLength(1);
  });

  it("stay where a track of the net meets the hole", () => {
    const rules = { ...boardWith({}).rules, minHoleClearance: 0 };
    const joined = track("a", "A", [10, 10], [10, 5], { layer: "In1.Cu" });
    expect(judge({ vias: [bare], tracks: [passing("In1.Cu"), joined], rules })).toHaveLength(1);
  });

  it("join nothing that stays clear of the hole", () => {
    const open = (net: "A") => ({
      vias: [bare],
      tracks: [track("a", net, [10.35, 10], [15, 10], { layer: "In1.Cu" })],
    });
    expect(checkBoard(boardWith(open("A"), 4)).ratsnest).toHaveLength(1);
    expect(checkBoard(boardWith({ ...open("A"), vias: [via("v", "A", 10, 10)] }, 4)).ratsnest).toHaveLength(0);
  });
});

describe("what touches a pour", () => {
  const pour = zone("pour", "A", [5, 5, 20, 20]);
  const joined = (x: number, y: number) =>
    checkBoard(
      boardWith({ zones: [pour], tracks: [track("a", "A", [x, y], [x + 5, y])], vias: [via("v", "A", 10, 10)] }),
    ).ratsnest.length === 0;

  it("is joined when an end or centre lies in it or within half a width of its edge", () => {
    expect(joined(19, 10)).toBe(true);
    expect(joined(20.1, 10)).toBe(true);
    expect(joined(20.101, 10)).toBe(false);
  });

  it("is not joined by grazing a horizontal edge, which KiCad's search leaves out", () => {
    expect(joined(10, 20.1)).toBe(false);
    expect(joined(10, 19.999)).toBe(true);
  });
});

describe("a pour of a net without pads", () => {
  it("is a leftover, but for a teardrop", () => {
    const rulesOf = (fragments: string[]) =>
      checkBoard(
        boardWith({
          zones: [zone("z", "A", [5, 5, 6, 6], { foreign: { format: "kicad", version: 20240108, fragments } })],
        }),
      )
        .findings.map(({ rule }) => rule)
        .filter((rule) => rule === "zone_has_empty_net");
    expect(rulesOf(["(attr (teardrop (type padvia)))"])).toEqual([]);
    expect(rulesOf(["(attr (other))"])).toEqual(["zone_has_empty_net"]);
  });
});

describe("vias of other kinds", () => {
  const kinds = (rules: Partial<Board["rules"]>) =>
    judge({
      vias: [
        via("m", "A", 10, 10, { kind: "micro", layers: ["F.Cu", "In1.Cu"] }),
        via("b", "B", 20, 10, { kind: "blind", layers: ["F.Cu", "In2.Cu"] }),
      ],
      rules: { ...boardWith({}).rules, minMicroviaDiameter: 0, minMicroviaDrill: 0, ...rules },
    }).map(({ rule, items }) => [rule, ...items]);

  it("want a board that allows them", () => {
    expect(kinds({})).toEqual([
      ["items_not_allowed", "m"],
      ["items_not_allowed", "b"],
    ]);
    expect(kinds({ allowMicrovias: true, allowBlindBuriedVias: true })).toEqual([]);
  });
});

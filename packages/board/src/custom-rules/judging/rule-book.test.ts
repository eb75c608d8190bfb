import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { Board } from "../../records/board.ts";
import { emptyBoard } from "../../records/default-board.ts";
import { itemId, netId } from "../../records/ids.ts";
import { aFootprint, aPad, aPour, aTrack, aVia } from "../../testing/index.ts";
import { ruleBookOf } from "./rule-book.ts";
import type { RuleItem } from "./rule-item.ts";

const square = (left: number, top: number, size: number) =>
  [
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ].map(([x = 0, y = 0]) => ({ x: fromMm(x), y: fromMm(y) }));

const courtyard = {
  id: itemId("courtyard"),
  layer: "F.CrtYd",
  shape: { kind: "rect", start: { x: fromMm(-2), y: fromMm(-2) }, end: { x: fromMm(2), y: fromMm(2) } },
  stroke: { width: 50_000, style: "solid" },
  filled: false,
} as const;

const empty = emptyBoard(4);
const part = aFootprint({
  id: itemId("U1"),
  reference: "U1",
  position: { x: fromMm(10), y: fromMm(10) },
  graphics: [courtyard],
  sheetName: "Power",
  properties: { Voltage: "230" },
  componentClasses: ["analog", "mains"],
  pads: [aPad({ id: itemId("p1"), number: "1", kind: "smd", net: netId("HV_P"), layers: ["F.Cu"] })],
});
const board: Board = {
  ...empty,
  nets: [
    { id: netId("HV_P"), name: "HV_P", netClass: "Mains" },
    { id: netId("HV_N"), name: "HV_N" },
    { id: netId("GND"), name: "GND" },
  ],
  footprints: [part],
  groups: [{ id: itemId("g"), name: "island", members: [itemId("t")] }],
  zones: [
    {
      id: itemId("area"),
      name: "quiet",
      layers: ["F.Cu"],
      outline: [square(20, 20, 10)],
      priority: 0,
      keepout: { tracks: false, vias: false, pads: false, pours: false, footprints: false },
      pour: aPour({}),
      filled: false,
      fills: [],
      locked: false,
    },
  ],
  rules: { ...empty.rules, netClasses: [...empty.rules.netClasses, { name: "Mains" }] },
};

const withRules = (customRules: string): Board => ({
  ...board,
  rules: { ...board.rules, knowsComponentClasses: true, customRules },
});

function trackItem(net: string, at: [number, number] = [0, 0]): RuleItem {
  const start = { x: fromMm(at[0]), y: fromMm(at[1]) };
  const track = aTrack({ id: itemId("t"), start, end: start, width: fromMm(0.3), net: netId(net) });
  return {
    kind: "track",
    id: track.id,
    net: netId(net),
    reach: 1,
    solids: [{ kind: "circle", center: start, radius: fromMm(0.15) }],
    track,
  };
}

const viaItem: RuleItem = {
  kind: "via",
  id: itemId("v"),
  net: netId("GND"),
  reach: 15,
  solids: [],
  via: aVia({
    id: itemId("v"),
    position: { x: 0, y: 0 },
    diameter: fromMm(0.6),
    drill: fromMm(0.3),
    net: netId("GND"),
  }),
};
const padItem: RuleItem = {
  kind: "pad",
  id: itemId("p1"),
  net: netId("HV_P"),
  reach: 1,
  solids: [],
  pad: part.pads[0]!,
  footprint: part,
};

describe("a condition", () => {
  const holds = (condition: string, a: RuleItem, b?: RuleItem, layer?: number) =>
    ruleBookOf(withRules(`(rule "x" (condition "${condition}") (constraint clearance (min 1mm)))`)).limit("clearance", {
      a,
      ...(b && { b }),
      ...(layer !== undefined && { layer }),
    }) !== undefined;
  const hv = trackItem("HV_P");
  const gnd = trackItem("GND");

  it.each<[string, boolean, RuleItem, (RuleItem | undefined)?, number?]>([
    ["A.NetClass == 'Mains'", true, hv],
    ["A.NetClass == 'mains'", true, hv],
    ["A.NetClass == 'Mains'", false, gnd],
    ["A.NetClass == 'Mains'", true, gnd, hv],
    ["B.NetClass == 'Mains'", false, gnd],
    ["A.NetName == 'HV_?'", true, hv],
    ["A.NetName != 'GND'", false, gnd],
    ["A.Type == 'Track' && B.Type == 'Via'", true, viaItem, hv],
    ["A.Type == 'Track' && B.Type == 'Pad'", false, hv, viaItem],
    ["A.Width >= 0.3mm", true, hv],
    ["A.Width > 0.3mm", false, hv],
    ["A.Width > 0.1mm", false, viaItem],
    ["A.Hole_Size_X == 0mm", true, padItem],
    ["A.Via_Type == 'Through'", true, viaItem],
    ["A.Pad_Type == 'SMD'", true, padItem],
    ["A.existsOnLayer('In1.Cu')", true, viaItem],
    ["A.existsOnLayer('B.Cu')", false, hv],
    ["A.isPlated()", true, viaItem],
    ["A.isMicroVia()", false, viaItem],
    ["L == 'F.Cu'", true, hv, gnd, 1],
    ["L == 'F.Cu'", false, hv, gnd, 8],
    ["A.Layer == 'F.Cu'", true, hv],
    ["AB.isCoupledDiffPair()", true, hv, trackItem("HV_N")],
    ["AB.isCoupledDiffPair()", false, hv, gnd],
    ["A.inDiffPair('HV')", true, hv],
    ["A.inDiffPair('HV')", false, gnd],
    ["A.memberOf('isl*')", true, hv],
    ["A.memberOfFootprint('U1')", true, padItem],
    ["A.memberOfFootprint('U1')", false, hv],
    ["A.memberOfSheet('Power')", true, padItem],
    ["A.getField('Voltage') == '230'", true, padItem],
    ["A.hasComponentClass('mains')", true, padItem],
    ["A.hasComponentClass('Mains')", false, padItem],
    ["A.hasComponentClass('mains')", false, hv],
    ["A.fromTo('U1-1', 'U2-1')", false, hv],
    ["A.insideCourtyard('U*')", true, trackItem("GND", [11, 10])],
    ["A.insideCourtyard('U1')", false, trackItem("GND", [15, 10])],
    ["A.insideArea('quiet')", true, trackItem("GND", [20, 25])],
    ["A.insideArea('quiet')", false, trackItem("GND", [19, 25])],
    ["A.insideArea('quiet')", false, trackItem("GND", [25, 25]), undefined, 8],
    ["A.enclosedByArea('quiet')", true, trackItem("GND", [25, 25])],
    ["A.enclosedByArea('quiet')", false, trackItem("GND", [20, 25])],
    ["A.hasNetclass('Mains') || A.NetName == 'GND'", true, gnd],
    ["!(A.Type == 'Via') && A.Width * 2 == 0.6mm", true, hv],
  ])("%s is %s", (condition, expected, a, b, layer) => {
    expect(holds(condition, a, b, layer)).toBe(expected);
  });
});

describe("the book of rules", () => {
  const hv = trackItem("HV_P");

  it("has the last rule decide, for the smallest and the largest value by itself", () => {
    const book = ruleBookOf(
      withRules(`(rule a (constraint track_width (min 0.1mm) (max 2mm)))
(rule b (condition "A.NetClass == 'Mains'") (constraint track_width (min 1mm)))`),
    );
    expect(book.limit("track_width", { a: hv })).toMatchObject({
      min: 1_000_000,
      max: 2_000_000,
      rule: { name: "b" },
    });
    expect(book.limit("track_width", { a: trackItem("GND") })).toMatchObject({ min: 100_000, rule: { name: "a" } });
    expect(book.limit("clearance", { a: hv })).toBeUndefined();
    expect(book.farthest("track_width")).toBe(1_000_000);
  });

  it("keeps a rule to the layers that it names", () => {
    const book = ruleBookOf(withRules("(rule a (layer inner) (constraint clearance (min 1mm)))"));
    expect(book.limit("clearance", { a: viaItem, b: hv, layer: 2 })?.min).toBe(1_000_000);
    expect(book.limit("clearance", { a: viaItem, b: hv, layer: 1 })).toBeUndefined();
  });

  it("forbids what a rule disallows, and nothing else", () => {
    const book = ruleBookOf(withRules(`(rule a (condition "A.insideArea('quiet')") (constraint disallow track))`));
    const inside = trackItem("GND", [25, 25]);
    expect(book.banOn(inside, ["track"], 1)?.name).toBe("a");
    expect(book.banOn(inside, ["via"], 1)).toBeUndefined();
    expect(book.banOn(hv, ["track"], 1)).toBeUndefined();
    expect(book.isOfPlaces).toBe(true);
  });

  it("leaves out rules that it cannot obey or read", () => {
    const book = ruleBookOf(
      withRules(`(rule a (condition "A.Mood == 'good'") (constraint clearance (min 1mm)))
(rule b (constraint clearance (min 1)))
(rule c (constraint clearance (min 2mm)) (constraint solder_mask_sliver (min 1mm)))`),
    );
    expect(book.limit("clearance", { a: hv, b: viaItem })).toBeUndefined();
    expect(book.hasLimits).toBe(false);
    const { rules } = withRules(`(rule d (condition "A.hasComponentClass('mains')") (constraint clearance (min 1mm)))`);
    expect(ruleBookOf({ ...board, rules }).hasLimits).toBe(true);
    expect(ruleBookOf({ ...board, rules: { ...rules, knowsComponentClasses: false } }).hasLimits).toBe(false);
  });
});

import {
  applyEdit,
  type Board,
  type BoardEdit,
  type Footprint,
  type Graphic,
  itemId,
  type Text,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { LiveChecker } from "./live/live-checker.ts";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "./testing/board-builder.ts";

function text(id: string, layer: Text["layer"], x: number, y: number, height = 1): Text {
  const style = {
    size: { width: fromMm(height), height: fromMm(height) },
    thickness: fromMm(0.15),
    horizontal: "left",
    vertical: "middle",
    mirrored: false,
  } as const;
  return { id: itemId(id), role: "user", text: "AB", layer, position: at(x, y), rotation: 0, style, hidden: false };
}

const courtyard = (id: string): Graphic => drawing(id, "F.CrtYd", { kind: "rect", start: at(-1, -1), end: at(1, 1) });

const parts: Footprint[] = [
  footprint("R1", 30, 5, [smdPad("s", "SIG", 0, 0)], { graphics: [courtyard("c1")] }),
  footprint("R2", 32.5, 5, [throughPad("h", "GND", 0, 0)], { graphics: [courtyard("c2")] }),
];

/** Two nets of a pair, one 2 mm longer than the other and with two vias; a pour; words on silkscreen and fabrication. */
const base = boardWith({
  tracks: [
    track("p1", "D_P", [5, 5], [15, 5]),
    track("n1", "D_N", [5, 5.5], [13, 5.5]),
    track("s1", "SIG", [5, 20], [10, 20]),
    track("s2", "SIG", [10, 20], [10, 24]),
  ],
  vias: [via("v1", "D_P", 5, 5), via("v2", "D_P", 15, 5)],
  footprints: parts,
  texts: [text("w1", "F.SilkS", 20, 12), text("w2", "F.SilkS", 20, 14), text("w3", "F.Fab", 20, 20, 0.5)],
  graphics: [
    drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) }),
    drawing("line", "Dwgs.User", { kind: "line", start: at(1, 28), end: at(5, 28) }),
  ],
  zones: [zone("pour", "GND", [5, 10, 15, 15])],
});

const withRule = (rule: string): Board => ({
  ...base,
  rules: { ...base.rules, silkClearance: 0, customRules: `(rule "mine" ${rule})` },
});

const foundBy = (board: Board) => checkBoard(board).findings.filter(({ customRule }) => customRule === "mine");

describe("a custom rule of each kind finds what breaks it and nothing else", () => {
  it.each<[string, string, string[][]]>([
    [`(condition "A.NetName == 'D_*'") (constraint length (max 9mm))`, "length_out_of_range", [["p1", "v1", "v2"]]],
    [`(condition "A.NetName == 'D_*'") (constraint length (min 9mm))`, "length_out_of_range", [["n1"]]],
    [`(condition "A.NetName == 'D_*'") (constraint length (min 8mm) (max 10mm))`, "", []],
    [`(condition "A.NetName == 'D_*'") (constraint skew (max 1.9mm))`, "skew_out_of_range", [["n1"]]],
    [`(condition "A.NetName == 'D_*'") (constraint skew (max 2mm))`, "", []],
    [`(constraint skew (max 1.9mm) (within_diff_pairs))`, "skew_out_of_range", [["n1"]]],
    [`(constraint diff_pair_gap (min 0.35mm))`, "diff_pair_gap_out_of_range", [["p1", "n1"]]],
    [`(constraint diff_pair_gap (max 0.25mm))`, "diff_pair_gap_out_of_range", [["p1", "n1"]]],
    [`(constraint diff_pair_gap (min 0.3mm) (max 0.3mm))`, "", []],
    [`(constraint diff_pair_uncoupled (max 1.5mm))`, "diff_pair_uncoupled_length_too_long", [["p1", "n1"]]],
    [`(constraint diff_pair_uncoupled (max 2mm))`, "", []],
    [`(constraint diff_pair_gap (min 0.35mm)) (constraint diff_pair_uncoupled (max 10mm))`, "", []],
    [`(condition "A.NetName == 'D_P'") (constraint via_count (max 1))`, "too_many_vias", [["p1", "v1", "v2"]]],
    [`(condition "A.NetName == 'D_P'") (constraint via_count (max 2))`, "", []],
    [`(constraint courtyard_clearance (min 1mm))`, "courtyards_overlap", [["R1", "R2"]]],
    [`(constraint courtyard_clearance (min 0.5mm))`, "", []],
    [`(constraint silk_clearance (min 1.5mm))`, "silk_overlap", [["w1", "w2"]]],
    [`(constraint silk_clearance (min 0.1mm))`, "", []],
    [`(constraint text_height (min 0.8mm))`, "text_height", [["w3"]]],
    [`(layer F.SilkS) (constraint text_height (max 0.9mm))`, "text_height", [["w1"], ["w2"]]],
    [`(layer "F.Fab") (constraint text_thickness (min 0.2mm))`, "text_thickness", [["w3"]]],
    [`(condition "A.NetName == 'SIG'") (constraint track_angle (min 100deg))`, "track_angle", [["s1", "s2"]]],
    [`(condition "A.NetName == 'SIG'") (constraint track_angle (min 90deg))`, "", []],
    [
      `(condition "A.NetName == 'SIG'") (constraint track_segment_length (min 4.5mm))`,
      "track_segment_length",
      [["s2"]],
    ],
    [
      `(condition "A.NetName == 'SIG'") (constraint track_segment_length (max 4.5mm))`,
      "track_segment_length",
      [["s1"]],
    ],
    [
      `(condition "A.NetName == 'D_P' && B.NetName == 'D_N'") (constraint physical_clearance (min 0.5mm))`,
      "clearance",
      [
        ["p1", "n1"],
        ["n1", "v1"],
      ],
    ],
    [
      `(condition "A.Type == 'Via' && B.NetName == 'D_N'") (constraint physical_hole_clearance (min 0.5mm))`,
      "hole_clearance",
      [["n1", "v1"]],
    ],
    [
      `(condition "A.Type == 'Via'") (constraint assertion "A.Diameter >= 0.7mm")`,
      "assertion_failure",
      [["v1"], ["v2"]],
    ],
    [`(condition "A.Type == 'Via'") (constraint assertion "A.Diameter >= 0.6mm")`, "", []],
    [`(condition "A.Type == 'Footprint'") (constraint assertion "A.Reference == 'R1'")`, "assertion_failure", [["R2"]]],
    [`(condition "A.Type == 'Zone'") (constraint assertion "A.Priority > 0")`, "assertion_failure", [["pour"]]],
    [`(constraint disallow zone)`, "items_not_allowed", [["pour"]]],
    [`(layer "F.Fab") (constraint disallow text)`, "items_not_allowed", [["w3"]]],
    [`(layer "Dwgs.User") (constraint disallow graphic)`, "items_not_allowed", [["line"]]],
  ])("%s", (rule, finds, items) => {
    const board = withRule(rule);
    const found = foundBy(board);
    expect(found.map((finding) => [finding.rule, finding.items]).sort()).toEqual(
      items.map((ids) => [finds, ids]).sort(),
    );
    for (const { message } of found) expect(message).toContain('"mine"');
    const live = new LiveChecker(board).result.findings.filter(({ customRule }) => customRule === "mine");
    expect(live.map(({ message }) => message).sort()).toEqual(found.map(({ message }) => message).sort());
  });
});

it("a length is counted again when a track of its net is edited", () => {
  const board = withRule(`(condition "A.NetName == 'D_N'") (constraint length (min 9mm))`);
  const live = new LiveChecker(board);
  const before = board.tracks[1]!;
  const edit: BoardEdit = {
    settings: [],
    lists: [{ list: "tracks", added: [], removed: [], updated: [{ before, after: { ...before, end: at(14, 5.5) } }] }],
  };
  live.apply(edit);
  expect(live.result.findings.filter(({ rule }) => rule === "length_out_of_range")).toEqual([]);
  expect(foundBy(applyEdit(board, edit))).toEqual([]);
});

it("what is between two pads counts for a length, and all of it is judged again when some of it is edited", () => {
  const pads = ["R1", "R2", "R3"].map((name, index) =>
    footprint(name, 5 + 10 * index, 5, [smdPad(`${name} pad`, "N", 0, 0, { number: "1" })]),
  );
  const made = boardWith({
    tracks: [track("a", "N", [5, 5], [10, 5]), track("b", "N", [10, 5], [15, 5]), track("c", "N", [15, 5], [25, 5])],
    footprints: pads,
  });
  const customRules = `(rule "mine" (condition "A.fromTo('R1-1', 'R2-1')")
    (constraint length (max 8mm)) (constraint track_width (min 0.3mm)))`;
  const board = { ...made, rules: { ...made.rules, customRules } };
  const found = foundBy(board).map(({ rule, items, actual }) => [rule, items, actual]);
  expect(found).toEqual([
    ["track_width", ["a"], 200_000],
    ["track_width", ["b"], 200_000],
    ["length_out_of_range", ["a", "b"], 10_000_000],
  ]);
  const live = new LiveChecker(board);
  const before = board.tracks[1]!;
  const edit: BoardEdit = { settings: [], lists: [{ list: "tracks", added: [], removed: [before], updated: [] }] };
  live.apply(edit);
  expect(foundBy(applyEdit(board, edit))).toEqual([]);
  expect(live.result.findings.filter(({ customRule }) => customRule === "mine")).toEqual([]);
});

it("the way through a via counts between the layers that tracks join", () => {
  const tracks = [track("a", "N", [5, 5], [10, 5]), track("b", "N", [10, 5], [15, 5], { layer: "B.Cu" })];
  const made = boardWith({ tracks, vias: [via("v", "N", 10, 5)] });
  const rule = (max: string) => `(rule "mine" (constraint length (max ${max})))`;
  const thickness = made.stackup.boardThickness / 1_000_000;
  const found = (max: number) => foundBy({ ...made, rules: { ...made.rules, customRules: rule(`${max}mm`) } });
  expect(found(10 + thickness + 0.2)).toEqual([]);
  expect(found(10 + thickness - 0.2)).toHaveLength(1);
});

it("a via may end in the open where a rule excuses it", () => {
  const loose = (customRules: string) =>
    checkBoard({ ...base, rules: { ...base.rules, customRules } }).findings.filter(
      ({ rule }) => rule === "via_dangling",
    );
  expect(loose("").map(({ items }) => items)).toEqual([["v1"], ["v2"]]);
  const excuse = `(rule "test points" (severity ignore) (condition "A.Position_X < 10mm") (constraint via_dangling))`;
  expect(loose(excuse).map(({ items }) => items)).toEqual([["v2"]]);
});

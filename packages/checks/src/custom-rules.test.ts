import { applyEdit, type Board, type BoardEdit } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { LiveChecker } from "./live/live-checker.ts";
import { prepareChecker } from "./prepare-checker.ts";
import { CopperProbe } from "./probe/copper-probe.ts";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "./testing/board-builder.ts";

const tracks = [track("t1", "HV", [5, 5], [20, 5]), track("t2", "GND", [5, 6], [20, 6])];
const vias = [via("v1", "HV", 5, 10), via("v2", "GND", 6, 10)];
const footprints = [footprint("R1", 30, 20, [smdPad("s", "SIG", 0, 0), throughPad("h", "GND", 3, 0)])];
const area = zone("a", undefined, [4, 4, 21, 8], {
  name: "quiet",
  fills: [],
  keepout: { tracks: false, vias: false, pads: false, pours: false, footprints: false },
});

function board(rule: string): Board {
  const made = boardWith({ tracks, vias, footprints, zones: [area] });
  return { ...made, rules: { ...made.rules, customRules: rule } };
}

/** What is found because of the rule. */
function foundBy(rule: string) {
  const ruled = board(`(rule "mine" ${rule})`);
  return checkBoard(ruled).findings.filter(({ customRule }) => customRule !== undefined);
}

describe("a custom rule", () => {
  it.each<[string, string, number, string[]]>([
    [`(condition "A.NetName == 'HV'") (constraint clearance (min 0.9mm))`, "clearance", 2, ["t1", "t2"]],
    [`(condition "A.NetName == 'HV'") (constraint hole_clearance (min 0.65mm))`, "hole_clearance", 1, ["v1", "v2"]],
    [
      `(condition "A.Type == 'Track'") (constraint edge_clearance (min 5mm))`,
      "copper_edge_clearance",
      2,
      ["edge", "t1"],
    ],
    [`(constraint hole_to_hole (min 0.75mm))`, "hole_near_hole", 1, ["v1", "v2"]],
    [`(condition "A.NetName == 'HV'") (constraint track_width (min 0.3mm))`, "track_width", 1, ["t1"]],
    [`(condition "A.NetName == 'HV'") (constraint track_width (max 0.15mm))`, "track_width", 1, ["t1"]],
    [`(condition "A.NetName == 'HV'") (constraint via_diameter (min 0.8mm))`, "via_diameter", 1, ["v1"]],
    [`(condition "A.NetName == 'HV'") (constraint annular_width (min 0.2mm))`, "annular_width", 1, ["v1"]],
    [`(condition "A.Type == 'Pad'") (constraint hole_size (min 1mm))`, "drill_out_of_range", 1, ["h"]],
    [
      `(condition "A.insideArea('quiet') && A.NetName == 'HV'") (constraint disallow track)`,
      "items_not_allowed",
      1,
      ["t1"],
    ],
    [`(constraint disallow footprint)`, "items_not_allowed", 1, ["R1"]],
  ])("%s", (rule, finds, count, items) => {
    const found = foundBy(rule);
    expect(found.map((finding) => finding.rule)).toEqual(Array.from({ length: count }, () => finds));
    expect(found[0]).toMatchObject({ items, customRule: "mine", severity: "error" });
    expect(found[0]?.message).toContain('rule "mine"');
  });

  it("takes a round end that meets the border of an area in a point for outside of it, as KiCad 6 does", () => {
    const widths = (end: number) => {
      const made = boardWith({ tracks: [track("t", "HV", [1, 6], [end, 6], { width: 200_000 })], zones: [area] });
      const rule = `(rule "mine" (condition "A.insideArea('quiet')") (constraint track_width (min 0.3mm)))`;
      return checkBoard({ ...made, rules: { ...made.rules, customRules: rule } }).findings.filter(
        ({ rule }) => rule === "track_width",
      ).length;
    };
    expect(widths(3.9)).toBe(0);
    expect(widths(3.900001)).toBe(1);
  });

  it("may ask for less than the board does, and takes its place", () => {
    const near = [track("t1", "HV", [5, 5], [20, 5]), track("t2", "GND", [5, 5.3], [20, 5.3])];
    const strict = boardWith({ tracks: near });
    const found = (customRules: string) =>
      checkBoard({ ...strict, rules: { ...strict.rules, minClearance: 200_000, customRules } }).findings.filter(
        ({ rule }) => rule === "clearance",
      );
    expect(found("")).toHaveLength(1);
    expect(found("(rule fine (constraint clearance (min 0.05mm)))")).toHaveLength(0);
  });

  it("has the severity that it says, and may excuse what it finds", () => {
    const rule = (severity: string) =>
      `(severity ${severity}) (condition "A.NetName == 'HV'") (constraint track_width (min 0.3mm))`;
    expect(foundBy(rule("warning"))).toMatchObject([{ severity: "warning" }]);
    expect(foundBy(rule("ignore"))).toEqual([]);
    expect(foundBy(rule("exclusion"))).toEqual([]);
  });

  it("is kept by hand routing and by the check after a routing as by the whole check", () => {
    const ruled = board(`(rule "mine" (condition "A.NetName == 'HV'") (constraint clearance (min 0.9mm)))`);
    const bare = { ...ruled, tracks: [tracks[1]!], vias: [] };
    expect(new CopperProbe(bare).isTrackClear(tracks[0]!)).toBe(false);
    expect(new CopperProbe(bare).isTrackClear(track("t3", "SIG", [5, 5], [20, 5]))).toBe(true);
    expect(
      prepareChecker(ruled)
        .checkCopper(tracks, [])
        .map(({ customRule }) => customRule),
    ).toEqual(["mine"]);
  });

  it("that names an area follows the area while the board is edited", () => {
    const ruled = board(`(rule "mine" (condition "A.insideArea('quiet')") (constraint disallow track))`);
    const live = new LiveChecker(ruled);
    const banned = () => live.result.findings.filter(({ customRule }) => customRule === "mine").length;
    expect(banned()).toBe(2);
    const outline = area.outline.map((ring) => ring.map(({ x, y }) => ({ x, y: y + 10_000_000 })));
    const edit: BoardEdit = {
      settings: [],
      lists: [{ list: "zones", added: [], removed: [], updated: [{ before: area, after: { ...area, outline } }] }],
    };
    live.apply(edit);
    expect(banned()).toBe(0);
    expect(checkBoard(applyEdit(ruled, edit)).findings).toHaveLength(live.result.findings.length);
  });
});

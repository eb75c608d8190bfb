import {
  type Board,
  type Footprint,
  type Graphic,
  itemId,
  netId,
  type Pad,
  type Text,
  type Zone,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { LiveChecker } from "../live/live-checker.ts";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";

/** What a check finds under a rule, by its items; the live check has to say the same. */
function found(board: Board, rule: string): string[][] {
  const of = (findings: ReturnType<typeof checkBoard>["findings"]) =>
    findings
      .filter((finding) => finding.rule === rule)
      .map(({ items }) => [...items])
      .sort();
  const whole = of(checkBoard(board).findings);
  expect(of(new LiveChecker(board).result.findings)).toEqual(whole);
  return whole;
}

const withRules = (board: Board, rules: Partial<Board["rules"]>): Board => ({
  ...board,
  rules: { ...board.rules, ...rules },
});

describe("solder_mask_bridge", () => {
  const pads = (gap: number, more: Partial<Footprint> = {}, nets = ["A", "B"]) =>
    footprint("U1", 10, 10, [smdPad("p", nets[0], 0, 0), smdPad("q", nets[1], 1 + gap, 0)], more);
  const board = (part: Footprint, more: Partial<Board["rules"]> = {}) =>
    withRules(boardWith({ footprints: [part] }), { solderMaskExpansion: fromMm(0.1), ...more });

  it("two openings that overlap let solder flow between two nets", () => {
    expect(found(board(pads(0.15)), "solder_mask_bridge")).toEqual([["p", "q"]]);
    expect(found(board(pads(0.2)), "solder_mask_bridge")).toEqual([]);
    expect(found(board(pads(0.15, {}, ["A", "A"])), "solder_mask_bridge")).toEqual([]);
  });

  it("mask thinner than a fab makes is no mask", () => {
    expect(found(board(pads(0.25), { solderMaskMinWidth: fromMm(0.1) }), "solder_mask_bridge")).toEqual([["p", "q"]]);
    expect(found(board(pads(0.35), { solderMaskMinWidth: fromMm(0.1) }), "solder_mask_bridge")).toEqual([]);
  });

  it("a part, the project and a custom rule may allow it", () => {
    const attributes = { ...pads(0).attributes, allowSolderMaskBridges: true };
    expect(found(board(pads(0.15, { attributes })), "solder_mask_bridge")).toEqual([]);
    expect(found(board(pads(0.15), { allowMaskBridgesInFootprints: true }), "solder_mask_bridge")).toEqual([]);
    const customRules = `(rule "fine pitch" (severity ignore) (condition "A.memberOfFootprint('U1')") (constraint bridged_mask))`;
    expect(found(board(pads(0.15), { customRules }), "solder_mask_bridge")).toEqual([]);
  });

  it("copper of another net in an opening is bare: tracks, vias and pours", () => {
    const part = footprint("U1", 10, 10, [smdPad("p", "A", 0, 0)]);
    const made = boardWith({
      footprints: [part],
      tracks: [track("t", "B", [10.65, 8], [10.65, 12]), track("far", "B", [12, 8], [12, 12])],
      vias: [via("v", "C", 10, 10.85)],
      zones: [zone("z", "D", [5, 5, 9.45, 15])],
    });
    const open = withRules(made, { solderMaskExpansion: fromMm(0.1) });
    expect(found(open, "solder_mask_bridge")).toEqual(
      [
        ["p", "t"],
        ["p", "v"],
        ["p", "z"],
      ].sort(),
    );
    expect(found(withRules(made, { solderMaskExpansion: 0 }), "solder_mask_bridge")).toEqual([]);
  });

  it("an opening drawn on the mask may bare one net, not two", () => {
    const opening = drawing("m", "F.Mask", { kind: "rect", start: at(5, 5), end: at(15, 8) }, { filled: true });
    const tracks = [track("a", "A", [6, 6], [14, 6]), track("b", "A", [6, 7], [14, 7])];
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const made = (second: string) =>
      boardWith({ graphics: [edge, opening], tracks: [tracks[0]!, { ...tracks[1]!, net: netId(second) }] });
    expect(found(made("A"), "solder_mask_bridge")).toEqual([]);
    expect(found(made("B"), "solder_mask_bridge")).toEqual([["m", "a", "b"]]);
    // The ring of an unplated hole is of no net that it could join to another.
    const ring = throughPad("h", undefined, 0, 0, { kind: "npth" });
    const beside = boardWith({
      graphics: [edge, opening],
      tracks: tracks.slice(0, 1),
      footprints: [footprint("H1", 10, 7.4, [ring])],
    });
    expect(found(beside, "solder_mask_bridge")).toEqual([]);
  });
});

describe("starved_thermal", () => {
  /** A pour around a relieved pad, with spokes to the left, and to the right if asked. */
  const board = (spokes: 1 | 2, rules: Partial<Board["rules"]> = {}, more: Partial<Board> = {}) => {
    const hole = [at(9, 9), at(9, 9.85), at(9.9, 9.85), at(9.9, 10.15), at(9, 10.15), at(9, 11), at(11, 11)];
    const right = spokes === 2 ? [at(11, 10.15), at(10.1, 10.15), at(10.1, 9.85), at(11, 9.85)] : [];
    const ring = [...hole, ...right, at(11, 9)];
    const outer = [at(5, 5), at(15, 5), at(15, 15), at(5, 15)];
    const pour = zone("z", "GND", [5, 5, 15, 15], {
      fills: [{ layer: "F.Cu", polygons: [{ outer, holes: [ring] }] }],
    });
    const relieved = { ...pour, pour: { ...pour.pour, connection: "thermal" as const } };
    const pads: Pad[] = [throughPad("p", "GND", 0, 0, { shape: { kind: "circle", diameter: fromMm(1.2) } })];
    return withRules(boardWith({ footprints: [footprint("J1", 10, 10, pads)], zones: [relieved], ...more }), rules);
  };

  it("counts the spokes of a relief", () => {
    expect(found(board(1), "starved_thermal")).toEqual([["z", "p"]]);
    expect(found(board(2), "starved_thermal")).toEqual([]);
  });

  it("the project and custom rules say how many there have to be", () => {
    expect(found(board(1, { minResolvedSpokes: 1 }), "starved_thermal")).toEqual([]);
    expect(found(board(2, { minResolvedSpokes: 3 }), "starved_thermal")).toEqual([["z", "p"]]);
    const customRules = `(rule "one" (condition "A.Pad_Number == 'p'") (constraint min_resolved_spokes 1))`;
    expect(found(board(1, { customRules }), "starved_thermal")).toEqual([]);
  });

  it("a track into the pour is a spoke, and so is a line drawn on the net", () => {
    expect(found(board(1, {}, { tracks: [track("t", "GND", [10, 10], [14, 10])] }), "starved_thermal")).toEqual([]);
    const line = (net: string) =>
      drawing("l", "F.Cu", { kind: "line", start: at(14, 10), end: at(10, 10) }, { net: netId(net) });
    expect(found(board(1, {}, { graphics: [line("GND")] }), "starved_thermal")).toEqual([]);
    expect(found(board(1, {}, { graphics: [line("A")] }), "starved_thermal")).toEqual([["z", "p"]]);
  });
});

it("isolated_copper: an island that no pad is joined to, though a via is", () => {
  const island = (left: number) => [at(left, 5), at(left + 4, 5), at(left + 4, 9), at(left, 9)];
  const pour = zone("z", "GND", [5, 5, 20, 9], {
    fills: [{ layer: "F.Cu", polygons: [5, 12].map((left) => ({ outer: island(left), holes: [] })) }],
  });
  const made = boardWith({ zones: [pour], footprints: [footprint("R1", 7, 7, [smdPad("p", "GND", 0, 0)])] });
  const loose = { ...made, vias: [via("v", "GND", 14, 7)] };
  expect(found(loose, "isolated_copper")).toEqual([["z"]]);
  const joined = { ...made, tracks: [track("t", "GND", [7, 7], [14, 7])] };
  expect(found(joined, "isolated_copper")).toEqual([]);
});

describe("the shape of poured copper", () => {
  /** Two squares joined by a bar of that width. */
  const dumbbell = (width: number, more: Partial<Board["rules"]> = {}, tracks: Board["tracks"] = []) => {
    const [top, bottom] = [10 - width / 2, 10 + width / 2];
    const outer = [at(5, 5), at(10, 5), at(10, top), at(13, top), at(13, 5), at(18, 5), at(18, 15), at(13, 15)];
    outer.push(at(13, bottom), at(10, bottom), at(10, 15), at(5, 15));
    const fills = [{ layer: "F.Cu", polygons: [{ outer, holes: [] }] }] as const;
    return withRules(boardWith({ zones: [zone("z", "GND", [5, 5, 18, 15], { fills })], tracks }), more);
  };

  it("connection_width: a bridge that is narrower than asked", () => {
    const rules = { minConnectionWidth: fromMm(0.5) };
    // A long bridge is narrow where it begins and where it ends.
    expect(found(dumbbell(0.3, rules), "connection_width")).toEqual([["z"], ["z"]]);
    expect(found(dumbbell(0.6, rules), "connection_width")).toEqual([]);
    expect(found(dumbbell(0.3), "connection_width")).toEqual([]);
    const customRules = `(rule "wide" (condition "A.NetName == 'GND'") (constraint connection_width (min 0.7mm)))`;
    expect(found(dumbbell(0.6, { customRules }), "connection_width")).toEqual([["z"], ["z"]]);
  });

  it("connection_width: a track along the bridge makes up for it", () => {
    const bar = track("t", "GND", [8, 10], [15, 10], { width: fromMm(1) });
    expect(found(dumbbell(0.3, { minConnectionWidth: fromMm(0.5) }, [bar]), "connection_width")).toEqual([]);
  });

  it("connection_width: copper is whole across the seam that joins a hole to the outline of a fill", () => {
    const outer = [at(5, 5), at(15, 5), at(15, 15), at(5, 15), at(5, 10), at(8, 10), at(8, 12), at(12, 12), at(12, 8)];
    outer.push(at(8, 8), at(8, 10), at(5, 10));
    const fills = [{ layer: "F.Cu", polygons: [{ outer, holes: [] }] }] as const;
    const made = boardWith({ zones: [zone("z", "GND", [5, 5, 15, 15], { fills })] });
    expect(found(withRules(made, { minConnectionWidth: fromMm(0.5) }), "connection_width")).toEqual([]);
    expect(found(made, "copper_sliver")).toEqual([]);
  });

  it("copper_sliver: a corner that runs out to a point", () => {
    const wedge = (height: number, net?: string) => {
      const outer = [at(5, 5), at(10, 5), at(5, 5 + height)];
      const fills = [{ layer: "F.Cu", polygons: [{ outer, holes: [] }] }] as const;
      const pour = zone("z", "GND", [5, 5, 10, 10], { fills });
      return boardWith({ zones: [pour], tracks: net ? [track("t", net, [8, 5], [11, 5])] : [] });
    };
    expect(found(wedge(1), "copper_sliver")).toEqual([["z"]]);
    expect(found(wedge(4), "copper_sliver")).toEqual([]);
    expect(found(wedge(1, "GND"), "copper_sliver")).toEqual([]);
    // A wedge cut out of copper is none of copper.
    const hole = [at(6, 6), at(9, 6), at(6, 6.5)];
    const outer = [at(5, 5), at(15, 5), at(15, 15), at(5, 15)];
    const fills = [{ layer: "F.Cu", polygons: [{ outer, holes: [hole] }] }] as const;
    expect(found(boardWith({ zones: [zone("z", "GND", [5, 5, 15, 15], { fills })] }), "copper_sliver")).toEqual([]);
  });

  it("copper_sliver: an area drawn on copper that runs out to a point, unless a round pen draws its edge", () => {
    const drawn = (layer: "F.Cu" | "F.SilkS", width: number, filled = true) => {
      const wedge = { kind: "polygon", points: [at(5, 5), at(10, 5), at(5, 6)] } as const;
      const stroke = { width: fromMm(width), style: "solid" } as const;
      return boardWith({ graphics: [drawing("d", layer, wedge, { filled, stroke })] });
    };
    expect(found(drawn("F.Cu", 0), "copper_sliver")).toEqual([["d"]]);
    expect(found(drawn("F.Cu", 0.2), "copper_sliver")).toEqual([]);
    expect(found(drawn("F.Cu", 0, false), "copper_sliver")).toEqual([]);
    expect(found(drawn("F.SilkS", 0), "copper_sliver")).toEqual([]);
  });
});

describe("clearance of what is drawn and poured", () => {
  const text: Text = {
    id: itemId("word"),
    role: "user",
    text: "II",
    layer: "F.Cu",
    position: at(7, 7),
    rotation: 0,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "left",
      vertical: "middle",
      mirrored: false,
    },
    hidden: false,
  };
  const bar = (net?: string): Graphic =>
    drawing("bar", "F.Cu", { kind: "line", start: at(7, 7), end: at(9, 7) }, net ? { net: netId(net) } : {});
  const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });

  it("copper texts and drawings keep off pours of other nets", () => {
    const pour = zone("z", "GND", [5, 5, 15, 15]);
    expect(found(boardWith({ zones: [pour], texts: [text] }), "clearance")).toEqual([["word", "z"]]);
    expect(found(boardWith({ zones: [pour], graphics: [edge, bar()] }), "clearance")).toEqual([["bar", "z"]]);
    expect(found(boardWith({ zones: [pour], graphics: [edge, bar("GND")] }), "clearance")).toEqual([]);
  });

  it("drawings of two nets are copper to each other, those of none are artwork", () => {
    const other = { ...bar("B"), id: itemId("other") };
    expect(found(boardWith({ graphics: [edge, bar("A"), other] }), "clearance")).toEqual([["bar", "other"]]);
    expect(found(boardWith({ graphics: [edge, bar(), other] }), "clearance")).toEqual([]);
  });

  it("fills of two nets keep apart, whatever their order", () => {
    const pour = (id: string, net: string, corners: [number, number, number, number], clearance = 0.1): Zone => {
      const made = zone(id, net, corners, { priority: id === "a" ? 0 : 1 });
      return { ...made, pour: { ...made.pour, clearance: fromMm(clearance) } };
    };
    const fills = (gap: number, clearance?: number) =>
      boardWith({ zones: [pour("a", "A", [5, 5, 10, 10]), pour("b", "B", [10 + gap, 5, 15, 10], clearance)] });
    const rules = { minClearance: fromMm(0.2) };
    expect(found(withRules(fills(0.1), rules), "clearance")).toEqual([["a", "b"]]);
    expect(found(withRules(fills(0.25), rules), "clearance")).toEqual([]);
    expect(found(withRules(fills(-1), rules), "clearance")).toEqual([["a", "b"]]);
    // A pour's own clearance counts as well (KiCad 7).
    expect(found(withRules(fills(0.25, 0.3), rules), "clearance")).toEqual([["a", "b"]]);
  });
});

it("hole_near_hole: slots that run into another hole, and no slot beside one", () => {
  const slot = throughPad("s", "A", 0, 0, { drill: { size: { width: fromMm(3), height: fromMm(0.8) } } });
  const board = (x: number) =>
    boardWith({
      footprints: [footprint("J1", 10, 10, [slot]), footprint("J2", 10 + x, 10, [throughPad("h", "A", 0, 0)])],
    });
  expect(found(board(1.7), "hole_near_hole")).toEqual([["s", "h"]]);
  expect(found(board(2), "hole_near_hole")).toEqual([]);
});

describe("pads of a part", () => {
  const board = (pads: Pad[], mount: "smd" | "through-hole" = "smd") => {
    const part = footprint("U1", 10, 10, pads);
    const made = boardWith({ footprints: [{ ...part, attributes: { ...part.attributes, mount } }] });
    return withRules(made, { severities: { footprint_type_mismatch: "warning" } });
  };

  it("footprint_type_mismatch, which is ignored by default", () => {
    expect(found(board([smdPad("p", "A", 0, 0)]), "footprint_type_mismatch")).toEqual([]);
    expect(found(board([smdPad("p", "A", 0, 0)], "through-hole"), "footprint_type_mismatch")).toEqual([["U1"]]);
    const ignored = withRules(board([smdPad("p", "A", 0, 0)], "through-hole"), { severities: {} });
    expect(found(ignored, "footprint_type_mismatch")).toEqual([]);
  });

  it("through_hole_pad_without_hole, padstack and padstack_invalid", () => {
    const { drill: _, ...blind } = throughPad("b", "A", 0, 0);
    expect(found(board([blind]), "through_hole_pad_without_hole")).toEqual([["b"]]);
    const beside = throughPad("o", "A", 0, 0, { offset: at(5, 0) });
    expect(found(board([beside]), "padstack")).toEqual([["o"]]);
    expect(found(board([smdPad("s", "A", 0, 0, { layers: ["*.Cu"] })]), "padstack")).toEqual([["s"]]);
    const empty = smdPad("e", "A", 0, 0, { shape: { kind: "rect", size: { width: 0, height: fromMm(1) } } });
    expect(found(board([empty]), "padstack_invalid")).toEqual([["e"]]);
    expect(found(board([smdPad("s", "A", 0, 0), throughPad("t", "A", 3, 0)]), "padstack")).toEqual([]);
  });
});

describe("contents of texts", () => {
  const word = (text: string, layer: Text["layer"]): Board =>
    boardWith({
      texts: [
        {
          id: itemId("w"),
          role: "user",
          text,
          layer,
          position: at(10, 10),
          rotation: 0,
          style: {
            size: { width: fromMm(1), height: fromMm(1) },
            thickness: fromMm(0.15),
            horizontal: "left",
            vertical: "middle",
            mirrored: false,
          },
          hidden: false,
        },
      ],
      properties: { BATCH: "7" },
    });

  it("text_on_edge_cuts", () => {
    expect(found(word("A", "Edge.Cuts"), "text_on_edge_cuts")).toEqual([["w"]]);
    expect(found(word("A", "Dwgs.User"), "text_on_edge_cuts")).toEqual([]);
  });

  it("unresolved_variable, but not what KiCad fills in itself", () => {
    const name = (variable: string) => "$".concat("{", variable, "}");
    expect(found(word(name("BATHC"), "F.SilkS"), "unresolved_variable")).toEqual([["w"]]);
    expect(found(word(name("BATCH"), "F.SilkS"), "unresolved_variable")).toEqual([]);
    expect(found(word(name("CURRENT_DATE"), "F.SilkS"), "unresolved_variable")).toEqual([]);
  });
});

it("text sizes follow the project", () => {
  const made = boardWith({});
  const style = { horizontal: "left", vertical: "middle", mirrored: false } as const;
  const size = { width: fromMm(1), height: fromMm(1) };
  const text: Text = {
    id: itemId("w"),
    role: "user",
    text: "A",
    layer: "F.SilkS",
    position: at(10, 10),
    rotation: 0,
    style: { ...style, size, thickness: fromMm(0.1) },
    hidden: false,
  };
  const board = { ...made, texts: [text] };
  expect(found(board, "text_height")).toEqual([]);
  expect(found(withRules(board, { minTextHeight: fromMm(1.2) }), "text_height")).toEqual([["w"]]);
  expect(found(withRules(board, { minTextThickness: fromMm(0.12) }), "text_thickness")).toEqual([["w"]]);
});

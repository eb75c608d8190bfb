import { type Board, type Footprint, type Graphic, itemId } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "./testing/board-builder.ts";

/** Rules found, connectivity and nets without pads aside. */
function rulesOf(parts: Partial<Board>, copperCount: number = 2): string[] {
  // Pads that touch lie in one opening of the mask, too.
  const aside = ["solder_mask_bridge", "track_dangling", "via_dangling", "unconnected_items", "zone_has_empty_net"];
  return checkBoard(boardWith(parts, copperCount))
    .findings.map(({ rule }) => rule)
    .filter((rule) => !aside.includes(rule));
}

describe("copper of newer boards", () => {
  const beside = (y: number) => [track("a", "A", [5, y], [15, y])];

  it("of a padstack is judged as wide as it is on each layer", () => {
    const stack = via("v", "B", 10, 5, { layerDiameters: { "B.Cu": fromMm(2.4) } });
    const of = (layer: "F.Cu" | "B.Cu") => rulesOf({ vias: [stack], tracks: beside(6).map((t) => ({ ...t, layer })) });
    expect(of("F.Cu")).toEqual([]);
    expect(of("B.Cu")).toEqual(["clearance"]);
    const thin = via("v", "B", 10, 5, { layerDiameters: { "B.Cu": fromMm(0.32) } });
    expect(rulesOf({ vias: [thin] })).toEqual(["via_diameter", "annular_width"]);
  });

  it("of a dimension on a copper layer is copper", () => {
    const dimension = {
      id: itemId("d"),
      kind: "aligned",
      layer: "F.Cu",
      start: at(5, 5),
      end: at(15, 5),
      height: 0,
      stroke: { width: fromMm(0.1), style: "solid" },
    } as const;
    expect(rulesOf({ dimensions: [dimension], tracks: [track("a", "A", [10, 2], [10, 8])] })).toContain("clearance");
    expect(rulesOf({ dimensions: [{ ...dimension, layer: "F.SilkS" }], tracks: beside(5) })).toEqual([]);
  });
});

describe("clearance", () => {
  // Classes ask for 0.2 mm; tracks are 0.2 mm wide, so centre lines 0.4 mm apart are just right.
  const pair = (gapNm: number): Partial<Board> => ({
    tracks: [
      track("a", "A", [5, 5], [15, 5]),
      track("b", "B", [5, 5], [15, 5], {
        start: { x: fromMm(5), y: fromMm(5.2) + gapNm },
        end: { x: fromMm(15), y: fromMm(5.2) + gapNm },
      }),
    ],
  });

  it("grants KiCad's half micrometre and not a nanometre more", () => {
    expect(rulesOf(pair(200_000))).toEqual([]);
    expect(rulesOf(pair(199_500))).toEqual([]);
    expect(rulesOf(pair(199_499))).toEqual(["clearance"]);
  });

  it("names both sides, the layer and the numbers", () => {
    const [finding] = checkBoard(boardWith(pair(130_000))).findings;
    expect(finding).toMatchObject({
      rule: "clearance",
      severity: "error",
      message: "track (A) on F.Cu to track (B) on F.Cu: 0.130 mm, rule 0.200 mm",
      items: ["a", "b"],
      layer: "F.Cu",
      actual: 130_000,
      required: 200_000,
    });
  });

  it("does not look at tracks of one net, of other layers, or far away", () => {
    const a = track("a", "A", [5, 5], [15, 5]);
    expect(rulesOf({ tracks: [a, track("b", "A", [5, 5.25], [15, 5.25])] })).toEqual([]);
    expect(rulesOf({ tracks: [a, track("b", "B", [5, 5.25], [15, 5.25], { layer: "B.Cu" })] })).toEqual([]);
    expect(rulesOf({ tracks: [a, track("b", "B", [5, 6], [15, 6])] })).toEqual([]);
  });

  it("lets a pad's own clearance take the place of the class, down to the board's minimum", () => {
    const near = (clearance: number | undefined): Partial<Board> => ({
      tracks: [track("a", "A", [5, 5.77], [15, 5.77])],
      footprints: [footprint("R1", 10, 5, [smdPad("1", "B", 0, 0, clearance ? { clearance: fromMm(clearance) } : {})])],
    });
    expect(rulesOf(near(undefined))).toEqual(["clearance"]);
    expect(rulesOf(near(0.16))).toEqual([]);
    expect(rulesOf(near(0.05))).toEqual([]);
    expect(rulesOf(near(0.3))).toEqual(["clearance"]);
  });

  it("keeps tracks off copper drawings and texts, whatever net they would be of", () => {
    const tracks = [track("a", "A", [5, 5], [15, 5])];
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const line = drawing("line", "F.Cu", { kind: "line", start: at(8, 5.2), end: at(8, 8) });
    expect(rulesOf({ tracks, graphics: [edge, line] })).toEqual(["clearance"]);
    const text = {
      id: itemId("text"),
      role: "user" as const,
      text: "ABC",
      layer: "F.Cu" as const,
      position: at(10, 5),
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.15),
        horizontal: "center" as const,
        vertical: "middle" as const,
        mirrored: false,
      },
      hidden: false,
    };
    expect(rulesOf({ tracks, texts: [text] })).toEqual(["clearance"]);
    expect(rulesOf({ tracks, texts: [{ ...text, layer: "F.SilkS" }] })).toEqual([]);
  });

  it("keeps tracks off poured copper of another net, inside it too", () => {
    const tracks = [track("a", "A", [10, 10], [11, 10])];
    expect(rulesOf({ tracks, zones: [zone("pour", "B", [5, 5, 20, 20])] })).toEqual(["clearance"]);
    expect(rulesOf({ tracks, zones: [zone("pour", "A", [5, 5, 20, 20])] })).toEqual([]);
    expect(rulesOf({ tracks, zones: [zone("pour", "B", [11.4, 5, 20, 20])] })).toEqual([]);
    expect(rulesOf({ tracks, zones: [zone("pour", "B", [11.39, 5, 20, 20])] })).toEqual(["clearance"]);
  });

  it("lets the pads of a net tie touch", () => {
    const pads = [smdPad("1", "A", 0, 0), smdPad("2", "B", 0.9, 0)];
    expect(rulesOf({ footprints: [footprint("NT1", 10, 10, pads)] })).toEqual(["clearance"]);
    expect(rulesOf({ footprints: [footprint("NT1", 10, 10, pads, { keywords: "Net tie SMD" })] })).toEqual([]);
    expect(rulesOf({ footprints: [footprint("NT1", 10, 10, pads, { netTieGroups: [["1", "2"]] })] })).toEqual([]);
  });

  it("lets tracks of its nets reach the pads of a net tie beside its copper, and no others", () => {
    const pads = [smdPad("1", "A", -1, 0), smdPad("2", "B", 1, 0)];
    const bar = { ...drawing("bar", "F.Cu", { kind: "rect", start: at(-1, -0.5), end: at(1, 0.5) }), filled: true };
    const tracks = [track("a", "A", [5, 10], [9, 10]), track("b", "B", [15, 10], [11, 10])];
    const tie = (more: Partial<Footprint>) => [footprint("NT1", 10, 10, pads, { graphics: [bar], ...more })];
    expect(rulesOf({ tracks, footprints: tie({ keywords: "net tie" }) })).toEqual([]);
    // A pad of one of its nets may lie on its copper, a pad of another may not.
    const beside = (net: string) => footprint("R1", 9.5, 10, [smdPad("9", net, 0, 0.9)]);
    const own = tie({ keywords: "net tie" });
    expect(rulesOf({ footprints: [...own, beside("A")] })).toEqual([]);
    // Too near to the bar and to pad 1.
    expect(rulesOf({ footprints: [...own, beside("C")] })).toEqual(["clearance", "clearance"]);
    // KiCad 6 would let a third net lie on it.
    const strange = [track("c", "C", [10, 5], [10, 9.3]), ...tracks];
    expect(rulesOf({ tracks: strange, footprints: tie({ keywords: "net tie" }) })).toEqual(["clearance"]);
    // Both pads and both tracks are too near to the bar.
    expect(rulesOf({ tracks, footprints: tie({}) })).toEqual(["clearance", "clearance", "clearance", "clearance"]);
  });
});

describe("other copper rules", () => {
  it("calls crossing centre lines a crossing and nothing else", () => {
    expect(rulesOf({ tracks: [track("a", "A", [5, 5], [15, 15]), track("b", "B", [5, 15], [15, 5])] })).toEqual([
      "tracks_crossing",
    ]);
  });

  it("finds one terminal with two nets", () => {
    const pads = [smdPad("p1", "A", 0, 0, { number: "1" }), smdPad("p2", "B", 1.1, 0, { number: "1" })];
    expect(rulesOf({ footprints: [footprint("U1", 10, 10, pads)] })).toEqual(["shorting_items"]);
  });

  it("keeps copper from holes, plated or not", () => {
    const hole = throughPad("H", undefined, 0, 0, {
      kind: "npth",
      number: "",
      shape: { kind: "circle", diameter: fromMm(1) },
      drill: { size: { width: fromMm(1), height: fromMm(1) } },
    });
    const near = (y: number): Partial<Board> => ({
      tracks: [track("a", "A", [5, y], [15, y])],
      footprints: [footprint("H1", 10, 10, [hole])],
    });
    expect(rulesOf(near(10 + 0.5 + 0.25 + 0.1))).toEqual([]);
    expect(rulesOf(near(10 + 0.5 + 0.25 + 0.099))).toEqual(["hole_clearance"]);
  });

  it("keeps drilled holes apart, of one net too, and tells holes on one spot", () => {
    expect(rulesOf({ vias: [via("a", "A", 10, 10), via("b", "A", 10.54, 10)] })).toEqual(["hole_near_hole"]);
    expect(rulesOf({ vias: [via("a", "A", 10, 10), via("b", "A", 10.55, 10)] })).toEqual([]);
    expect(rulesOf({ vias: [via("a", "A", 10, 10), via("b", "A", 10, 10)] })).toEqual(["holes_co_located"]);
  });

  it("keeps copper from the edge, in the middle of its line", () => {
    const along = (y: number): Partial<Board> => ({ tracks: [track("a", "A", [5, y], [15, y])] });
    expect(rulesOf(along(0.4))).toEqual([]);
    expect(rulesOf(along(0.399))).toEqual(["copper_edge_clearance"]);
    // KiCad takes a line on Margin for an edge, and reports both.
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const margin = drawing("margin", "Margin", { kind: "line", start: at(0, 1), end: at(40, 1) });
    const both = (y: number) => rulesOf({ ...along(y), graphics: [edge, margin] });
    expect([both(1.4), both(1.399)]).toEqual([[], ["copper_edge_clearance"]]);
  });

  /** A tangent to a cut-out with a radius of 3 mm, `beyond` the 0.3 mm and half of 0.2 mm that it keeps away. */
  function tangent(cutOut: readonly Graphic[], angle: number, beyond: number): Partial<Board> {
    const [reach, [x, y]] = [3.4 + beyond, [Math.cos(angle), Math.sin(angle)]];
    const [mx, my] = [20 + reach * x, 15 + reach * y];
    return {
      graphics: [drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) }), ...cutOut],
      tracks: [track("a", "A", [mx - y, my + x], [mx + y, my - x])],
    };
  }

  it("keeps copper from an arc of the edge, not from its chords", () => {
    const half = (id: string, side: number) =>
      drawing(id, "Edge.Cuts", { kind: "arc", start: at(17, 15), mid: at(20, 15 + 3 * side), end: at(23, 15) });
    const cutOut = [half("above", -1), half("below", 1)];
    for (let step = 0; step < 40; step++) {
      expect(rulesOf(tangent(cutOut, step / 7, 0.000_1))).not.toContain("copper_edge_clearance");
      expect(rulesOf(tangent(cutOut, step / 7, -0.000_7))).toContain("copper_edge_clearance");
    }
  });

  it("keeps copper from the corners of the chords that KiCad takes a circle of the edge for", () => {
    const cutOut = [drawing("hole", "Edge.Cuts", { kind: "circle", center: at(20, 15), radius: fromMm(3) })];
    for (let step = 0; step < 40; step++) {
      expect(rulesOf(tangent(cutOut, step / 7, 0.003))).not.toContain("copper_edge_clearance");
      expect(rulesOf(tangent(cutOut, step / 7, 0.001))).toContain("copper_edge_clearance");
    }
  });

  it("checks widths, diameters, rings and drills", () => {
    expect(rulesOf({ tracks: [track("a", "A", [5, 5], [9, 5], { width: fromMm(0.149) })] })).toEqual(["track_width"]);
    expect(rulesOf({ vias: [via("a", "A", 10, 10, { diameter: fromMm(0.45), drill: fromMm(0.29) })] })).toEqual([
      "via_diameter",
      "annular_width",
      "drill_out_of_range",
    ]);
    const pad = throughPad("1", "A", 0, 0, { shape: { kind: "circle", diameter: fromMm(0.9) } });
    expect(rulesOf({ footprints: [footprint("J1", 10, 10, [pad])] })).toEqual(["annular_width"]);
  });

  it("keeps out of rule areas what they forbid", () => {
    const nothing = { tracks: false, vias: false, pads: false, pours: false, footprints: false };
    const area = (keepout: typeof nothing) => zone("area", undefined, [5, 5, 20, 20], { keepout });
    const parts = { tracks: [track("a", "A", [10, 10], [12, 10])], vias: [via("v", "B", 15, 15)] };
    expect(rulesOf({ ...parts, zones: [area(nothing)] })).toEqual([]);
    expect(rulesOf({ ...parts, zones: [area({ ...nothing, tracks: true })] })).toEqual(["items_not_allowed"]);
    expect(rulesOf({ ...parts, zones: [area({ ...nothing, tracks: true, vias: true })] })).toHaveLength(2);
  });

  it("tells pours of two nets and one priority that overlap or are too near", () => {
    const a = zone("a", "A", [5, 5, 10, 10], { fills: [] });
    expect(rulesOf({ zones: [a, zone("b", "B", [9, 6, 15, 9], { fills: [] })] })).toContain("zones_intersect");
    expect(rulesOf({ zones: [a, zone("b", "B", [10.2, 5, 15, 10], { fills: [] })] })).toEqual(["clearance"]);
    expect(rulesOf({ zones: [a, zone("b", "B", [9, 6, 15, 9], { fills: [], priority: 1 })] })).toEqual([]);
  });
});

describe("courtyards and outline", () => {
  const withCourtyard = (reference: string, x: number, y: number, width: number, height: number) =>
    footprint(reference, x, y, [], {
      graphics: [drawing(`${reference}-yard`, "F.CrtYd", { kind: "rect", start: at(0, 0), end: at(width, height) })],
    });

  it("lets courtyards touch and not overlap", () => {
    expect(rulesOf({ footprints: [withCourtyard("A1", 5, 5, 4, 4), withCourtyard("A2", 9, 5, 4, 4)] })).toEqual([]);
    const nearer = footprintShifted(withCourtyard("A2", 9, 5, 4, 4), -2);
    expect(rulesOf({ footprints: [withCourtyard("A1", 5, 5, 4, 4), nearer] })).toEqual(["courtyards_overlap"]);
  });

  it("sees overlaps without a corner inside: crosses, equal boxes, one within another", () => {
    const box = withCourtyard("A1", 5, 5, 4, 4);
    for (const other of [
      withCourtyard("A2", 4, 6, 6, 2),
      withCourtyard("A2", 5, 5, 4, 4),
      withCourtyard("A2", 6, 6, 1, 1),
      withCourtyard("A2", 5, 6, 4, 4),
    ])
      expect(rulesOf({ footprints: [box, other] })).toEqual(["courtyards_overlap"]);
  });

  it("reports an open outline and doubled references", () => {
    expect(
      rulesOf({ graphics: [drawing("e", "Edge.Cuts", { kind: "line", start: at(0, 0), end: at(9, 0) })] }),
    ).toEqual(["invalid_outline"]);
    expect(rulesOf({ footprints: [footprint("R1", 5, 5, []), footprint("R1", 9, 9, [])] })).toEqual([
      "duplicate_footprints",
    ]);
  });
});

function footprintShifted<Part extends { readonly position: { readonly x: number; readonly y: number } }>(
  part: Part,
  byNm: number,
): Part {
  return { ...part, position: { x: part.position.x + byNm, y: part.position.y } };
}

describe("what KiCad asks only where a project wants it", () => {
  const severities = { pth_inside_courtyard: "error", npth_inside_courtyard: "warning" } as const;
  const courtyard = (side: "F" | "B") =>
    drawing(`${side}-courtyard`, `${side}.CrtYd`, { kind: "rect", start: at(-2, -2), end: at(2, 2) });
  const parts = (x: number): Partial<Board> => ({
    footprints: [
      footprint("U1", 10, 10, [], { graphics: [courtyard("B")] }),
      footprint("J1", x, 10, [
        throughPad("1", "A", 0, 0),
        throughPad("H", undefined, 0, 1.5, { kind: "npth", number: "" }),
      ]),
    ],
  });
  const found = (board: Partial<Board>) =>
    checkBoard({ ...boardWith(board), rules: { ...boardWith({}).rules, severities } }).findings.filter(({ rule }) =>
      rule.includes("inside_courtyard"),
    );

  it("finds holes in the courtyard of another part, on either side", () => {
    expect(found(parts(11)).map(({ rule, severity }) => [rule, severity])).toEqual([
      ["pth_inside_courtyard", "error"],
      ["npth_inside_courtyard", "warning"],
    ]);
    expect(found(parts(11))[0]).toMatchObject({
      message: "the hole of J1 pad 1 is inside the courtyard of U1",
      items: ["1", "U1"],
    });
    expect(rulesOf(parts(11)).filter((rule) => rule !== "clearance")).toEqual([]);
  });

  it("lets a hole touch the courtyard and not a nanometre more", () => {
    const hole = (nm: number) => {
      const board = parts(12.4);
      return found({ footprints: [board.footprints![0]!, footprintShifted(board.footprints![1]!, nm)] });
    };
    expect(hole(0)).toEqual([]);
    expect(hole(-1).length).toBeGreaterThan(0);
  });
});

describe("zones and layers", () => {
  it("finds a pour whose net has no pad left", () => {
    const pour = zone("pour", "A", [5, 5, 20, 20]);
    const rules = (parts: Partial<Board>) => checkBoard(boardWith(parts)).findings.map(({ rule }) => rule);
    expect(rules({ zones: [pour] })).toEqual(["zone_has_empty_net"]);
    // Projects of KiCad 7 and later have another rule in its place, and name that one.
    const { rules: design } = boardWith({});
    const later = { ...design, severities: { ...design.severities, isolated_copper: "warning" as const } };
    expect(rules({ zones: [pour], rules: later })).toEqual([]);
    expect(rules({ zones: [pour], footprints: [footprint("R1", 10, 10, [smdPad("1", "A", 0, 0)])] })).toEqual([]);
    expect(rules({ zones: [zone("bare", undefined, [5, 5, 20, 20])] })).toEqual([]);
  });

  it("finds copper on layers that the board does not have, and calls it unconnected to nothing", () => {
    const inner = track("a", "A", [5, 5], [15, 5], { layer: "In1.Cu" });
    const { findings, ratsnest } = checkBoard(
      boardWith({ tracks: [inner], footprints: [footprint("R1", 5, 5, [smdPad("1", "A", 0, 0)])] }),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(["item_on_disabled_layer", "track_dangling"]);
    expect(findings[0]?.message).toBe("a track is on In1.Cu, which this board does not have");
    expect(ratsnest).toEqual([]);
    expect(checkBoard(boardWith({ tracks: [inner] }, 4)).findings.map(({ rule }) => rule)).toEqual(["track_dangling"]);
  });
});

describe("connections", () => {
  const parts = [
    footprint("R1", 5, 5, [smdPad("1", "A", 0, 0), smdPad("2", "B", 3, 0)]),
    footprint("R2", 15, 5, [smdPad("3", "A", 0, 0), smdPad("4", "B", 3, 0)]),
    footprint("R3", 25, 5, [smdPad("5", "A", 0, 0)]),
  ];

  it("counts pins less one a net, and draws the shortest airwires", () => {
    const { connections, ratsnest } = checkBoard(boardWith({ footprints: parts }));
    expect(connections).toEqual({ total: 3, connected: 0 });
    expect(ratsnest.map(({ from, to }) => toMm(Math.hypot(from.position.x - to.position.x)))).toEqual([10, 10, 10]);
  });

  it("follows tracks, vias and pours", () => {
    const result = checkBoard(
      boardWith({
        footprints: parts,
        tracks: [
          track("t1", "A", [5, 5], [5, 10]),
          track("t2", "A", [5, 10], [15, 10], { layer: "B.Cu" }),
          track("t3", "A", [15, 10], [15, 5]),
        ],
        vias: [via("v1", "A", 5, 10), via("v2", "A", 15, 10)],
        zones: [zone("pour", "A", [14, 4.2, 26, 4.7])],
      }),
    );
    expect(result.connections).toEqual({ total: 3, connected: 2 });
    expect(result.ratsnest.map(({ net }) => net)).toEqual(["B"]);
  });

  it("takes a pad for joined by a pour that reaches its middle or the middle of a side, not by a covered corner", () => {
    const of = (left: number, top: number) =>
      checkBoard(
        boardWith({
          footprints: [
            footprint("J1", 10, 10, [smdPad("1", "A", 0, 0)]),
            footprint("J2", 14, 10, [smdPad("2", "A", 0, 0)]),
          ],
          zones: [zone("pour", "A", [left, top, 20, 20])],
        }),
      ).connections.connected;
    expect(of(10, 5)).toBe(1);
    expect(of(10.4, 10)).toBe(1);
    expect(of(10.2, 10.4)).toBe(0);
    expect(of(10.1, 10.1)).toBe(0);
  });

  it("does not take tracks for joined whose ends only touch", () => {
    const of = (x: number) =>
      checkBoard(boardWith({ tracks: [track("a", "A", [5, 5], [9, 5]), track("b", "A", [x, 5], [14, 5])] }));
    expect(of(9.2).ratsnest).toHaveLength(1);
    expect(of(9.199).ratsnest).toHaveLength(0);
  });

  it("tells loose ends and idle vias", () => {
    const rules = checkBoard(
      boardWith({ footprints: parts, tracks: [track("a", "A", [5, 5], [5, 9])], vias: [via("v", "B", 20, 20)] }),
    ).findings.map(({ rule, severity }) => `${rule} ${severity}`);
    expect(rules).toContain("track_dangling warning");
    expect(rules).toContain("via_dangling warning");
  });
});

describe("checking a part of a board", () => {
  it("gives the findings of the whole that the chosen items have a part in", () => {
    const board = boardWith({
      tracks: Array.from({ length: 30 }, (_, n) => track(`t${n}`, `N${n}`, [2, 2 + n * 0.3], [30, 2 + n * 0.3])),
      vias: [via("v", "V", 10, 5), via("w", "W", 10.5, 5.2)],
    });
    const items = new Set([itemId("t7"), itemId("w")]);
    const key = ({ rule, items: ids }: { rule: string; items: readonly string[] }) =>
      `${rule} ${[...ids].sort().join(" ")}`;
    const copper = (finding: { rule: string }) => finding.rule !== "unconnected_items";
    const whole = checkBoard(board).findings.filter((f) => copper(f) && f.items.some((id) => items.has(id)));
    const part = checkBoard(board, { items }).findings.filter(copper);
    expect(whole.length).toBeGreaterThan(3);
    expect(part.map(key).sort()).toEqual(whole.map(key).sort());
  });
});

import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

/** One of everything that version 20211014 can say and the model has a word for. */
const EVERYTHING = `(kicad_pcb (version 20211014) (generator pcbnew)
  (general (thickness 1.6))
  (paper "A4")
  (title_block (title "Everything") (rev "2") (comment 1 "one"))
  (layers
    (0 "F.Cu" signal) (1 "In1.Cu" power "GND") (2 "In2.Cu" signal) (31 "B.Cu" signal)
    (36 "B.SilkS" user) (37 "F.SilkS" user) (38 "B.Mask" user) (39 "F.Mask" user)
    (44 "Edge.Cuts" user) (46 "B.CrtYd" user) (47 "F.CrtYd" user) (48 "B.Fab" user) (49 "F.Fab" user))
  (setup
    (stackup (layer "F.Cu" (type "copper") (thickness 0.035)) (layer "dielectric 1" (type "core") (thickness 1.51) (material "FR4") (epsilon_r 4.5)) (copper_finish "ENIG"))
    (pad_to_mask_clearance 0.05) (aux_axis_origin 10 20))
  (net 0 "") (net 1 "GND") (net 2 "/VBUS \\"5V\\"")
  (footprint "Lib:Part" (layer "F.Cu") (tstamp 00000000-0000-4000-8000-000000000001) (at 50 40 90)
    (descr "a part") (tags "test") (property "MPN" "X-1") (property "Sheetfile" "a.kicad_sch") (path "/00000000-0000-4000-8000-000000000100")
    (attr smd exclude_from_bom)
    (fp_text reference "U1" (at 0 -2 90) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15)) (justify left)) (tstamp 00000000-0000-4000-8000-000000000002))
    (fp_text value "<b>=1+1</b>" (at 0 2 90) (layer "F.Fab") hide (effects (font (size 1 1) (thickness 0.15))) (tstamp 00000000-0000-4000-8000-000000000003))
    (fp_rect (start -1 -1) (end 1 1) (layer "F.CrtYd") (width 0.05) (fill none) (tstamp 00000000-0000-4000-8000-000000000004))
    (fp_arc (start 0 -1) (mid 0.707107 -0.707107) (end 1 0) (layer "F.Fab") (width 0.1) (tstamp 00000000-0000-4000-8000-000000000005))
    (pad "1" smd roundrect (at -1 0 135) (size 1 0.6) (layers "F.Cu" "F.Paste" "F.Mask") (roundrect_rratio 0.25) (net 1 "GND") (pinfunction "A") (pintype "passive") (tstamp 00000000-0000-4000-8000-000000000006))
    (pad "2" thru_hole oval (at 1 0 90) (size 1.2 2) (drill oval 0.8 1.4 (offset 0.1 0)) (layers *.Cu *.Mask) (net 2 "/VBUS \\"5V\\"") (zone_connect 2) (tstamp 00000000-0000-4000-8000-000000000007))
    (pad "3" smd custom (at 0 3 90) (size 0.5 0.5) (layers "F.Cu") (clearance 0.3) (options (clearance outline) (anchor circle)) (primitives (gr_poly (pts (xy 0 0) (xy 1 0) (xy 1 1)) (width 0.1) (fill yes))) (tstamp 00000000-0000-4000-8000-000000000008))
    (pad "" np_thru_hole circle (at 0 0) (size 1 1) (drill 1) (layers *.Cu *.Mask) (tstamp 00000000-0000-4000-8000-000000000009))
    (model "part.wrl" (offset (xyz 0 0 0.5)) (scale (xyz 1 1 1)) (rotate (xyz 0 0 90))))
  (gr_line (start 0 0) (end 100 0) (layer "Edge.Cuts") (width 0.1) (tstamp 00000000-0000-4000-8000-000000000010))
  (gr_circle (center 5 5) (end 6 5) (layer "Edge.Cuts") (width 0.1) (fill none) (tstamp 00000000-0000-4000-8000-000000000011))
  (gr_text "hello" (at 1 2 45) (layer "F.SilkS") (tstamp 00000000-0000-4000-8000-000000000012) (effects (font (size 1 1) (thickness 0.15) bold) (justify right mirror)))
  (segment locked (start 1 1) (end 2 2) (width 0.25) (layer "F.Cu") (net 1) (tstamp 00000000-0000-4000-8000-000000000013))
  (arc (start 2 2) (mid 2.5 2.2) (end 3 3) (width 0.25) (layer "F.Cu") (net 1) (tstamp 00000000-0000-4000-8000-000000000014))
  (via (at 3 3) (size 0.8) (drill 0.4) (layers "F.Cu" "B.Cu") (free) (net 1) (tstamp 00000000-0000-4000-8000-000000000015))
  (zone (net 1) (net_name "GND") (layers "F.Cu" "B.Cu") (tstamp 00000000-0000-4000-8000-000000000016) (name "pour") (hatch edge 0.508)
    (priority 2) (connect_pads thru_hole_only (clearance 0.2)) (min_thickness 0.25) (filled_areas_thickness no)
    (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.4) (island_removal_mode 2) (island_area_min 10))
    (polygon (pts (xy 0 0) (xy 10 0) (xy 10 10)))
    (filled_polygon (layer "F.Cu") (pts (xy 1 1) (xy 9 1) (xy 9 9))))
  (zone (net 0) (net_name "") (layer "F.Cu") (tstamp 00000000-0000-4000-8000-000000000017) (hatch edge 0.508) (connect_pads (clearance 0)) (min_thickness 0.25)
    (keepout (tracks not_allowed) (vias not_allowed) (pads allowed) (copperpour not_allowed) (footprints allowed))
    (fill (thermal_gap 0.5) (thermal_bridge_width 0.5)) (polygon (pts (xy 20 20) (xy 30 20) (xy 30 30))))
  (group "pair" (id 00000000-0000-4000-8000-000000000018) (members 00000000-0000-4000-8000-000000000013 00000000-0000-4000-8000-000000000015))
)`;

describe("KiCad boards", () => {
  it("reads which way an orthogonal dimension measures, and writes a leader without a unit behind its words", () => {
    const style = "(style (thickness 0.1) (arrow_length 1.27) (text_position_mode 0) (extension_offset 0))";
    const dimension = (kind: string, more: string) =>
      `(dimension (type ${kind}) (layer "F.Fab") (pts (xy 0 0) (xy 10 5)) ${more} ${style})`;
    const text = EVERYTHING.replace(
      "(gr_line",
      [
        dimension("orthogonal", "(height 3) (orientation 1)"),
        dimension("orthogonal", "(height 3)"),
        dimension("leader", '(gr_text "here" (at 12 5) (layer "F.Fab"))'),
        "(gr_line",
      ].join(" "),
    );
    const { board } = readKicadBoard({ fileName: "all.kicad_pcb", text });
    expect(board?.dimensions.map(({ kind, orientation, foreign }) => [kind, orientation, foreign])).toEqual([
      ["orthogonal", "vertical", undefined],
      ["orthogonal", "horizontal", undefined],
      ["leader", undefined, undefined],
    ]);
    const written = writeKicadBoard(board!).board;
    expect(written.match(/\(orientation \d\)/g)).toEqual(["(orientation 1)", "(orientation 0)"]);
    expect(written).toMatch(/\(units_format 0\)\s*\(precision 4\)\s*\(override_value "here"\)/);
  });

  it("reads a radial dimension with its bend and arrows, and writes its line as a leader from the circle", () => {
    const radial = `(dimension (type radial) (layer "F.Fab") (pts (xy 10 10) (xy 20 10)) (leader_length 2)
      (gr_text "R 10" (at 25 5) (layer "F.Fab"))
      (style (thickness 0.1) (arrow_length 0.5) (text_position_mode 0) (extension_offset 0) keep_text_aligned))`;
    const text = EVERYTHING.replace("(version 20211014)", "(version 20221018)").replace(
      "(gr_line",
      `${radial} (gr_line`,
    );
    const { board } = readKicadBoard({ fileName: "all.kicad_pcb", text });
    expect(board?.dimensions).toMatchObject([
      { kind: "radial", leaderLength: 2_000_000, arrowLength: 500_000, text: { text: "R 10" } },
    ]);
    const { board: written, lost } = writeKicadBoard(board!);
    expect(lost.map(({ words }) => words?.facts.what)).toContainEqual(
      expect.objectContaining({ kind: "lost-radial-dimension" }),
    );
    const again = readKicadBoard({ fileName: "all.kicad_pcb", text: written }).board;
    expect(again?.dimensions).toMatchObject([
      {
        kind: "leader",
        start: { x: 20_000_000, y: 10_000_000 },
        end: { x: 22_000_000, y: 10_000_000 },
        arrowLength: 500_000,
        text: { text: "R 10", position: { x: 25_000_000, y: 5_000_000 } },
      },
    ]);
  });

  it("reads arcs in the outline of an area as the chords that KiCad measures from", () => {
    const area = `(gr_poly (pts (xy 0 0) (arc (start 1 0) (mid 0.70710678 0.70710678) (end 0 1))) (layer "F.Cu") (width 0) (fill solid))`;
    const { board } = readKicadBoard({
      fileName: "a.kicad_pcb",
      text: EVERYTHING.replace("(gr_line", `${area} (gr_line`),
    });
    const shapes = board?.graphics.map(({ shape }) => shape) ?? [];
    // pcbnew 6.0.11 has 11 corners too; three of them would lie 76 µm inside the arc.
    expect(
      shapes.filter(({ kind }) => kind === "polygon").map((shape) => shape.kind === "polygon" && shape.points.length),
    ).toContain(11);
  });

  it("keeps pictures laid under a board and a part, says how many, and leaves them out of a file of KiCad 6", () => {
    const picture = (at: string) => `(image (at ${at}) (layer "Dwgs.User") (scale 0.5) (data "iVBORw0KGgo="))`;
    const text = EVERYTHING.replace("(version 20211014)", "(version 20240108)")
      .replace("(gr_line", `${picture("10 10")} (gr_line`)
      .replace('(descr "a part")', `(descr "a part") ${picture("1 1")}`);
    const { board, lines, diagnostics } = readKicadBoard({ fileName: "all.kicad_pcb", text });
    expect(lines.find(({ kind }) => kind === "pictures")).toMatchObject({ kept: 2, read: 0, dropped: 0 });
    expect(diagnostics).toMatchObject([{ severity: "info", code: "reference-pictures" }]);
    expect(diagnostics[0]?.message).toContain("all.kicad_pcb: 2");
    const { lost } = writeKicadBoard(board!);
    expect(lost.map(({ message }) => message).join()).toContain("2 × picture laid under the board");
  });

  it("reads one of everything and drops nothing", () => {
    const { board, lines, diagnostics } = readKicadBoard({ fileName: "all.kicad_pcb", text: EVERYTHING });
    expect(diagnostics).toEqual([]);
    expect(lines.filter(({ kept, dropped }) => kept + dropped > 0)).toEqual([]);
    const part = board?.footprints[0];
    expect(part).toMatchObject({ reference: "U1", value: "<b>=1+1</b>", rotation: 90, properties: { MPN: "X-1" } });
    expect(part?.pads.map(({ number, rotation, kind }) => [number, rotation, kind])).toEqual([
      ["1", 45, "smd"],
      ["2", 0, "through-hole"],
      ["3", 0, "smd"],
      ["", 270, "npth"],
    ]);
    expect(board?.nets.map(({ name }) => name)).toEqual(["GND", '/VBUS "5V"']);
    expect(board?.layers[1]).toEqual({ id: "In1.Cu", userName: "GND", role: "power" });
  });

  it("reads back the same board that it wrote", () => {
    const first = readKicadBoard({ fileName: "all.kicad_pcb", text: EVERYTHING }).board;
    if (!first) throw new Error("refused");
    const written = writeKicadBoard(first);
    const project = { fileName: "all.kicad_pro", text: written.project };
    const second = readKicadBoard({ fileName: "all.kicad_pcb", text: written.board, project }).board;
    expect(second).toEqual(first);
    expect(written.lost).toEqual([]);
  });

  it("writes a board that it wrote before without changing a byte", () => {
    const first = readKicadBoard({ fileName: "all.kicad_pcb", text: EVERYTHING }).board;
    if (!first) throw new Error("refused");
    const once = writeKicadBoard(first);
    const again = readKicadBoard({
      fileName: "a",
      text: once.board,
      project: { fileName: "p", text: once.project },
    }).board;
    if (!again) throw new Error("refused");
    expect(writeKicadBoard(again)).toEqual(once);
  });

  it("keeps what version 20211014 says beyond the model", () => {
    const text = EVERYTHING.replace("(free)", "(free) (teapot 418)");
    const { board, lines } = readKicadBoard({ fileName: "all.kicad_pcb", text });
    expect(lines.find(({ kind }) => kind === "vias")?.kept).toBe(1);
    expect(board && writeKicadBoard(board).board).toContain("(teapot 418)");
  });

  it("knows the layers of KiCad 5 by the names their owner gave", () => {
    const text = `(kicad_pcb (version 20171130) (layers (0 Top signal) (31 Bottom signal) (44 Edge.Cuts user))
      (net 0 "") (net 1 GND) (net_class Default "" (clearance 0.15) (trace_width 0.3) (via_dia 0.7) (via_drill 0.3) (add_net GND))
      (segment (start 1 1) (end 2 2) (width 0.3) (layer Bottom) (net 1) (tstamp 5A))
      (module R (layer Top) (tedit 0) (tstamp 5B) (at 5 5) (fp_text reference R1 (at 0 0) (layer F.SilkS) (effects (font (size 1 1) (thickness 0.1))))
        (model r.wrl (at (xyz 0.1 0 0)) (scale (xyz 1 1 1)) (rotate (xyz 0 0 0)))))`;
    const { board } = readKicadBoard({ fileName: "old.kicad_pcb", text });
    expect(board?.tracks[0]).toMatchObject({ layer: "B.Cu", width: 300_000 });
    expect(board?.rules.netClasses[0]).toMatchObject({ name: "Default", clearance: 150_000, viaDiameter: 700_000 });
    expect(board?.footprints[0]?.models[0]?.offsetMm[0]).toBeCloseTo(2.54);
  });

  it("reads nets of KiCad 10, which have names alone", () => {
    const text = `(kicad_pcb (version 20260206) (layers (0 "F.Cu" signal) (2 "B.Cu" signal))
      (segment (start 1 1) (end 2 2) (width 0.3) (layer "F.Cu") (net "GND") (uuid "00000000-0000-4000-8000-000000000001")))`;
    const { board } = readKicadBoard({ fileName: "ten.kicad_pcb", text });
    expect(board?.nets.map(({ name }) => name)).toEqual(["GND"]);
    expect(board?.tracks[0]?.net).toBe(board?.nets[0]?.id);
  });

  it("writes a wildcard of layers as a list, which KiCad needs", () => {
    const text = EVERYTHING.replace(
      '(layers "F.Cu" "B.Cu") (tstamp 00000000-0000-4000-8000-000000000016)',
      "(layers F&B.Cu) (tstamp 00000000-0000-4000-8000-000000000016)",
    );
    const { board } = readKicadBoard({ fileName: "all.kicad_pcb", text });
    expect(board && writeKicadBoard(board).board).toContain('(layers "F&B.Cu")');
  });

  it("keeps that a part is not to be fitted, in the field that KiCad itself marks it by", () => {
    const text = EVERYTHING.replace("20211014", "20240108").replace("(attr smd exclude_from_bom)", "(attr smd dnp)");
    const { board } = readKicadBoard({ fileName: "dnp.kicad_pcb", text });
    if (!board) throw new Error("refused");
    const written = writeKicadBoard(board);
    expect(written.lost.map(({ message }) => message).join()).toContain(
      "1 × do-not-populate mark written as the field dnp",
    );
    const again = readKicadBoard({ fileName: "again.kicad_pcb", text: written.board }).board;
    expect(again?.footprints[0]?.attributes).toEqual(board.footprints[0]?.attributes);
    expect(again?.footprints[0]?.properties).toEqual(board.footprints[0]?.properties);
  });

  it("leaves a field named dnp alone that says something of its own", () => {
    const text = EVERYTHING.replace('(property "MPN" "X-1")', '(property "dnp" "no")');
    const { board } = readKicadBoard({ fileName: "dnp.kicad_pcb", text });
    expect(board?.footprints[0]?.attributes.doNotPopulate).toBe(false);
    expect(board?.footprints[0]?.properties).toEqual({ dnp: "no" });
    expect(board && writeKicadBoard(board).board).toContain('(property "dnp" "no")');
  });

  it("takes a footprint's zone, which KiCad writes where it lies on the board, into the footprint's frame", () => {
    const text = `(kicad_pcb (version 20211014) (layers (0 "F.Cu" signal) (31 "B.Cu" signal))
      (footprint "P" (layer "F.Cu") (at 50 40 90)
        (zone (net 0) (net_name "") (layer "F.Cu") (keepout (tracks not_allowed) (vias not_allowed))
          (polygon (pts (xy 51 39) (xy 53 39) (xy 53 38))))))`;
    const { board } = readKicadBoard({ fileName: "part.kicad_pcb", text });
    const [footprint] = board?.footprints ?? [];
    expect(footprint?.zones[0]?.outline).toEqual([
      [
        { x: 1e6, y: 1e6 },
        { x: 1e6, y: 3e6 },
        { x: 2e6, y: 3e6 },
      ],
    ]);
    if (board) expect(writeKicadBoard(board).board).toContain("(xy 51 39) (xy 53 39) (xy 53 38)");
  });

  it("takes the bare word locked before a text for a flag, and alone for the text that KiCad 5 writes without quotes", () => {
    const reference = (words: string, version: number) => {
      const text = `(kicad_pcb (version ${version}) (layers (0 F.Cu signal) (31 B.Cu signal)) (footprint "P" (layer F.Cu) (at 5 5)
        (fp_text reference ${words} (at 0 0) (layer F.Cu) (effects (font (size 1 1) (thickness 0.1))))
        (pad 1 smd rect (at nan 0) (size 1 1) (layers F.Cu))))`;
      return readKicadBoard({ fileName: "a.kicad_pcb", text }).diagnostics[0]?.message;
    };
    expect(reference('locked "U7"', 20211014)).toContain("U7 pad 1: at holds nan");
    expect(reference("locked", 20171130)).toContain("locked pad 1: at holds nan");
    const locked = EVERYTHING.replace('reference "U1"', 'reference locked "U1"');
    const part = readKicadBoard({ fileName: "a.kicad_pcb", text: locked }).board?.footprints[0];
    expect([part?.reference, part?.texts[0]?.text, part?.texts[0]?.locked]).toEqual(["U1", "U1", true]);
  });

  it("refuses a coordinate that is no number and names the part", () => {
    const { board, diagnostics } = readKicadBoard({
      fileName: "nan.kicad_pcb",
      text: EVERYTHING.replace("(at 50 40 90)", "(at nan 40)"),
    });
    expect(board).toBeUndefined();
    expect(diagnostics[0]?.message).toContain("U1: at holds nan in line 13");
  });

  it("says which copper lies on layers that the board does not have", () => {
    const fewer = EVERYTHING.replace('(1 "In1.Cu" power "GND") (2 "In2.Cu" signal) ', "").replace(
      '(layer "F.Cu") (net 1) (tstamp 00000000-0000-4000-8000-000000000013)',
      '(layer "In1.Cu") (net 1) (tstamp 00000000-0000-4000-8000-000000000013)',
    );
    const { board, diagnostics } = readKicadBoard({ fileName: "all.kicad_pcb", text: fewer });
    expect(board?.tracks[0]?.layer).toBe("In1.Cu");
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "absent-layer: In1.Cu is not one of the board's 2 copper layers, but has 1 tracks and 0 zones. They were kept, but are not in the Gerber files.",
    ]);
  });
});

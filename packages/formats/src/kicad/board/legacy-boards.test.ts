import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

/** What boards of KiCad up to 5 say otherwise than later ones. */
const LEGACY = `(kicad_pcb (version 20171130)
  (layers (15 Top signal) (2 GND power) (1 PWR power) (0 Bottom signal) (21 F.SilkS user))
  (net 0 "") (net 1 /~RESET) (net 2 GND)
  (net_class Default "" (clearance 0.2) (trace_width 0.25) (via_dia 0.8) (via_drill 0.4) (uvia_dia 0.3) (uvia_drill 0.1))
  (net_class Power "" (clearance 0.3) (trace_width 0.5) (via_dia 1) (via_drill 0.6) (add_net /~RESET))
  (module Lib:Logo (layer Bottom) (tstamp 5A) (at 10 10)
    (fp_text reference J1 (at 0 0) (layer F.SilkS) (effects (font (thickness 0.3))))
    (fp_arc (start 0 0) (end -1 0) (angle -180) (layer F.SilkS) (width 0.1))
    (fp_circle (center 0 0) (end 1 0) (layer F.SilkS) (width 0)))
  (segment (start 0 0) (end 1 0) (width 0.2) (layer GND) (net 2))
  (via (at 1 1) (size 1) (layers Top Bottom) (net 1))
  (zone (net 2) (net_name GND) (layer GND) (tstamp 5B) (hatch edge 0.5) (connect_pads (clearance 0.2)) (min_thickness 0.25)
    (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.4))
    (polygon (pts (xy 0 0) (xy 10 0) (xy 10 10)))
    (filled_polygon (pts (xy 1 1) (xy 9 1) (xy 9 9)))))`;

function readLegacy() {
  const { board, diagnostics } = readKicadBoard({ fileName: "old.kicad_pcb", text: LEGACY });
  if (!board) throw new Error(diagnostics.map(({ message }) => message).join(" "));
  return board;
}

describe("boards of KiCad 5 and before", () => {
  it("name the sizes that are chosen from while one routes in their setup", () => {
    const setup =
      "(setup (user_trace_width 0.3) (user_trace_width 1.27) (user_via 0.7 0.4) (user_via 0.5 0) (trace_min 0.15))";
    const { board, lines } = readKicadBoard({
      fileName: "old.kicad_pcb",
      text: LEGACY.replace('(net 0 "")', `${setup} (net 0 "")`),
    });
    expect(board?.rules.predefinedTrackWidths).toEqual([300_000, 1_270_000]);
    expect(board?.rules.predefinedViaSizes).toEqual([{ diameter: 700_000, drill: 400_000 }]);
    expect(lines.map(({ kind }) => kind)).not.toContain("plot and editing preferences");
    expect(readLegacy().rules).not.toHaveProperty("predefinedTrackWidths");
  });

  it("allow blind vias where they say so, and a rule that is not known is not called a preference", () => {
    const setup =
      "(setup (blind_buried_vias_allowed yes) (uvias_allowed no) (last_trace_width 0.2) (solder_dam_min 0.1))";
    const { board, lines } = readKicadBoard({
      fileName: "old.kicad_pcb",
      text: LEGACY.replace('(net 0 "")', `${setup} (net 0 "")`),
    });
    expect(board?.rules).toMatchObject({ allowBlindBuriedVias: true, allowMicrovias: false });
    expect(lines.filter(({ dropped }) => dropped > 0).map(({ kind, dropped }) => [kind, dropped])).toEqual([
      ["plot and editing preferences", 1],
      ["settings and rules that are not known here", 1],
    ]);
  });

  it("know copper layers by their order, whatever their numbers and names", () => {
    const board = readLegacy();
    expect(board.layers.slice(0, 4).map(({ id, userName }) => [id, userName])).toEqual([
      ["F.Cu", "Top"],
      ["In1.Cu", "GND"],
      ["In2.Cu", "PWR"],
      ["B.Cu", "Bottom"],
    ]);
    expect(board.tracks[0]?.layer).toBe("In1.Cu");
    expect(board.footprints[0]?.side).toBe("back");
  });

  it("give a via without drill that of its net's class", () => {
    expect(readLegacy().vias[0]?.drill).toBe(600_000);
  });

  it("leave out the usual size of a text, and fill what a pen of no width draws", () => {
    const [part] = readLegacy().footprints;
    expect(part?.texts[0]?.style.size).toEqual({ width: 1_524_000, height: 1_524_000 });
    expect(part?.graphics.map(({ filled }) => filled)).toEqual([false, true]);
  });

  it("draw the fills of zones with a pen, which is kept and written again", () => {
    const board = readLegacy();
    expect(board.zones[0]?.fills[0]?.penWidth).toBe(250_000);
    const written = writeKicadBoard(board);
    expect(written.board).not.toContain("filled_areas_thickness");
    expect(written.lost).toEqual([]);
    const thinner = board.zones.map((zone) => ({ ...zone, pour: { ...zone.pour, minThickness: 100_000 } }));
    expect(writeKicadBoard({ ...board, zones: thinner }).lost.map(({ code }) => code)).toEqual(["not-written"]);
  });

  it("are written with arcs of footprints clockwise, as KiCad 6 needs them", () => {
    const arc = readLegacy().footprints[0]?.graphics[0]?.shape;
    expect(arc).toEqual({ kind: "arc", start: { x: 1e6, y: 0 }, mid: { x: 0, y: 1e6 }, end: { x: -1e6, y: 0 } });
    expect(writeKicadBoard(readLegacy()).board.replace(/\s+/g, " ")).toContain(
      "(fp_arc (start 1 0) (mid 0 1) (end -1 0)",
    );
  });
});

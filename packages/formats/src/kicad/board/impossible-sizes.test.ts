import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";

const NET = `(net 0 "") (net 1 "GND")`;
const part = (pad: string, further = "") =>
  `(footprint "X" (layer "F.Cu") (at 0 0) (fp_text reference "R1" (at 0 0) (layer "F.Fab") (effects (font (size 1 1)))) ${further} (pad "1" ${pad}))`;

function read(content: string) {
  const text = `(kicad_pcb (version 20211014)\n(layers (0 "F.Cu" signal) (31 "B.Cu" signal) (37 "F.Fab" user))\n${NET}\n${content})`;
  const { board, diagnostics } = readKicadBoard({ fileName: "a.kicad_pcb", text });
  return { board, said: diagnostics.map(({ message }) => message) };
}

describe("sizes that nothing can have", () => {
  it.each([
    [
      "a pad",
      part("smd rect (at 0 0) (size -1 1) (layers F.Cu)"),
      "R1 pad 1: size holds -1 in line 4, which is below 0",
    ],
    ["a hole", part("thru_hole circle (at 0 0) (size 1 1) (drill -0.3) (layers *.Cu)"), "R1 pad 1: drill holds -0.3"],
    [
      "a slot",
      part("thru_hole oval (at 0 0) (size 2 1) (drill oval 1 -0.5) (layers *.Cu)"),
      "R1 pad 1: drill holds -0.5",
    ],
    ["a clearance", part("smd rect (at 0 0) (size 1 1) (layers F.Cu) (clearance -0.2)"), "clearance holds -0.2"],
    [
      "a part's clearance",
      part("smd rect (at 0 0) (size 1 1) (layers F.Cu)", "(clearance -0.2)"),
      "clearance holds -0.2",
    ],
    ["a track", "(segment (start 0 0) (end 1 0) (width -0.2) (layer F.Cu) (net 1))", "a track: width holds -0.2"],
    ["a via", "(via (at 0 0) (size 0.6) (drill -0.3) (layers F.Cu B.Cu) (net 1))", "a via: drill holds -0.3"],
    ["a word", "(segment (start 0x10 0) (end 1 0) (width 0.2) (layer F.Cu) (net 1))", "a track: start holds 0x10"],
  ])("refuse the board with the line: %s", (_, content, problem) => {
    const { board, said } = read(content);
    expect(board).toBeUndefined();
    expect(said[0]).toContain(problem);
  });

  it("are those of the net class for tracks without width; vias without a ring stay as drawn; both are told with their place", () => {
    const { board, said } = read(`(segment (start 3 4) (end 5 4) (width 0) (layer F.Cu) (net 1))
      (via (at 5 4) (size 0.3) (drill 0.6) (layers F.Cu B.Cu) (net 1))`);
    expect(board!.tracks[0]!.width).toBe(board!.rules.netClasses[0]!.trackWidth);
    expect(board!.vias[0]).toMatchObject({ diameter: fromMm(0.3), drill: fromMm(0.6) });
    expect(said).toEqual([
      "A track of GND on F.Cu at (3.000, 4.000) has no width; it took the 0.25 mm of its net class.",
      "A via of GND at (5.000, 4.000) has a drill of 0.6 mm in a diameter of 0.3 mm: nothing of its copper is left.",
    ]);
  });

  it("leave a zone without area out, and say so", () => {
    const zone = (corners: string) =>
      `(zone (net 1) (net_name "GND") (layer F.Cu) (hatch edge 0.5) (connect_pads (clearance 0.2)) (min_thickness 0.25)
        (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.4)) (polygon (pts ${corners})))`;
    const { board, said } = read(zone("(xy 0 0) (xy 1 1)") + zone("") + zone("(xy 0 0) (xy 9 0) (xy 9 9)"));
    expect(board!.zones).toHaveLength(1);
    expect(said).toEqual(
      Array(2).fill("A zone of GND on F.Cu has an outline of fewer than 3 corners; it was left out."),
    );
  });
});

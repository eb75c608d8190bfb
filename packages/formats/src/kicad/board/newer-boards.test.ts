import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

const text = (version: number) => `(kicad_pcb (version ${version})
  (layers (0 "F.Cu" signal) (31 "B.Cu" signal))
  (net 0 "") (net 1 "GND") (net 2 "PGND")
  (footprint "Tie" (layer "F.Cu") (tstamp 00000000-0000-4000-8000-000000000001) (at 10 10) (tags "jumper")
    (net_tie_pad_groups "1, 2")
    (pad "1" smd rect (at -1 0) (size 1 1) (layers "F.Cu") (net 1 "GND"))
    (pad "2" smd rect (at 1 0) (size 1 1) (layers "F.Cu") (net 2 "PGND"))))`;

const PROJECT = JSON.stringify({
  board: { design_settings: { rules: { allow_microvias: false, allow_blind_buried_vias: false } } },
  net_settings: {
    classes: [
      { name: "Default", clearance: 0.11, track_width: 0.2 },
      { name: "Power", track_width: 1 },
    ],
    netclass_patterns: [{ pattern: "GND", netclass: "Power" }],
  },
});

function read(version: number) {
  const project = { fileName: "a.kicad_pro", text: PROJECT };
  const { board } = readKicadBoard({ fileName: "a.kicad_pcb", text: text(version), project });
  if (!board) throw new Error("refused");
  return board;
}

describe("boards of KiCad 7 and later", () => {
  it("may have microvias and blind vias, whatever their project still says", () => {
    const permissions = (version: number) => {
      const { allowMicrovias, allowBlindBuriedVias } = read(version).rules;
      return [allowMicrovias, allowBlindBuriedVias];
    };
    expect(permissions(20221018)).toEqual([true, true]);
    expect(permissions(20211014)).toEqual([false, false]);
  });

  it("say the classes of their parts from KiCad 9 on, and rules about them are obeyed where the project assigns no others", () => {
    const customRules = {
      fileName: "a.kicad_dru",
      text: `(version 1)\n(rule "x" (condition "A.hasComponentClass('RF')") (constraint clearance (min 1mm)))`,
    };
    const taken = (version: number, settings?: object) => {
      const project = settings && {
        fileName: "a.kicad_pro",
        text: JSON.stringify({ ...JSON.parse(PROJECT), component_class_settings: settings }),
      };
      const classed = text(version).replace('(tags "jumper")', '(component_classes (class "RF") (class "hot side"))');
      const read = readKicadBoard({ fileName: "a.kicad_pcb", text: classed, customRules, ...(project && { project }) });
      const { footprints, rules } = read.board!;
      expect(footprints[0]?.componentClasses).toEqual(["RF", "hot side"]);
      return rules.uncheckedRules ?? [];
    };
    expect(taken(20241229, { assignments: [], sheet_component_classes: { enabled: false } })).toEqual([]);
    expect(taken(20241229, {})).toEqual([]);
    expect(taken(20241229, { assignments: [{ component_class: "RF" }] })).toEqual(["x"]);
    expect(taken(20241229, { sheet_component_classes: { enabled: true } })).toEqual(["x"]);
    expect(taken(20241229)).toEqual(["x"]);
    expect(taken(20240108, {})).toEqual(["x"]);
  });

  it("are written for KiCad 6 with the values that their net classes inherit", () => {
    const { classes } = JSON.parse(writeKicadBoard(read(20240108)).project).net_settings;
    expect(classes[1]).toMatchObject({ name: "Power", clearance: 0.11, track_width: 1, nets: ["GND"] });
  });

  it("keep their net ties for KiCad 6 as a keyword, once", () => {
    const written = writeKicadBoard(read(20240108)).board;
    expect(written).toContain('(tags "net tie jumper")');
    const { board } = readKicadBoard({ fileName: "b.kicad_pcb", text: written });
    expect(writeKicadBoard(board!).board).toContain('(tags "net tie jumper")');
  });

  it("leave for KiCad 8 where their copper drawings have nets, with net ties as groups, said first", () => {
    const drawing = `(gr_line (start 0 0) (end 5 5) (stroke (width 0.2) (type solid)) (layer "F.Cu") (net 1)
      (uuid "00000000-0000-4000-8000-000000000002"))`;
    const withDrawing = text(20240108).replace(/\)$/, `${drawing})`);
    const { board } = readKicadBoard({ fileName: "a.kicad_pcb", text: withDrawing });
    const { board: written, lost } = writeKicadBoard(board!);
    expect(written).toContain("(version 20230517)");
    expect(written).toContain('(net_tie_pad_groups "1, 2")');
    expect(lost.map(({ message }) => message)).toEqual([
      "The board is written for KiCad 8 and later: older ones know no nets of copper drawings and would report shorts.",
    ]);
    const again = readKicadBoard({ fileName: "b.kicad_pcb", text: written }).board!;
    expect(again.graphics.map(({ net }) => net)).toEqual(["net:GND"]);
    expect(again.footprints[0]).toMatchObject({ netTieGroups: [["1", "2"]], keywords: "jumper" });
    expect(writeKicadBoard(again).board).toBe(written);
  });
});

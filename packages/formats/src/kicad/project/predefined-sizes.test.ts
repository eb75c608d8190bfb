import { emptyBoard } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { KICAD_DEFAULT_RULES } from "./kicad-default-rules.ts";
import { readKicadProject } from "./read-project.ts";
import { writeKicadProject } from "./write-project.ts";

const read = (settings: object) =>
  readKicadProject(JSON.stringify({ board: { design_settings: settings } }), {
    fileName: "a.kicad_pro",
    base: KICAD_DEFAULT_RULES,
  });
const NONE = { diameter: 0, drill: 0 };

describe("the sizes that a project offers whoever routes", () => {
  it("are read without the first of each list, which stands for the net class's own", () => {
    const { rules, diagnostics } = read({
      track_widths: [0, 0.127, 0.5],
      via_dimensions: [NONE, { diameter: 0.5, drill: 0.3 }, { diameter: 0.8, drill: 0 }],
    });
    expect(diagnostics).toEqual([]);
    expect(rules.predefinedTrackWidths).toEqual([127_000, 500_000]);
    expect(rules.predefinedViaSizes).toEqual([{ diameter: 500_000, drill: 300_000 }]);
  });

  it("are absent where the project names none, so that such a board reads as it always did", () => {
    for (const settings of [{}, { track_widths: [0], via_dimensions: [NONE] }, { track_widths: {}, via_dimensions: 7 }])
      expect(Object.keys(read(settings).rules)).toEqual(Object.keys(read({}).rules));
    expect(read({}).rules).not.toHaveProperty("predefinedTrackWidths");
  });

  it("are told and passed over where they are no lengths", () => {
    const { rules, diagnostics } = read({
      track_widths: ["wide", 0.2],
      via_dimensions: [{ diameter: [], drill: 1e9 }],
    });
    expect(rules.predefinedTrackWidths).toEqual([200_000]);
    expect(rules).not.toHaveProperty("predefinedViaSizes");
    expect(diagnostics.map(({ words }) => words?.facts.key)).toEqual([
      "predefined track width",
      "diameter of a predefined via",
      "drill of a predefined via",
    ]);
  });

  it("are written as KiCad reads them, and come back the same", () => {
    const board = emptyBoard();
    const sizes = {
      predefinedTrackWidths: [127_000, 508_000],
      predefinedViaSizes: [{ diameter: 600_000, drill: 300_000 }],
    };
    const text = writeKicadProject({ ...board, rules: { ...board.rules, ...sizes } });
    const { design_settings: settings } = JSON.parse(text).board;
    expect(settings.track_widths).toEqual([0, 0.127, 0.508]);
    expect(settings.via_dimensions).toEqual([NONE, { diameter: 0.6, drill: 0.3 }]);
    expect(read(settings).rules).toMatchObject(sizes);
    expect(writeKicadProject(board)).not.toMatch(/track_widths|via_dimensions/);
  });
});

import { toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { importFiles } from "../../import/import-files.ts";
import { readKicadFootprint } from "./read-kicad-footprint.ts";

const FILE = `(footprint "Button" (version 20211014) (generator pcbnew) (layer "F.Cu") (attr smd)
  (fp_text reference "REF**" (at 0 -2) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))
  (fp_rect (start -2 -1) (end 2 1) (layer "F.CrtYd") (width 0.05) (fill none))
  (pad "1" smd rect (at -1.5 0) (size 1 0.8) (layers "F.Cu" "F.Paste" "F.Mask"))
  (pad "2" smd rect (at 1.5 0) (size 1 0.8) (layers "F.Cu" "F.Paste" "F.Mask")))`;
const OLD = `(module Old (layer F.Cu) (tedit 5A02E3FE) (pad 1 thru_hole circle (at 0 2.54) (size 1.7 1.7) (drill 1) (layers *.Cu *.Mask)))`;

describe("readKicadFootprint", () => {
  it("reads a footprint and takes its library from the folder it lies in", () => {
    const { footprint, diagnostics } = readKicadFootprint({
      fileName: "parts/Mine.pretty/Button.kicad_mod",
      text: FILE,
    });
    expect(diagnostics).toEqual([]);
    expect(footprint).toMatchObject({ library: "Mine:Button", side: "front", position: { x: 0, y: 0 } });
    expect(footprint?.pads.map(({ number, position }) => [number, toMm(position.x)])).toEqual([
      ["1", -1.5],
      ["2", 1.5],
    ]);
  });

  it("reads a module of KiCad 5", () => {
    const { footprint } = readKicadFootprint({ fileName: "Old.kicad_mod", text: OLD });
    expect(footprint?.library).toBe("Old");
    expect(footprint?.pads[0]).toMatchObject({ number: "1", kind: "through-hole" });
  });

  it("is no reason to refuse the files beside it", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const outcome = importFiles([
      { name: "Mine.pretty/Button.kicad_mod", bytes: bytes(FILE) },
      { name: "Mine.pretty/Broken.kicad_mod", bytes: bytes(FILE.replace("-1.5", "far")) },
      {
        name: "a.kicad_sch",
        bytes: bytes('(kicad_sch (version 20211123) (generator eeschema) (uuid "1") (paper "A4"))'),
      },
    ]);
    expect(outcome.accepted).toBe(true);
    expect(outcome.footprints.map(({ library }) => library)).toEqual(["Mine:Button"]);
    expect(outcome.receipt.diagnostics.map(({ severity, file }) => [severity, file])).toContainEqual([
      "warning",
      "Mine.pretty/Broken.kicad_mod",
    ]);
  });

  it("alone is nothing to make a project of", () => {
    const { accepted } = importFiles([{ name: "Button.kicad_mod", bytes: new TextEncoder().encode(FILE) }]);
    expect(accepted).toBe(false);
  });
});

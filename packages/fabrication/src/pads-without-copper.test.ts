import { importFiles } from "@tracewright/formats";
import { strFromU8, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { proveFabFiles } from "./prove/prove-fab-files.ts";
import { writeFabFiles } from "./write-fab-files.ts";

function importOf(pads: string) {
  const text = `(kicad_pcb (version 20211014)
    (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (38 "B.Mask" user) (39 "F.Mask" user) (44 "Edge.Cuts" user))
    (net 0 "") (net 1 "GND")
    (footprint "X:Y" (layer "F.Cu") (at 5 5) (fp_text reference "R1" (at 0 0) (layer "F.Mask") hide (effects (font (size 1 1)))) ${pads})
    (gr_rect (start 0 0) (end 10 10) (layer "Edge.Cuts") (width 0.1) (fill none)))`;
  const { board, receipt } = importFiles([{ name: "a.kicad_pcb", bytes: strToU8(text) }]);
  if (!board) throw new Error("refused");
  return {
    board,
    said: receipt.diagnostics.filter(({ code }) => code.startsWith("pads-without")).map(({ message }) => message),
  };
}

const smd = (number: string, size: string, kind = "rect") =>
  `(pad "${number}" smd ${kind} (at ${number} 0) (size ${size}) (layers "F.Cu" "F.Mask") (net 1 "GND"))`;
const hole = (number: string, size: string, drill: string, { kind = "thru_hole circle", at = "0 2" } = {}) =>
  `(pad "${number}" ${kind} (at ${at}) (size ${size}) (drill ${drill}) (layers *.Cu *.Mask) (net 1 "GND"))`;

describe("pads that nobody can make are told by part and number", () => {
  test("those of width or height 0, one remark a part", () => {
    const { said } = importOf(smd("1", "0 0") + smd("2", "0 1") + smd("3", "0 0", "circle") + smd("4", "1 1"));
    expect(said).toEqual(["R1: pads of width or height 0, which have no copper: 1, 2, 3."]);
  });

  test("plated ones whose drill takes all of their copper", () => {
    const { said } = importOf(
      hole("1", "0.8 0.8", "1") +
        hole("2", "1 1", "1") +
        hole("3", "1.2 1.2", "1") +
        hole("4", "1 1", "1", { kind: "thru_hole rect" }) +
        hole("5", "1 2", "oval 1 2", { kind: "thru_hole oval" }) +
        hole("6", "1 1", "1 (offset 0.3 0)"),
    );
    expect(said).toEqual(["R1: plated pads whose drill takes all of their copper: 1, 2, 5."]);
  });

  test("not unplated holes, which are meant so, nor pads of paste or mask alone", () => {
    expect(
      importOf(hole("", "3 3", "3", { kind: "np_thru_hole circle" }) + smd("1", "0 0").replace('"F.Cu" ', "")).said,
    ).toEqual([]);
  });

  test("and are no apertures of size 0 on the films, which Gerber forbids", () => {
    const { board } = importOf(smd("1", "0 0") + smd("2", "0 1") + smd("3", "0 0", "circle") + smd("4", "1 1"));
    const files = writeFabFiles(board, { preset: "x2", name: "b", createdAt: new Date(0) });
    const copper = strFromU8(files.find(({ name }) => name === "b-F_Cu.gbr")?.bytes ?? new Uint8Array());
    expect([...copper.matchAll(/%ADD\d+(.*)\*%/g)].map(([, aperture]) => aperture)).toEqual(["R,1.0X1.0"]);
    expect(proveFabFiles(board, files).checks.flatMap((check) => (check.passed ? [] : check.problems))).toEqual([]);
  });
});

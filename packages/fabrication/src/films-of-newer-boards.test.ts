import type { Board } from "@tracewright/board";
import { readGerber, readKicadBoard } from "@tracewright/formats";
import { strFromU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { proveFabFiles } from "./prove/prove-fab-files.ts";
import { writeFabFiles } from "./write-fab-files.ts";

/** A board of KiCad 9 with one of everything that once was missing from the films. */
function read(content: string): Board {
  const text = `(kicad_pcb (version 20241229)
    (layers (0 "F.Cu" signal) (2 "B.Cu" signal) (5 "F.SilkS" user) (7 "B.SilkS" user) (1 "F.Mask" user) (3 "B.Mask" user)
      (13 "F.Paste" user) (15 "B.Paste" user) (25 "Edge.Cuts" user))
    (net 0 "") (net 1 "GND")
    (gr_rect (start 0 0) (end 60 40) (stroke (width 0.1) (type solid)) (fill no) (layer "Edge.Cuts")
      (uuid "00000000-0000-4000-8000-000000000000"))
    ${content})`;
  const { board } = readKicadBoard({ fileName: "new.kicad_pcb", text });
  if (!board) throw new Error("refused");
  return board;
}

const BOX = `(gr_text_box "GND" (start 5 5) (end 20 15) (layer "F.Cu") (uuid "00000000-0000-4000-8000-000000000001")
  (effects (font (size 1 1) (thickness 0.15)) (justify left top)) (border yes) (stroke (width 0.2) (type solid)))`;
const PAD = `(footprint "X" (layer "F.Cu") (at 30 10) (uuid "00000000-0000-4000-8000-00000000000a")
  (property "Reference" "J1" (at 0 0) (layer "F.Fab") (hide yes) (uuid "00000000-0000-4000-8000-00000000000c"))
  (pad "1" thru_hole circle (at 0 0) (size 0.6 0.6) (drill 0.3) (layers "*.Cu" "*.Mask") (net 1 "GND")
    (padstack (mode front_inner_back) (layer "Inner" (shape circle) (size 0.6 0.6)) (layer "B.Cu" (shape circle) (size 2.4 2.4) STACK))
    (uuid "00000000-0000-4000-8000-00000000000b")))`;
const VIA = `(via (at 40 10) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu")
  (padstack (mode front_inner_back) (layer "Inner" (size 0.6)) (layer "B.Cu" (size 1.2)))
  (net 1) (uuid "00000000-0000-4000-8000-00000000000d"))`;
const DIMENSION = `(dimension (type aligned) (layer "F.SilkS") (uuid "00000000-0000-4000-8000-00000000000e")
  (pts (xy 10 30) (xy 30 30)) (height 5) (style (thickness 0.1) (arrow_length 1.27) (text_position_mode 0))
  (gr_text "20" (at 20 34) (layer "F.SilkS") (uuid "00000000-0000-4000-8000-00000000000f")
    (effects (font (size 1 1) (thickness 0.15)))))`;

const filesOf = (board: Board) => writeFabFiles(board, { preset: "x2", name: "b", createdAt: new Date(0) });

function flashes(board: Board, name: string): readonly string[] {
  const file = filesOf(board).find((candidate) => candidate.name === name)!;
  return readGerber(strFromU8(file.bytes)).objects.flatMap((object) =>
    object.kind === "flash" && object.aperture.kind === "circle"
      ? [`${object.position.x / 1e6},${object.position.y / 1e6} ⌀ ${object.aperture.diameter / 1e6}`]
      : [],
  );
}

function objectsOn(board: Board, name: string): number {
  return readGerber(strFromU8(filesOf(board).find((file) => file.name === name)!.bytes)).objects.length;
}

function problems(board: Board) {
  return proveFabFiles(board, filesOf(board)).checks.flatMap((check) => (check.passed ? [] : check.problems));
}

describe("films of newer boards", () => {
  it("show text boxes and tables with their borders", () => {
    expect(objectsOn(read(BOX), "b-F_Cu.gbr")).toBeGreaterThan(4 + objectsOn(read(""), "b-F_Cu.gbr"));
    expect(problems(read(BOX))).toEqual([]);
  });

  it("show padstacks as wide as they are on each layer", () => {
    const board = read(PAD.replace("STACK", "") + VIA);
    expect(flashes(board, "b-F_Cu.gbr")).toEqual(["30,10 ⌀ 0.6", "40,10 ⌀ 0.6"]);
    expect(flashes(board, "b-B_Cu.gbr")).toEqual(["30,10 ⌀ 2.4", "40,10 ⌀ 1.2"]);
    expect(problems(board)).toEqual([]);
  });

  it("show padstacks where they are shifted to on each layer, in the frame of the pad", () => {
    const turned = PAD.replace("(at 0 0) (size", "(at 0 0 90) (size").replace("STACK", "(offset 0.5 0)");
    const board = read(turned);
    expect(flashes(board, "b-F_Cu.gbr")).toEqual(["30,10 ⌀ 0.6"]);
    expect(flashes(board, "b-B_Cu.gbr")).toEqual(["30,9.5 ⌀ 2.4"]);
    expect(flashes(board, "b-B_Mask.gbr")).toEqual(["30,9.5 ⌀ 2.4"]);
    expect(problems(board)).toEqual([]);
  });

  it("show dimensions that are drawn on their layers", () => {
    expect(objectsOn(read(DIMENSION), "b-F_Silkscreen.gbr")).toBeGreaterThan(6);
  });
});

describe("the proof of the films", () => {
  it("fails, and names what and where, when something on a film's layer was not read", () => {
    const barcode = `(barcode "x" (at 12 13) (layer "F.SilkS") (size 5 5) (uuid "00000000-0000-4000-8000-000000000011"))`;
    expect(problems(read(barcode))).toEqual(["barcode on F.SilkS of the board at (12.000, 13.000) mm was not read"]);
    expect(problems(read(PAD.replace("STACK", "(thermal_gap 0.5)")))).toEqual([
      "padstack on B.Cu of J1 pad 1 at (30.000, 10.000) mm was not read",
    ]);
  });

  it("passes with what lies on other layers, or puts nothing on its own", () => {
    const harmless = `(barcode "x" (at 12 13) (layer "Dwgs.User") (size 5 5)) (image (at 1 1) (layer "F.Cu") (data "x"))
      (target plus (at 1 1) (size 2) (width 0.1) (layer "Edge.Cuts"))`;
    expect(problems(read(harmless))).toEqual([]);
  });

  it("warns of details of what is on the films that were not read", () => {
    const board = read(BOX.replace("(border yes)", "(border yes) (corner_mark 3)"));
    const check = proveFabFiles(board, filesOf(board)).checks.find(({ id }) => id === "read-details");
    expect(check).toMatchObject({ outcome: "warning", passed: true });
    expect(check!.problems).toEqual(["corner_mark of a text on F.Cu at (5.850, 5.850) mm was not read"]);
  });
});

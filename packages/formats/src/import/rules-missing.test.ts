import { expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const board = (version: number, items = '(segment (start 0 0) (end 9 0) (width 0.2) (layer "F.Cu"))') =>
  file(
    "lamp.kicad_pcb",
    `(kicad_pcb (version ${version}) (layers (0 "F.Cu" signal) (31 "B.Cu" signal)) (gr_line (start 0 0) (end 9 0) (layer "F.SilkS") (width 0.1)) ${items})`,
  );
const codes = (...files: ReturnType<typeof file>[]) => {
  const { lacksRules, receipt } = importFiles(files);
  return [lacksRules ?? false, receipt.diagnostics.map(({ code }) => code)];
};

test("a board that comes without its project file says by which rules it is judged", () => {
  const { receipt } = importFiles([board(20211014)]);
  expect(receipt.diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
    [
      "warning",
      "lamp.kicad_pcb came without lamp.kicad_pro, which holds its design rules. KiCad's defaults apply: clearance 0.2 mm, track 0.25 mm, via 0.8 / 0.4 mm. Add lamp.kicad_pro, or infer the rules from the copper of the board.",
    ],
  ]);
  expect(codes(board(20211014))[0]).toBe(true);
});

test("a board of KiCad 7 or later is asked for the annular ring that these assume, one with its project for that of the project", () => {
  const ring = (...files: ReturnType<typeof file>[]) => importFiles(files).board?.rules.minViaAnnularWidth;
  expect(ring(board(20211014))).toBe(50_000);
  expect(ring(board(20221018))).toBe(100_000);
  expect(ring(board(20221018), file("lamp.kicad_pro", '{"net_settings": {}}'))).toBe(50_000);
});

test("nothing is missing with the file, without copper, or where the board holds its rules itself", () => {
  expect(codes(board(20211014), file("lamp.kicad_pro", '{"net_settings": {}}'))).toEqual([false, []]);
  expect(codes(board(20211014, ""))).toEqual([false, []]);
  expect(codes(board(20171130))).toEqual([false, []]);
});

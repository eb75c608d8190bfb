import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const bad = join(shared, "bad");

/** File, exit code of `import`, and what the answer must say. */
const ANSWERS: readonly (readonly [file: string, exitCode: number, ...says: RegExp[]])[] = [
  ["00_control_good", 0],
  ["01_truncated.kicad_pcb", 2, /01_truncated\.kicad_pcb:\d+:\d+/, /unbalanced/],
  ["02_deep_nesting.kicad_pcb", 2, /nested too deeply/],
  ["03_huge_numbers.kicad_pcb", 2, /out of range/, /R1/, /R2/],
  ["04_nan_coords.kicad_pcb", 2, /R1/, /R2/],
  ["05_missing_outline.kicad_pcb", 1, /no board outline/],
  ["06_open_outline.kicad_pcb", 1, /open/, /29\.200, 80\.000/, /100\.000, 80\.000/],
  ["07_self_intersecting_outline.kicad_pcb", 1, /115\.000, 90\.000/],
  ["08_duplicate_refs", 1, /R1 is used 2 times/],
  ["09_sch_pcb_mismatch", 2, /C9/, /R4/, /R2 pin 2/],
  ["10_three_copper_layers.kicad_pcb", 2, /2 or 4 copper layers/, /3/],
  ["11_parts_1001.kicad_pcb", 2, /1,001 parts: the limit is 1,000/, /2,002 pins: the limit is 2,000/],
  ["11b_control_parts_1000.kicad_pcb", 0],
  ["12_wrong_extension/board_as_sch.kicad_sch", 1, /contains a board/],
  ["12_wrong_extension/png_as.kicad_pcb", 2, /PNG/],
  ["13_json_bomb_deep.json", 2, /nested too deeply/],
  ["14_utf16.kicad_pcb", 0],
  ["15_markup_in_names", 1, /<img/],
  ["16_sheet_cycle", 2, /a\.kicad_sch > b\.kicad_sch > a\.kicad_sch/],
  ["17_sheet_path_escape.kicad_sch", 2, /is missing: /],
  ["18_easyeda_garbage_shapes.json", 2, /EasyEDA/],
  ["19_empty.kicad_pcb", 2, /the file is empty/],
  ["20_missing_net_and_pad_outside.kicad_pcb", 1, /R5 is outside/, /77/],
];

describe.skipIf(!existsSync(bad))("hostile and broken files on the command line", () => {
  for (const [file, exitCode, ...says] of ANSWERS)
    it(`${file} is answered with ${exitCode}${says.length > 0 ? ` and says ${says.join(", ")}` : ""}`, async () => {
      const answer = await runInProcess("import", join(bad, file));
      expect(answer.exitCode).toBe(exitCode);
      for (const pattern of says) expect(answer.stdout + answer.stderr).toMatch(pattern);
    });

  it("a board without a closed outline is neither placed, routed nor exported", async () => {
    for (const file of ["05_missing_outline", "06_open_outline", "07_self_intersecting_outline"])
      for (const command of ["place", "route", "export"]) {
        const answer = await runInProcess(command, join(bad, `${file}.kicad_pcb`), "-o", "/nonexistent/out.kicad_pcb");
        expect([file, command, answer.exitCode]).toEqual([file, command, 2]);
      }
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "tracewright-options-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);

const track = (y: number, net: number) =>
  `(segment (start 5 ${y}) (end 15 ${y}) (width 0.15) (layer "F.Cu") (net ${net}))`;
const pad = (net: number, x: number, y: number) =>
  `(footprint "P" (layer "F.Cu") (at ${x} ${y}) (attr smd) (fp_text reference "J${net}${x}" (at 0 0) (layer "F.SilkS") hide (effects (font (size 1 1) (thickness 0.1)))) (pad "1" smd rect (at 0 0) (size 0.15 0.15) (layers "F.Cu") (net ${net} "N${net}")))`;
/** Two tracks with 0.13 mm between them: finer than KiCad's defaults. */
const BOARD = `(kicad_pcb (version 20211014) (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user))
  (net 0 "") (net 1 "N1") (net 2 "N2") ${pad(1, 5, 5)} ${pad(1, 15, 5)} ${pad(2, 5, 5.28)} ${pad(2, 15, 5.28)} ${track(5, 1)} ${track(5.28, 2)}
  (gr_rect (start 0 0) (end 20 20) (layer "Edge.Cuts") (width 0.1)))`;
const SHEET = `(kicad_sch (version 20211123) (uuid "00000000-0000-4000-8000-000000000001") (paper "A4")
  (lib_symbols (symbol "P" (symbol "P_1_1" (pin passive line (at 0 0 0) (length 0) (name "A") (number "1")))))
  (symbol (lib_id "P") (at 10 10 0) (unit 1) (uuid "00000000-0000-4000-8000-000000000002") (property "Reference" "R1" (id 0) (at 0 0 0)) (property "Value" "1k" (id 1) (at 0 0 0))))`;
const CUSTOM = '(version 1)\n(rule "wide" (condition "A.Type == \'Via\'") (constraint solder_mask_sliver (min 1mm)))\n';

beforeAll(() => {
  writeFileSync(inFolder("bare.kicad_pcb"), BOARD);
  mkdirSync(inFolder("ruled"));
  writeFileSync(inFolder("ruled/lamp.kicad_pcb"), BOARD);
  writeFileSync(inFolder("ruled/lamp.kicad_dru"), CUSTOM);
  mkdirSync(inFolder("misplaced"));
  writeFileSync(inFolder("misplaced/lamp-cache.lib"), "EESchema-LIBRARY Version 2.4\n#End Library\n");
  writeFileSync(
    inFolder("misplaced/lamp.kicad_pcb"),
    BOARD.replace("(gr_rect", `${pad(1, 95, 5).replaceAll("J195", "J105")} (gr_rect`),
  );
  mkdirSync(inFolder("differ"));
  writeFileSync(inFolder("differ/lamp.kicad_pcb"), BOARD);
  writeFileSync(inFolder("differ/lamp.kicad_sch"), SHEET);
});

describe("a board without its project file", () => {
  test("is judged by KiCad's defaults, which is told", async () => {
    const { exitCode, stdout } = await runInProcess("check", inFolder("bare.kicad_pcb"));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/came without bare\.kicad_pro.*\(--infer-rules\)/);
    expect(stdout).toMatch(/clearance ×/);
  });

  test("is judged by the rules that its copper keeps where that is asked for", async () => {
    const { exitCode, stdout } = await runInProcess("check", inFolder("bare.kicad_pcb"), "--infer-rules");
    expect(stdout).toMatch(/inferred from its copper: clearance 0\.13 mm/);
    expect([exitCode, /clearance ×|track_width ×/.test(stdout)]).toEqual([0, false]);
  });
});

test("custom rules that nobody checks keep a board from being called free of findings", async () => {
  const { exitCode, stdout } = await runInProcess("check", inFolder("ruled"), "--infer-rules");
  expect(exitCode).toBe(1);
  expect(stdout).not.toMatch(/No design rule violations/);
  expect(stdout).toMatch(/Not checked: 1 custom rule \("wide"\)/);
});

test.each([
  ["route", "-o", "routed.kicad_pcb", "--time", "5"],
  ["place", "-o", "placed", "--time", "5"],
  ["export", "-o", "fab.zip"],
])("%s names the custom rules that nobody obeys", async (command, flag, output, ...more) => {
  const { exitCode, stdout } = await runInProcess(command, inFolder("ruled"), flag, inFolder(output), ...more);
  expect(stdout).toMatch(/"wide".*Check the (finished )?board in KiCad/);
  expect(command === "place" || exitCode === 1).toBe(true);
});

test("a remark on the board names the file of the board", async () => {
  const { stdout } = await runInProcess("import", inFolder("misplaced"));
  expect(stdout).toMatch(/lamp\.kicad_pcb error: J105 is outside the board outline/);
});

describe("a schematic and a board that differ", () => {
  test("are refused with what to choose from by commands that need one of them", async () => {
    const { exitCode, stderr } = await runInProcess("lengths", inFolder("differ"));
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/--use board works on the board as it is.*--use schematic makes a new board/),
    ]);
  });

  test("are compared by the check, in text, SARIF and KiCad's report", async () => {
    const { exitCode, stdout } = await runInProcess("check", inFolder("differ"));
    expect(exitCode).toBe(1);
    expect(stdout.slice(0, stdout.indexOf("\n"))).toMatch(/, 5 warnings/);
    expect(stdout).toContain("warning missing_footprint: R1 (1k) is in the schematic and not on the board.");
    expect(stdout).toMatch(/extra_footprint \(warning\) ×4/);
    const sarif = JSON.parse((await runInProcess("check", inFolder("differ"), "--format", "sarif")).stdout);
    expect(sarif.runs[0].results).toContainEqual(
      expect.objectContaining({
        ruleId: "drc/extra_footprint",
        level: "warning",
        message: { text: "J15 is on the board and not in the schematic." },
      }),
    );
    const report = (await runInProcess("check", inFolder("differ"), "--format", "kicad")).stdout;
    expect(report.slice(report.indexOf("** Found 5 Footprint errors **"))).toMatch(
      /^[^[]*\[missing_footprint\]: R1 .*\n {4}; Severity: warning\n\[extra_footprint\]: J15 .*\n.*warning\n {4}@\(5\.00 mm, 5\.00 mm\): Footprint J15\n/,
    );
  });

  test("are the board as it is, or a new one of the schematic, as chosen", async () => {
    const board = await runInProcess("check", inFolder("differ"), "--use", "board", "--infer-rules");
    expect([board.exitCode, board.stderr]).toEqual([0, ""]);
    const schematic = await runInProcess("check", inFolder("differ"), "--use", "schematic");
    expect([schematic.exitCode, schematic.stdout]).toEqual([1, expect.stringMatching(/^Electrical rules: /)]);
    expect((await runInProcess("check", inFolder("differ"), "--use", "both")).stderr).toMatch(/board or schematic/);
  });
});

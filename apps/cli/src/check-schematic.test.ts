import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const example = join(import.meta.dirname, "../../../examples/blinker");
const schematic = join(example, "blinker.kicad_sch");
const folder = mkdtempSync(join(tmpdir(), "tracewright-erc-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example with a project file that sets these electrical rules. */
function withRules(name: string, erc: object): string {
  const path = join(folder, `${name}.kicad_sch`);
  writeFileSync(path, readFileSync(schematic));
  writeFileSync(join(folder, `${name}.kicad_pro`), JSON.stringify({ meta: { filename: `${name}.kicad_pro` }, erc }));
  return path;
}

describe("check of a schematic", () => {
  it("lists electrical findings by rule with their place, and ends with 1", async () => {
    const { exitCode, stdout } = await runInProcess("check", schematic);
    expect(stdout).toContain("error power_pin_not_driven: Supply input without supply output (2).");
    expect(stdout).toContain("[sheet / at (147.32, 83.82) mm]");
    expect(exitCode).toBe(1);
  });

  it("is part of the check of a project, beside the board's", async () => {
    const { stdout } = await runInProcess("check", example, "--json");
    const result = JSON.parse(stdout);
    expect(result.connections.total).toBeGreaterThan(0);
    expect(result.electrical.map(({ rule }: { rule: string }) => rule)).toContain("power_pin_not_driven");
  });

  it("obeys the project: what it ignores is not listed, what it excludes is counted and ends with 0", async () => {
    const ignoring = await runInProcess(
      "check",
      withRules("a", { rule_severities: { power_pin_not_driven: "ignore" } }),
    );
    expect(ignoring.stdout).toContain("No electrical rule violations.");
    expect(ignoring.exitCode).toBe(0);
    const places = ["1473200|838200", "1473200|889000"];
    const erc_exclusions = places.map((place) => [`power_pin_not_driven|${place}|x|y`, "supplied by the bench"]);
    const excluding = await runInProcess("check", withRules("b", { erc_exclusions }));
    expect(excluding.stdout).toContain("Excluded by the project: 2");
    expect(excluding.exitCode).toBe(0);
  });

  it("names custom rules that are not checked in every report of a board", async () => {
    const board = join(folder, "ruled.kicad_pcb");
    writeFileSync(board, readFileSync(join(example, "blinker.kicad_pcb")));
    writeFileSync(join(folder, "ruled.kicad_dru"), '(version 1) (rule "mains" (constraint lib_unknown (min 3mm)))');
    for (const format of ["text", "sarif", "kicad"]) {
      const { stdout, exitCode } = await runInProcess("check", board, "--use", "board", "--format", format);
      expect(stdout, format).toMatch(/custom.rule/i);
      expect(stdout, format).toContain("mains");
      expect(exitCode).toBe(1);
    }
  });

  it("the project's matrix of pin conflicts counts, and is exported with the project", async () => {
    const row = Array.from({ length: 12 }, () => 2);
    const strict = withRules("matrix", { pin_map: Array.from({ length: 12 }, () => row) });
    const { stdout } = await runInProcess("check", strict, "--json");
    const found = JSON.parse(stdout).electrical.filter(({ rule }: { rule: string }) => rule === "pin_to_pin");
    expect(found.length).toBeGreaterThan(3);
    const output = join(folder, "matrix.zip");
    expect((await runInProcess("export", strict, "-o", output, "--as", "kicad")).stdout).toContain("matrix.kicad_pro");
    const again = await runInProcess("check", output, "--json");
    expect(JSON.parse(again.stdout).electrical.length).toBe(JSON.parse(stdout).electrical.length);
  });

  it("with --exit-on error a warning does not set the exit code", async () => {
    const warning = withRules("c", { rule_severities: { power_pin_not_driven: "warning" } });
    expect((await runInProcess("check", warning)).exitCode).toBe(1);
    expect((await runInProcess("check", warning, "--exit-on", "error")).exitCode).toBe(0);
    const refused = await runInProcess("check", warning, "--exit-on", "note");
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('--exit-on is error or warning; it was given "note".');
  });

  it("writes SARIF with levels, files, places and suppressions", async () => {
    const erc_exclusions = [["power_pin_not_driven|1473200|838200|x|y", "supplied by the bench"]];
    const { stdout } = await runInProcess("check", withRules("d", { erc_exclusions }), "--format", "sarif");
    const sarif = JSON.parse(stdout);
    expect(sarif.version).toBe("2.1.0");
    const [run] = sarif.runs;
    expect(run.tool.driver.rules).toEqual([
      { id: "erc/power_pin_not_driven", shortDescription: { text: "Supply input without supply output" } },
    ]);
    expect(run.results).toHaveLength(2);
    expect(run.results[0]).toMatchObject({
      ruleId: "erc/power_pin_not_driven",
      level: "error",
      suppressions: [{ kind: "external", justification: "supplied by the bench" }],
    });
    expect(run.results[1].suppressions).toBeUndefined();
    expect(run.results[1].locations[0].physicalLocation.artifactLocation.uri).toMatch(/d\.kicad_sch$/);
  });

  it("writes KiCad's reports, of the schematic and of the board", async () => {
    const { stdout } = await runInProcess("check", example, "--format", "kicad");
    expect(stdout).toMatch(/^ERC report \(\d{4}-\d\d-\d\d [\d:]+, Encoding UTF8\)\n\n\*\*\*\*\* Sheet \/\n/);
    expect(stdout).toContain(
      "    ; Severity: error\n    @(147.32 mm, 83.82 mm): Symbol U1 [NE555P] Pin 8 [VCC, Power input, Line]\n",
    );
    expect(stdout).toContain(" ** ERC messages: 2  Errors 2  Warnings 0\n");
    expect(stdout).toMatch(/\*\* Found \d+ unconnected pads \*\*/);
    expect(stdout).toContain("** Found 0 Footprint errors **");
  });
});

describe("netlist", () => {
  it("writes KiCad's format unless another is asked for, and IPC-D-356 of a board", async () => {
    const kicad = await runInProcess("netlist", schematic);
    expect(kicad.stdout).toMatch(/^\(export\n {2}\(version "E"\)/);
    expect(kicad.exitCode).toBe(0);
    expect((await runInProcess("netlist", schematic, "--format", "csv")).stdout).toContain(
      "GND,U1,1,GND,power-in,NE555P",
    );
    const board = await runInProcess("netlist", join(example, "blinker.kicad_pcb"), "--format", "ipc-d-356");
    expect(board.stdout).toMatch(/^317\+5V {14}J1 {4}-1/m);
  });

  it("writes SPICE to a file, names parts without a model and ends with 1", async () => {
    const output = join(folder, "blinker.cir");
    const { exitCode, stdout } = await runInProcess("netlist", schematic, "--format", "spice", "-o", output);
    expect(stdout).toContain("Without a model, left out: D1, J1, U1.");
    expect(exitCode).toBe(1);
    expect(readFileSync(output, "utf8")).toContain("\nR1 +5V /DISCHARGE 1000\n");
  });

  it("refuses what a file does not hold, and formats that do not exist", async () => {
    const test = await runInProcess("netlist", schematic, "--format", "ipc-d-356");
    expect(test.exitCode).toBe(2);
    expect(test.stderr).toContain("holds no board");
    expect((await runInProcess("netlist", join(example, "blinker.kicad_pcb"))).stderr).toContain("holds no schematic");
    expect((await runInProcess("netlist", schematic, "--format", "edif")).stderr).toContain('it was given "edif"');
  });
});

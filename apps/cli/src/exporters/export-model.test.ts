import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "../testing/run-in-process.ts";

const board = join(import.meta.dirname, "../../../../examples/blinker/blinker.kicad_pcb");
const folder = mkdtempSync(join(tmpdir(), "tracewright-model-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("3D models from the command line", () => {
  it("GLB and STEP, with a note where a height is not known", async () => {
    const glb = join(folder, "blinker.glb");
    const { exitCode, stdout } = await runInProcess("export", board, "--as", "glb", "-o", glb);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/note The heights? of .*\n\d+ bytes\. Written to .*blinker\.glb\.\n$/);
    expect(readFileSync(glb, "latin1").slice(0, 4)).toBe("glTF");
    const step = join(folder, "sub/blinker.step");
    const { stdout: told } = await runInProcess("export", board, "--as", "step", "-o", step, "--json");
    expect(readFileSync(step, "utf8")).toMatch(/^ISO-10303-21;\n/);
    expect(JSON.parse(told)).toMatchObject({ output: step, bytes: readFileSync(step).length });
  });

  it("are as high as the command line says, which refuses parts that the board does not have", async () => {
    const glb = join(folder, "high.glb");
    const { stdout } = await runInProcess("export", board, "--as", "glb", "-o", glb, "--height", "J1,C3=7.5mm");
    expect(stdout).not.toMatch(/not known.*\bJ1\b/);
    expect(readFileSync(glb, "latin1")).toMatch(/"reference":"J1"[^}]*"heightMm":7\.5\b/);
    const wrong = await runInProcess("export", board, "--as", "glb", "-o", glb, "--height", "X77=7.5mm");
    expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining("X77")]);
  });

  it("are refused under another ending, and without a closed outline", async () => {
    const wrong = await runInProcess("export", board, "--as", "step", "-o", join(folder, "blinker.glb"));
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      2,
      expect.stringContaining("the output of --as step ends in .step or .stp."),
    ]);
    const open = join(folder, "open.kicad_pcb");
    writeFileSync(open, readFileSync(board, "utf8").replaceAll('"Edge.Cuts")', '"Cmts.User")'));
    const refused = await runInProcess("export", open, "--as", "glb", "-o", join(folder, "open.glb"));
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      expect.stringContaining("No 3D model: there is no board outline: nothing is drawn on Edge.Cuts."),
    ]);
  });
});

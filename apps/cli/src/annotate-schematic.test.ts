import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const example = join(import.meta.dirname, "../../../examples/usb-sensor/usb-sensor");
const folder = mkdtempSync(join(tmpdir(), "tracewright-annotate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schematic = `${example}.kicad_sch`;
const text = readFileSync(schematic, "utf8");
const renamed = join(folder, "usb-sensor.kicad_pcb");
const out = join(folder, "out");
const annotate = (board: string, ...more: readonly string[]) =>
  runInProcess("annotate", board, "--schematic", schematic, "-o", out, ...more);
const writeBoard = (from: string, to: string) =>
  writeFileSync(renamed, readFileSync(`${example}.kicad_pcb`, "utf8").replaceAll(`"${from}"`, `"${to}"`));

describe("tracewright annotate", () => {
  it("writes the schematic with the references of the board, and changes nothing else in it", async () => {
    writeBoard("R3", "R33");
    const { exitCode, stdout } = await annotate(renamed);
    expect(stdout).toContain("R3 → R33");
    expect(exitCode).toBe(0);
    expect(readFileSync(join(out, "usb-sensor.kicad_sch"), "utf8")).toBe(text.replaceAll('"R3"', '"R33"'));
    const { stdout: told } = await runInProcess(
      "update",
      renamed,
      "--schematic",
      join(out, "usb-sensor.kicad_sch"),
      "--dry-run",
    );
    expect(told).toContain("The board is as the schematic says.");
  });

  it("writes a schematic that the board calls the same byte for byte", async () => {
    const { stdout, exitCode } = await annotate(`${example}.kicad_pcb`);
    expect(stdout).toContain("The schematic calls its parts as the board does.");
    expect(exitCode).toBe(0);
    expect(readFileSync(join(out, "usb-sensor.kicad_sch"), "utf8")).toBe(text);
  });

  it("leaves a part whose reference another one has, and says so", async () => {
    writeBoard("R3", "R4");
    const { stdout, exitCode } = await annotate(renamed);
    expect(stdout).toContain("R3 stays: another part is called R4 as well.");
    expect(exitCode).toBe(1);
    expect(readFileSync(join(out, "usb-sensor.kicad_sch"), "utf8")).toBe(text);
  });

  it("refuses a schematic of another program", async () => {
    const { exitCode, stderr } = await runInProcess(
      "annotate",
      `${example}.kicad_pcb`,
      "--schematic",
      join(import.meta.dirname, "../../../examples/easyeda-lamp/schematic.json"),
      "-o",
      out,
    );
    expect(stderr).toContain("KiCad 6 and later only");
    expect(exitCode).toBe(2);
  });
});

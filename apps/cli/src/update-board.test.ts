import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const example = join(import.meta.dirname, "../../../examples/usb-sensor/usb-sensor");
const board = `${example}.kicad_pcb`;
const folder = mkdtempSync(join(tmpdir(), "tracewright-update-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schematic = readFileSync(`${example}.kicad_sch`, "utf8");
const newer = join(folder, "usb-sensor.kicad_sch");
const out = join(folder, "out.kicad_pcb");
/** A resistor is worth something else, and a net is called otherwise. */
writeFileSync(newer, schematic.replaceAll('"10k"', '"12k"').replaceAll('"SDA"', '"I2C_SDA"'));

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly accepted: boolean;
}
const linesOf = (stdout: string): readonly Line[] => JSON.parse(stdout).changes;

describe("tracewright update", () => {
  it("says of a board and its own schematic that nothing changed, and writes the board as it was read", async () => {
    const { exitCode, stdout } = await runInProcess("update", board, "--schematic", `${example}.kicad_sch`, "-o", out);
    expect(stdout).toContain("The board is as the schematic says.");
    expect(exitCode).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(readFileSync(board, "utf8"));
  });

  it("lists what is otherwise without writing, and ends with 1", async () => {
    const { exitCode, stdout } = await runInProcess("update", board, "--schematic", newer, "--dry-run");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^other values \(1\):\n {2}\+ value:R\d+: 10k → 12k$/m);
    expect(stdout).toMatch(/^ {2}\+ net-renamed:\/?SDA: becomes \/?I2C_SDA, with \d+ pads, \d+ tracks/m);
    expect(stdout).toContain("Nothing was written.");
  });

  it("makes what is accepted and leaves the rest for the next time", async () => {
    const first = await runInProcess("update", board, "--schematic", newer, "-o", out, "--accept", "value", "--json");
    expect(first.exitCode).toBe(1);
    expect(linesOf(first.stdout).map(({ kind, accepted }) => [kind, accepted])).toEqual([
      ["value", true],
      ["net-renamed", false],
    ]);
    const second = await runInProcess("update", out, "--schematic", newer, "-o", out, "--json");
    expect(second.exitCode).toBe(0);
    expect(linesOf(second.stdout).map(({ kind }) => kind)).toEqual(["net-renamed"]);
    const third = await runInProcess("update", out, "--schematic", newer, "--dry-run");
    expect(third.exitCode).toBe(0);
  });

  it("makes none of what --except names", async () => {
    const { stdout } = await runInProcess(
      "update",
      board,
      "--schematic",
      newer,
      "-o",
      out,
      "--except",
      "value",
      "--json",
    );
    expect(linesOf(stdout).map(({ kind, accepted }) => [kind, accepted])).toEqual([
      ["value", false],
      ["net-renamed", true],
    ]);
  });

  it("takes a newer board as a schematic", async () => {
    await runInProcess("update", board, "--schematic", newer, "-o", out);
    const { stdout } = await runInProcess("update", board, "--schematic", out, "--dry-run", "--json");
    expect(linesOf(stdout).map(({ kind }) => kind)).toEqual(["value", "net-renamed"]);
  });

  it("refuses what it cannot use, and says what it can", async () => {
    const refused = async (...args: readonly string[]) => {
      const { exitCode, stderr } = await runInProcess("update", board, ...args);
      expect(exitCode).toBe(2);
      return stderr;
    };
    expect(await refused("-o", out)).toContain("--schematic FILE is missing.");
    expect(await refused("--schematic", newer)).toContain("-o OUT.kicad_pcb is missing.");
    expect(await refused("--schematic", newer, "-o", out, "--accept", "value:R99")).toMatch(
      /value:R99: neither a kind nor an id of the list/,
    );
    expect(await refused("--schematic", join(folder, "absent.kicad_sch"), "-o", out)).toMatch(
      /absent\.kicad_sch: there is no such file/,
    );
    const broken = join(folder, "broken.kicad_sch");
    writeFileSync(broken, schematic.slice(0, 4000));
    expect(await refused("--schematic", broken, "-o", out)).toMatch(/broken\.kicad_sch:\d+:\d+ error/);
  });
});

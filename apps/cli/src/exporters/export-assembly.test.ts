import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "../testing/run-in-process.ts";

const examples = join(import.meta.dirname, "../../../../examples");
const lamp = join(examples, "easyeda-lamp");
const folder = mkdtempSync(join(tmpdir(), "tracewright-assembly-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);
const textAt = (name: string) => readFileSync(inFolder(name), "utf8");

describe("files for whoever assembles, from the command line", () => {
  it("a bill of materials for some boards, as the ending of its name says", async () => {
    const { exitCode, stdout } = await runInProcess(
      ...["export", lamp, "--as", "bom", "-o", inFolder("bom.csv"), "--boards", "20"],
    );
    expect(exitCode).toBe(0);
    expect(stdout).toBe(`4 lines to buy, 4 positions. Written to ${inFolder("bom.csv")}.\n`);
    expect(textAt("bom.csv")).toMatch(/^\uFEFFLine,Designators,Qty,Qty for 20 boards,Value,.*\r\n1,C1,1,20,10u,/);
    await runInProcess("export", lamp, "--as", "bom", "-o", inFolder("bom.xlsx"));
    expect(textAt("bom.xlsx").slice(0, 2)).toBe("PK");
  });

  it("positions for JLCPCB, turned as the reels want it", async () => {
    writeFileSync(inFolder("reels.csv"), "Part number,Rotation\nC2290,180\n");
    const run = ["export", lamp, "--as", "cpl", "-o", inFolder("cpl.csv"), "--preset", "jlc"];
    const { exitCode, stdout } = await runInProcess(...run, "--rotations", inFolder("reels.csv"));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^NOT READY: 5 of 5 connections open/);
    expect(textAt("cpl.csv").split("\r\n")).toContain("LED1,122.86,-86.03,Top,180");
  });

  it("both in one zip, and findings with exit code 1", async () => {
    const { exitCode, stdout } = await runInProcess(
      ...["export", join(examples, "blinker/blinker.kicad_pcb"), "--as", "assembly", "-o", inFolder("a.zip")],
      ...["--preset", "jlc", "--json"],
    );
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout).findings.map(({ kind }: { kind: string }) => kind)).toEqual(["supplier-number-missing"]);
  });

  it.each([
    [["--as", "bom", "-o", "x.txt"], "x.txt: the output of --as bom ends in .csv or .xlsx."],
    [["--as", "bom", "-o", "x.csv", "--boards", "2.5"], '--boards takes a whole number; it was given "2.5".'],
    [["--as", "bom", "-o", "x.csv", "--boards", "0"], '--boards takes a number from 1 to 1000000; it was given "0".'],
    [["--as", "cpl", "-o", "x.csv", "--preset", "x2"], '--preset is neutral or jlc; it was given "x2".'],
    [["--as", "cpl", "-o", "x.csv", "--rotations", "nowhere.csv"], "nowhere.csv: there is no such file."],
  ])("what cannot be meant is refused: %j", async (words, sentence) => {
    const { exitCode, stderr } = await runInProcess("export", lamp, ...words);
    expect([exitCode, stderr.split("\n")[0]]).toEqual([2, sentence]);
  });

  it("a row of the rotations that cannot be meant is told with its line", async () => {
    writeFileSync(inFolder("bad.csv"), "Part number,Rotation\nC2290,ninety\n");
    const { exitCode, stderr } = await runInProcess(
      ...["export", lamp, "--as", "cpl", "-o", inFolder("no.csv"), "--rotations", inFolder("bad.csv")],
    );
    expect(exitCode).toBe(2);
    expect(stderr).toContain("bad.csv:2 error: The rotation of C2290 is a number of degrees");
  });

  it("a schematic alone has a bill of materials and no positions", async () => {
    const alone = join(examples, "blinker/blinker.kicad_sch");
    expect((await runInProcess("export", alone, "--as", "bom", "-o", inFolder("s.csv"))).exitCode).toBe(0);
    const { exitCode, stderr } = await runInProcess("export", alone, "--as", "cpl", "-o", inFolder("t.csv"));
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("holds no board, so nothing has a position.")]);
  });
});

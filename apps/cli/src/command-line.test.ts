import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromMm } from "@tracewright/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { readBoard } from "./read-input.ts";
import { runInProcess } from "./testing/run-in-process.ts";

const blinker = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_pcb");
const folder = mkdtempSync(join(tmpdir(), "tracewright-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const boardAt = async (path: string) => (await readBoard(path)).board;
const inFolder = (name: string) => join(folder, name);

describe("the command line", () => {
  it("imports a board and says what was read", async () => {
    const { exitCode, stdout } = await runInProcess("import", blinker, "--json");
    const receipt = JSON.parse(stdout);
    expect(exitCode).toBe(0);
    expect(receipt).toMatchObject({ accepted: true, board: true });
    expect(receipt.lines.find(({ kind }: { kind: string }) => kind === "footprints").read).toBeGreaterThan(5);
  });

  it("routes the blinker whole, and a second check finds every connection made", async () => {
    const routed = inFolder("routed.kicad_pcb");
    const { exitCode, stdout } = await runInProcess(
      "route",
      blinker,
      "-o",
      routed,
      "--strip",
      "--time",
      "20",
      "--json",
    );
    const result = JSON.parse(stdout);
    expect(result.connected).toBe(result.total);
    expect(result.open).toEqual([]);
    expect(exitCode).toBe(0);
    expect(readdirSync(folder)).toContain("routed.kicad_pro");
    const check = JSON.parse((await runInProcess("check", routed, "--json")).stdout);
    expect(check.connections.connected).toBe(result.total);
    expect(check.ratsnest).toEqual([]);
  });

  it("exports what it routed as a zip whose every claim was proven", async () => {
    const routed = inFolder("again.kicad_pcb");
    await runInProcess("route", blinker, "-o", routed, "--strip", "--time", "20");
    const zip = inFolder("fab.zip");
    const { exitCode, stdout } = await runInProcess("export", routed, "-o", zip, "--preset", "jlc", "--json");
    const result = JSON.parse(stdout);
    expect(result.rules).toMatchObject({ passed: true, rules: { fab: "jlcpcb", layers: 2 } });
    expect(result.checks.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([]);
    expect(result.verdict).toMatchObject({ connected: result.verdict.total, errors: 0 });
    expect(exitCode).toBe(0);
    expect(readFileSync(zip).subarray(0, 2).toString()).toBe("PK");
  });

  it("says which fill of its copper areas the films show, and takes another on request", async () => {
    const sensor = join(import.meta.dirname, "../../../examples/usb-sensor/usb-sensor.kicad_pcb");
    const zip = inFolder("sensor.zip");
    const usual = await runInProcess("export", sensor, "-o", zip);
    expect(usual.stdout.split("\n")[1]).toMatch(/^Copper areas: /);
    const asked = JSON.parse((await runInProcess("export", sensor, "-o", zip, "--fill", "refill", "--json")).stdout);
    expect(asked.fill.plotted).toBe("refilled");
    const refused = await runInProcess("export", sensor, "-o", zip, "--fill", "some");
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('--fill is stored or refill; it was given "some".');
  });

  it("says first that an unrouted board is not ready, and ends its export and its check with 1", async () => {
    const zip = inFolder("unrouted.zip");
    const { exitCode, stdout } = await runInProcess("export", blinker, "-o", zip);
    expect(stdout).toMatch(/^NOT READY: \d+ of \d+ connections open/);
    expect(stdout).toMatch(/warn \d+ nets? (is|are) not connected: /);
    expect(exitCode).toBe(1);
    expect(readFileSync(zip).subarray(0, 2).toString()).toBe("PK");
    const check = await runInProcess("check", blinker);
    expect(check.stdout).toMatch(/^NOT READY: /);
    expect(check.exitCode).toBe(1);
  });

  it("exports a project of EasyEDA for KiCad, board and schematic, and a schematic alone", async () => {
    const zip = inFolder("lamp.zip");
    const lamp = join(import.meta.dirname, "../../../examples/easyeda-lamp");
    const { exitCode, stdout } = await runInProcess("export", lamp, "-o", zip, "--as", "kicad", "--json");
    expect(JSON.parse(stdout).files.map(({ name }: { name: string }) => name)).toEqual([
      "easyeda-lamp.kicad_pcb",
      "easyeda-lamp.kicad_pro",
      "easyeda-lamp.kicad_sch",
    ]);
    expect(exitCode).toBe(0);
    const again = JSON.parse((await runInProcess("import", zip, "--json")).stdout);
    expect(again).toMatchObject({ accepted: true, board: true, schematic: true });
    const alone = blinker.replace(".kicad_pcb", ".kicad_sch");
    const { stdout: said } = await runInProcess("export", alone, "-o", inFolder("alone.zip"), "--as", "kicad");
    expect(said).toMatch(/^blinker\.kicad_pro, \d+ bytes\nblinker\.kicad_sch, \d+ bytes\nWritten to /);
  });

  it("draws what it read, as the file that the ending names", async () => {
    const pdf = inFolder("drawn/assembly.pdf");
    const { exitCode, stdout } = await runInProcess(
      "export",
      blinker,
      "-o",
      pdf,
      "--as",
      "drawing",
      "--of",
      "assembly",
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/page 1: Assembly front: \d+ parts/);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    const refused = await runInProcess("export", blinker, "-o", inFolder("x.png"), "--as", "drawing", "--each-layer");
    expect(refused.stderr).toMatch(/has \d pages: name a \.pdf/);
    const unknown = await runInProcess("export", blinker, "-o", inFolder("x.dxf"), "--as", "drawing");
    expect(unknown.stderr).toMatch(/ending of -o OUT is one of PDF, .*"DXF"/);
  });

  it("names the kinds of files it exports when it is asked for another", async () => {
    const { exitCode, stderr } = await runInProcess("export", blinker, "-o", inFolder("x"), "--as", "toString");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/--as is one of gerber.*"toString"/);
  });

  it("measures the nets of a board, to read and as a table", async () => {
    const table = inFolder("lengths.csv");
    const { exitCode, stdout } = await runInProcess("lengths", blinker, "-o", table, "--json");
    const { nets, groups } = JSON.parse(stdout);
    expect(exitCode).toBe(0);
    expect(groups.map(({ kind }: { kind: string }) => kind)).toContain("class");
    const lines = readFileSync(table, "utf8").trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + groups.length + nets.length);
    const read = (await runInProcess("lengths", blinker)).stdout.trimEnd().split("\n");
    expect(read).toHaveLength(groups.length + nets.length);
  });

  it("places three candidates as boards of their own", async () => {
    const placed = inFolder("placed");
    const { exitCode, stdout } = await runInProcess(
      "place",
      blinker,
      "-o",
      placed,
      "--strip",
      "--time",
      "30",
      "--json",
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).candidates.map(({ profile }: { profile: string }) => profile)).toEqual([
      "compact",
      "routable",
      "orderly",
    ]);
    expect(readdirSync(placed).filter((name) => name.endsWith(".kicad_pcb"))).toEqual([
      "candidate-1.kicad_pcb",
      "candidate-2.kicad_pcb",
      "candidate-3.kicad_pcb",
    ]);
  });

  it("improves on what stands within the radius, and leaves all else as it is", async () => {
    const before = await boardAt(blinker);
    const placed = inFolder("improved");
    const { exitCode } = await runInProcess(
      ...["place", blinker, "-o", placed, "--mode", "improve", "--radius", "1.5", "--parts", "R1", "--time", "30"],
    );
    expect(exitCode).toBe(0);
    for (const number of [1, 2, 3]) {
      const after = await boardAt(join(placed, `candidate-${number}.kicad_pcb`));
      for (const [index, { reference, position }] of after.footprints.entries()) {
        const was = before.footprints[index]!.position;
        const way = Math.hypot(position.x - was.x, position.y - was.y);
        expect(way).toBeLessThanOrEqual(reference === "R1" ? fromMm(1.5) : 0);
      }
    }
  });

  it("refuses placement options that do not fit the board, a sentence each", async () => {
    const asked = ["--mode", "improve", "--parts", "R1,R99", "--sides", "inside"];
    const { exitCode, stderr } = await runInProcess("place", blinker, "-o", inFolder("never"), ...asked);
    expect(exitCode).toBe(2);
    expect(stderr.trimEnd().split("\n")).toEqual([
      "--radius: enter how far a part may move from its current position.",
      '--parts: the board has no part "R99".',
      '--sides: "inside" is not one of as-is, front, both.',
      "Nothing was written.",
    ]);
    expect(readdirSync(folder)).not.toContain("never");
  });

  it("keeps parts off a side that is too low for them, and tells what no side takes", async () => {
    const placed = inFolder("limited");
    const { exitCode, stdout } = await runInProcess(
      ...["place", blinker, "-o", placed, "--mode", "all", "--sides", "both", "--time", "30", "--json"],
      ...["--max-height-front", "3mm", "--height", "R*=5mm", "--max-height-back", "120mil", "--on-back", "R1"],
    );
    expect(exitCode).toBe(1);
    const { remarks, candidates } = JSON.parse(stdout);
    expect(remarks[0]).toMatch(/^R1 \(5 mm\).*: no side takes it\. The front allows 3 mm, the back 3\.048 mm\.$/);
    for (const { unplaced } of candidates)
      expect(unplaced.map(({ reference }: { reference: string }) => reference)).toContain("R1");
  });

  it("refuses limits that are none, and parts that the board does not have", async () => {
    for (const [words, sentence] of [
      [
        ["--max-height-back", "low"],
        '--max-height-back takes a height in mm or mil, as in 3mm or 120mil; it was given "low".',
      ],
      [["--height-area", "back:3mm:1,2,3"], "--height-area takes SIDE:HEIGHT:LEFT,TOP,RIGHT,BOTTOM"],
      [["--height", "R99=3mm"], '--height: The board has no part "R99".'],
      [["--unknown-heights", "maybe"], "--unknown-heights takes allowed or kept-out"],
    ] as const) {
      const { exitCode, stderr } = await runInProcess("place", blinker, "-o", inFolder("never"), ...words);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(sentence);
    }
  });

  it("answers 2 and writes nothing when the input is refused", async () => {
    const broken = inFolder("broken.kicad_pcb");
    writeFileSync(broken, "(kicad_pcb (version 20211014)\n  (net 0");
    const { exitCode, stdout, stderr } = await runInProcess("route", broken, "-o", inFolder("never.kicad_pcb"));
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain("broken.kicad_pcb:2:");
    expect(readdirSync(folder)).not.toContain("never.kicad_pcb");
  });

  it("says what a board comes to with its copper areas filled, where its stored ones leave more open", async () => {
    const sensor = join(import.meta.dirname, "../../../examples/usb-sensor/usb-sensor.kicad_pcb");
    const { exitCode, stdout } = await runInProcess("check", sensor);
    expect(exitCode).toBe(1);
    const [stored = "", filled = ""] = stdout.split("\n");
    const open = (line: string) => Number(/(\d+) of 72 connections open/.exec(line)?.[1]);
    expect(filled).toMatch(/^With its copper areas filled, as files for a fab show them: /);
    expect(open(filled)).toBeLessThan(open(stored));
  });

  it("refuses an output that is no board before it reads or routes anything", async () => {
    for (const command of ["route", "references"]) {
      const { exitCode, stderr } = await runInProcess(command, inFolder("absent.kicad_pcb"), "-o", inFolder("out/"));
      expect(exitCode).toBe(2);
      expect(stderr).toContain("out/: the output of this command ends in .kicad_pcb.");
    }
  });

  it("answers 2 with a sentence to words it does not know", async () => {
    for (const args of [["route", blinker], ["route", blinker, "-o", "x.kicad_pcb", "--time", "soon"], ["dance"], []]) {
      const { exitCode, stdout, stderr } = await runInProcess(...args);
      expect([args, exitCode, stdout]).toEqual([args, 2, ""]);
      expect(stderr.length).toBeGreaterThan(10);
    }
  });

  it("prints nothing but JSON on standard output", async () => {
    const { stdout } = await runInProcess("check", inFolder("nowhere.kicad_pcb"), "--json");
    expect(JSON.parse(stdout).refused).toContain("there is no such file");
  });
});

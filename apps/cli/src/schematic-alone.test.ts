import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardOutline } from "@tracewright/board";
import { boxOfPoints, fromMil, fromMm } from "@tracewright/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { readBoard } from "./read-input.ts";
import { parseOutline } from "./requested-board-options.ts";
import { runInProcess } from "./testing/run-in-process.ts";

const example = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_sch");
const folder = mkdtempSync(join(tmpdir(), "tracewright-schematic-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example's schematic without the board that lies beside it. */
const schematic = join(folder, "blinker.kicad_sch");
cpSync(example, schematic);

describe("a schematic alone", () => {
  it("is placed and routed on a board of the size that was asked for", async () => {
    const out = join(folder, "out");
    const asked = ["--outline", "40x30", "--layers", "2", "--time", "30", "--json"];
    const { exitCode, stdout } = await runInProcess("run", schematic, "-o", out, ...asked);
    const { made, routing } = JSON.parse(stdout);
    expect(made.outline).toEqual({ widthMm: 40, heightMm: 30 });
    expect(made.footprints.map(({ source }: { source: string }) => source)).not.toContain("stand-in");
    expect(routing.connected).toBe(routing.total);
    expect(routing.total).toBeGreaterThan(10);
    expect(exitCode).toBe(0);
    const { board } = await readBoard(join(out, "routed.kicad_pcb"));
    const box = boxOfPoints(boardOutline(board).areas[0]?.outer ?? []);
    expect([(box?.maxX ?? 0) - (box?.minX ?? 0), (box?.maxY ?? 0) - (box?.minY ?? 0)]).toEqual([
      fromMm(40),
      fromMm(30),
    ]);
  });

  it("takes footprints from .pretty folders beside it before its own", async () => {
    const project = join(folder, "own");
    mkdirSync(join(project, "Examples.pretty"), { recursive: true });
    cpSync(example, join(project, "blinker.kicad_sch"));
    const wanted = /\(property "Footprint" "Examples:(LED[^"]*)"/.exec(readFileSync(example, "utf8"))?.[1] ?? "";
    writeFileSync(
      join(project, "Examples.pretty", `${wanted}.kicad_mod`),
      `(footprint "${wanted}" (version 20211014) (layer "F.Cu") (attr through_hole)
        (fp_rect (start -3 -3) (end 6 3) (layer "F.CrtYd") (width 0.05) (fill none))
        (pad "1" thru_hole rect (at 0 0) (size 1.8 1.8) (drill 0.9) (layers *.Cu *.Mask))
        (pad "2" thru_hole circle (at 3 0) (size 1.8 1.8) (drill 0.9) (layers *.Cu *.Mask)))`,
    );
    const { stdout } = await runInProcess(
      "place",
      join(project, "blinker.kicad_sch"),
      "-o",
      join(project, "out"),
      "--time",
      "5",
      "--json",
    );
    const { footprints } = JSON.parse(stdout).made;
    expect(footprints.find(({ reference }: { reference: string }) => reference === "D1")).toMatchObject({
      reference: "D1",
      source: "files",
      footprint: `Examples:${wanted}`,
    });
  });

  it("with a footprint that nobody knows is placed with a stand-in, which no fabrication file leaves with", async () => {
    const path = join(folder, "unknown.kicad_sch");
    writeFileSync(path, readFileSync(example, "utf8").replaceAll("Examples:LED_D5mm_P2.54mm", "Odd:Thing_3000"));
    const out = join(folder, "stand-in");
    const { stdout } = await runInProcess("place", path, "-o", out, "--time", "5", "--json");
    const { made, candidates } = JSON.parse(stdout);
    expect(candidates.map(({ unplaced }: { unplaced: unknown[] }) => unplaced)).toEqual([[], [], []]);
    expect(made.remarks.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringContaining("D1 (red): Odd:Thing_3000 is in no library; a stand-in with 2 pads holds its place."),
    );
    const placed = join(out, "candidate-1.kicad_pcb");
    const checked = await runInProcess("check", placed);
    expect(checked.exitCode).toBe(1);
    expect(checked.stdout).toMatch(/^NOT READY: .*1 stand-in/);
    expect(checked.stdout).toContain("1 part is a stand-in without a real footprint: D1.");
    const zip = join(out, "fab.zip");
    const exported = await runInProcess("export", placed, "-o", zip);
    expect(exported.exitCode).toBe(1);
    expect(exported.stdout).toContain("FAIL 1 part is a stand-in without a footprint");
    expect(existsSync(zip)).toBe(false);
    const positions = await runInProcess("export", placed, "-o", join(out, "cpl.csv"), "--as", "cpl");
    expect(positions.exitCode).toBe(2);
    expect(positions.stderr).toContain("1 part is a stand-in without a real footprint: D1.");
  });

  it("is refused with the parts that have no footprint where stand-ins are not wanted", async () => {
    const path = join(folder, "unknown.kicad_sch");
    const { exitCode, stderr } = await runInProcess("place", path, "-o", join(folder, "never"), "--stand-ins", "no");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("D1 (red): Odd:Thing_3000 is in no library");
  });

  it("takes no outline for a board that has one", async () => {
    const board = example.replace(".kicad_sch", ".kicad_pcb");
    const { exitCode, stderr } = await runInProcess("place", board, "-o", join(folder, "never"), "--outline", "60x40");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("--size is for a schematic alone");
  });
});

describe("--outline", () => {
  it("is millimetres or mil, and refuses what is no size of a board", () => {
    expect(parseOutline("60x40")).toEqual({ width: fromMm(60), height: fromMm(40) });
    expect(parseOutline("2400 x 1600 mil")).toEqual({ width: fromMil(2400), height: fromMil(1600) });
    for (const text of ["60", "0x40", "-60x40", "60x4000", "sixty x forty"])
      expect(() => parseOutline(text)).toThrow(text);
  });
});

describe("what is wished of the board of a schematic", () => {
  const place = (...flags: string[]) =>
    runInProcess("place", schematic, "-o", join(folder, "wished"), "--time", "2", "--json", ...flags);

  it("is its form, its planes and its fab, and what was made is told", async () => {
    const { stdout } = await place("--form", "feather", "--layers", "4", "--fab", "osh-park");
    const { made } = JSON.parse(stdout);
    expect(made).toMatchObject({ form: "feather", fab: "osh-park", copperLayers: 4 });
    expect(made.outline).toEqual({ widthMm: 50.8, heightMm: 22.86 });
    expect(made.planes.map(({ layers, net }: { layers: string[]; net: string }) => [layers, net])).toEqual([
      [["F.Cu", "B.Cu"], "GND"],
      [["In1.Cu", "In2.Cu"], "GND"],
    ]);
    expect(made.netClasses.map(({ nets }: { nets: string[] }) => nets)).toEqual([["GND"], ["+5V"]]);
  });

  it("may be neither planes nor net classes, and another proportion", async () => {
    const { stdout } = await place("--planes", "no", "--net-classes", "no", "--ratio", "3:1");
    const { made } = JSON.parse(stdout);
    expect([made.planes, made.netClasses]).toEqual([[], []]);
    expect(made.outline.widthMm / made.outline.heightMm).toBeGreaterThan(2);
  });

  it.each([
    [["--form", "badge"], "--form takes raspberry-pi-hat"],
    [["--form", "feather", "--size", "40x30"], "--form has its own size"],
    [["--ratio", "9:1"], "from 1:8 to 8:1"],
    [["--ratio", "1:0"], "from 1:8 to 8:1"],
    [["--planes", "maybe"], "--planes takes yes or no"],
    [["--fab", "acme"], "--fab takes jlcpcb, osh-park, ours or none"],
  ])("is refused for %j", async (flags, said) => {
    const { exitCode, stdout } = await place(...flags);
    expect(exitCode).toBe(2);
    expect(stdout).toContain(said);
  });

  it("is for no board that is there", async () => {
    const board = schematic.replace("blinker.kicad_sch", "there.kicad_pcb");
    cpSync(example.replace(".kicad_sch", ".kicad_pcb"), board);
    const asked = ["--planes", "no", "--layers", "4"];
    const { exitCode, stderr } = await runInProcess("place", board, "-o", join(folder, "there"), ...asked);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("--layers, --planes are for a schematic alone");
  });
});

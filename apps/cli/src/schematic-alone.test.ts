import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardOutline, boxOfPoints, fromMil, fromMm } from "@tracewright/board";
import { afterAll, describe, expect, it } from "vitest";
import { parseOutline } from "./board-wishes.ts";
import { readBoard } from "./read-input.ts";
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
    expect(made.footprints.map(({ origin }: { origin: string }) => origin)).not.toContain("none");
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
    expect(footprints.find(({ reference }: { reference: string }) => reference === "D1")).toEqual({
      reference: "D1",
      origin: "project",
      footprint: `Examples:${wanted}`,
    });
  });

  it("is refused with the parts that have no footprint, and nothing is written", async () => {
    const path = join(folder, "unknown.kicad_sch");
    writeFileSync(path, readFileSync(example, "utf8").replaceAll("Examples:LED_D5mm_P2.54mm", "Odd:Thing_3000"));
    const { exitCode, stderr } = await runInProcess("place", path, "-o", join(folder, "never"));
    expect(exitCode).toBe(2);
    expect(stderr).toContain("D1 (red): Odd:Thing_3000 is neither in the files nor in our library");
  });

  it("takes no outline for a board that has one", async () => {
    const board = example.replace(".kicad_sch", ".kicad_pcb");
    const { exitCode, stderr } = await runInProcess("place", board, "-o", join(folder, "never"), "--outline", "60x40");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("--outline and --layers are for a schematic alone");
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

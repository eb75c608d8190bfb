import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseFootprintMap } from "./footprint-map.ts";
import { runInProcess } from "./testing/run-in-process.ts";

const example = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_sch");
const folder = mkdtempSync(join(tmpdir(), "tracewright-map-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schematic = join(folder, "odd.kicad_sch");
writeFileSync(schematic, readFileSync(example, "utf8").replaceAll("Examples:LED_D5mm_P2.54mm", "Odd:Thing_3000"));
writeFileSync(
  join(folder, "Mine.kicad_mod"),
  `(footprint "Mine" (layer "F.Cu") (attr smd)
    (pad "1" smd rect (at -2 0) (size 1 1) (layers "F.Cu")) (pad "2" smd rect (at 2 0) (size 1 1) (layers "F.Cu")))`,
);

const place = async (map: string, ...more: readonly string[]) => {
  const path = join(folder, "map.csv");
  writeFileSync(path, map);
  const out = join(folder, "out");
  return runInProcess("place", schematic, "-o", out, "--time", "5", "--footprints", path, ...more);
};

describe("a map of footprints", () => {
  it("gives parts what it says, by reference before wanted name, from libraries or files beside it", async () => {
    const { stdout } = await place(
      'part,footprint\n# the LED\nOdd:Thing_3000,Mine.kicad_mod\n"R1", Resistor_SMD:R_1206_3216Metric\n',
      "--json",
    );
    const { footprints } = JSON.parse(stdout).made;
    const of = (wanted: string) => footprints.find(({ reference }: { reference: string }) => reference === wanted);
    expect(of("D1")).toMatchObject({ source: "chosen", footprint: "Mine", wanted: "Odd:Thing_3000" });
    expect(of("R1")).toMatchObject({ source: "chosen", footprint: "Resistor_SMD:R_1206_3216Metric" });
  });

  it("is shown in the table of choices", async () => {
    const { stdout } = await place("D1,Mine.kicad_mod\n");
    expect(stdout).toMatch(/^ {2}D1 +Odd:Thing_3000 → Mine \(chosen\)$/m);
    expect(stdout).toMatch(/^footprints: 9 parts, .*1 chosen/m);
  });

  it("is refused with every line that cannot be used, by its number", async () => {
    const { exitCode, stdout, stderr } = await place(
      "D1;Mine\nD99,Mine.kicad_mod\nR1,Nobody:Knows\nR2,absent.kicad_mod\n",
    );
    const said = stdout + stderr;
    expect(exitCode).toBe(2);
    expect(said).toMatch(/map\.csv:1 error: a line holds a reference .* "D1;Mine"/);
    expect(said).toMatch(/map\.csv:2 error: D99 is neither a part of the schematic nor a footprint that it names/);
    expect(said).toMatch(/map\.csv:3 error: Nobody:Knows is in none of/);
    expect(said).toMatch(/map\.csv:4 error: .*absent\.kicad_mod cannot be read/);
  });

  it("is for a schematic alone", async () => {
    const path = join(folder, "map.csv");
    writeFileSync(path, "D1,Mine.kicad_mod\n");
    const board = example.replace(".kicad_sch", ".kicad_pcb");
    const refused = await runInProcess("place", board, "-o", join(folder, "no"), "--footprints", path);
    expect(refused.exitCode).toBe(2);
  });
});

it("values may be quoted, with commas and quotes inside; a line of one or three values is told", () => {
  const told: number[] = [];
  const read = (text: string) =>
    parseFootprintMap(text, (line) => told.push(line)).map(({ part, footprint }) => [part, footprint]);
  expect(read('\uFEFFR1,a:b\r\n"SOT, odd","say ""x""" \n\n  # no\n')).toEqual([
    ["R1", "a:b"],
    ["SOT, odd", 'say "x"'],
  ]);
  expect(read("R1\nR1,\nR1,a,b\n,a")).toEqual([]);
  expect(told).toEqual([1, 2, 3, 4]);
});

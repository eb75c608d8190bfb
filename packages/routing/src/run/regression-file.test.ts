import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startRouting } from "../index.ts";
import { fromBase64, toBase64 } from "../inspect/base64.ts";
import { randomBoard } from "../testing/random-board.ts";
import { openRegression } from "./open-regression.ts";
import { isRegressionFile, type RegressionFile, readRegressionFile, writeRegressionFile } from "./regression-file.ts";
import { RunStepper } from "./run-stepper.ts";

const BOARD = randomBoard({ seed: 8, parts: 12, nets: 8 });
const OPTIONS = { seed: 4, effort: "draft" } as const;

/** A run that stands some turns behind an epoch boundary, and what is saved of it. */
function standing({ epochs, turns }: { epochs: number; turns: number }) {
  const run = startRouting(BOARD, OPTIONS);
  const stepper = new RunStepper(run);
  for (const unit of [...Array(epochs).fill("epoch"), ...Array(turns).fill("turn")]) {
    stepper.begin(unit);
    while (stepper.work(1_000) === "working");
  }
  const checkpoint = run.checkpoint();
  const place = run.inspect().place();
  const file: RegressionFile = { about: "", board: BOARD, options: OPTIONS, checkpoint, turns: stepper.turns, place };
  return { run, file };
}

function reread(file: RegressionFile): RegressionFile {
  const read = readRegressionFile(writeRegressionFile(file));
  if (read.status === "refused") throw new Error(read.problem);
  return read.file;
}

/** The text of a file with some of its fields exchanged. */
function spoilt(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...JSON.parse(writeRegressionFile(standing({ epochs: 0, turns: 0 }).file)), ...changes });
}

describe("a regression file", () => {
  it("says again what was written", () => {
    const { file } = standing({ epochs: 1, turns: 2 });
    const again = reread({ ...file, about: "GND is lifted\nand never put back" });
    const { phase, cycle, round, position } = file.place;
    expect(again).toEqual({
      ...file,
      about: "GND is lifted\nand never put back",
      place: { phase, cycle, round, position },
    });
  });

  it.each([
    { epochs: 0, turns: 0 },
    { epochs: 0, turns: 3 },
    { epochs: 2, turns: 0 },
    { epochs: 2, turns: 1 },
  ])("opens where the run stood: $epochs epochs and $turns turns", (steps) => {
    const { run, file } = standing(steps);
    const opened = openRegression(reread(file));
    expect(opened.stands).toBe("step");
    const { visits, growths, ...place } = run.inspect().place();
    expect(opened.run.inspect().place()).toMatchObject(place);
    expect(opened.run.inspect().copper("current")).toEqual(run.inspect().copper("current"));
    expect(opened.run.inspect().conflicts()).toEqual(run.inspect().conflicts());
    expect(opened.stepper.turns).toBe(file.turns);
    for (const each of [run, opened.run]) while (each.step(50_000) === "running");
    expect(opened.run.checkpoint()).toEqual(run.checkpoint());
  });

  it("begins at the start where the checkpoint is another engine's", () => {
    const file = readRegressionFile(spoilt({ engine: "OLD0" }));
    expect(file.status === "read" && openRegression(file.file).stands).toBe("start");
  });

  it("stays at the boundary where the turns lead elsewhere", () => {
    const { file } = standing({ epochs: 1, turns: 2 });
    const opened = openRegression({ ...file, place: { ...file.place, position: 99 } });
    expect(opened.stands).toBe("boundary");
    expect(opened.run.checkpoint()).toEqual(file.checkpoint);
    expect(opened.stepper.turns).toBe(0);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["another kind", { kind: "board" }, /not a regression file/],
    ["a later version", { version: 2 }, /version 2 .* cannot be read/],
    ["a board that is none", { board: { schemaVersion: 1, layers: 3 } }, /the board is none: /],
    ["options that the board refuses", { options: { seed: -1 } }, /seed/],
    ["an unknown treatment of pours", { options: { pours: "sell" } }, /pours: sell/],
    ["a broken checkpoint", { checkpoint: "§§§§" }, /not base64/],
    ["no place", { place: { phase: "negotiate" } }, /place/],
    ["a number of turns that nobody made", { turns: 1e9 }, /turns: 1000000000/],
  ])("is refused with %s", (_, changes, problem) => {
    const read = readRegressionFile(spoilt(changes));
    expect(read).toMatchObject({ status: "refused", problem: expect.stringMatching(problem) });
  });

  it("is told from other texts, and never throws for them", () => {
    expect(isRegressionFile(spoilt({}))).toBe(true);
    for (const text of ["", "{", "[]", "null", "(kicad_pcb)"]) {
      expect(isRegressionFile(text)).toBe(false);
      expect(readRegressionFile(text).status).toBe("refused");
    }
  });
});

describe("base64", () => {
  it("is what everybody else writes, and reads back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  it("refuses what is none", () => {
    for (const text of ["A", "AB=C", "A===", "=AAA", "AA A"]) expect(fromBase64(text)).toBeUndefined();
  });
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDatasheet } from "./read-datasheet.ts";

const folder = join(import.meta.dirname, "../../../../shared/datasheets");

interface Truth {
  readonly pins: readonly { readonly num: string; readonly name: string; readonly desc: string }[];
  readonly packages: Readonly<Record<string, unknown>>;
}

/** Part of the pins whose number, name and description have to be right, of each file. */
const LEAST = 0.97;

describe.skipIf(!existsSync(folder))("generated datasheets", () => {
  const files = existsSync(folder) ? globSync(join(folder, "synth/*.pdf")).sort() : [];

  test("are there", () => expect(files.length).toBeGreaterThanOrEqual(6));

  test.each(files.map((path) => [basename(path), path]))(
    "%s: pins and packages are those of the truth",
    async (_, path) => {
      const truth = JSON.parse(readFileSync(path.replace(/\.pdf$/, ".truth.json"), "utf8")) as Truth;
      const reading = await readDatasheet(new Uint8Array(readFileSync(path)));
      if (reading.kind !== "read") throw new Error(JSON.stringify(reading));
      const { variants, packages } = reading.facts;
      const pins = new Map(variants[0]?.pins.map((pin) => [pin.number, pin]));
      expect([...pins.keys()].sort()).toEqual(truth.pins.map(({ num }) => num).sort());
      expect(truth.pins.filter(({ num, name }) => pins.get(num)?.name !== name)).toEqual([]);
      const described = truth.pins.filter(({ num, desc }) => pins.get(num)?.description === desc);
      expect(described.length / truth.pins.length).toBeGreaterThan(LEAST);
      expect(packages.map(({ value }) => value.text)).toEqual(expect.arrayContaining(Object.keys(truth.packages)));
    },
  );
});

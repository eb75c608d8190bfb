/**
 * What is found in datasheets: those of the shared test data, the generated ones against their truth, and made-up ones of random
 * layouts. `npm run bench -- datasheets [--layouts 300] [--files a.pdf,b.pdf]`; files are looked at and written nowhere.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type DatasheetReading, readDatasheet } from "@tracewright/datasheets";
import { drawDatasheet, drawnDatasheet, drawnPinout } from "@tracewright/datasheets/testing";
import fc from "fast-check";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const RESULTS = join(import.meta.dirname, "../results");
const SEED = 20_261_122;
const { values } = parseArgs({ options: { layouts: { type: "string", default: "300" }, files: { type: "string" } } });
const folder = join(requireSharedFolder(), "datasheets");
const paths =
  values.files?.split(",") ?? [...globSync(join(folder, "synth/*.pdf")), ...globSync(join(folder, "*.pdf"))].sort();

const rows: string[][] = [];
for (const path of paths)
  rows.push([basename(path), ...found(await readDatasheet(new Uint8Array(readFileSync(path))), path)]);
const files = formatTable([["datasheet", "pins", "right", "packages", "supply ranges", "title"], ...rows]);
const text = `Datasheets\n\npins: of each pinout that was found; right: number, name and description, of the truth where there is one.\n\n${files}\n\n${await layouts(Number(values.layouts))}\n`;
process.stdout.write(text);
if (values.files === undefined) writeFileSync(join(RESULTS, "datasheets.txt"), text);

function found(reading: DatasheetReading, path: string): string[] {
  if (reading.kind !== "read") return ["-", "-", "-", "-", reading.kind === "refused" ? reading.remark : reading.kind];
  const { variants, packages, supplies, title } = reading.facts;
  const pins = variants.map(
    (variant) => `${variant.pins.length}${variant.packages.length > 0 ? ` (${variant.packages.join(", ")})` : ""}`,
  );
  const ranges = supplies.map(({ symbol, minimum, typical, maximum }) =>
    `${symbol} ${minimum ?? ""}/${typical ?? ""}/${maximum ?? ""} V`.trim(),
  );
  return [
    pins.join("; ") || "none",
    rightOf(reading, path),
    packages.map(({ value }) => value.text).join(", "),
    ranges.join("; "),
    title?.value ?? "",
  ];
}

function rightOf(reading: Extract<DatasheetReading, { kind: "read" }>, path: string): string {
  const truthPath = path.replace(/\.pdf$/, ".truth.json");
  if (!existsSync(truthPath)) return "no truth";
  const truth = (JSON.parse(readFileSync(truthPath, "utf8")) as { pins: { num: string; name: string; desc: string }[] })
    .pins;
  const pins = new Map(reading.facts.variants[0]?.pins.map((pin) => [pin.number, pin]));
  const right = truth.filter(
    ({ num, name, desc }) => pins.get(num)?.name === name && pins.get(num)?.description === desc,
  );
  return `${right.length} of ${truth.length}`;
}

/** Pins that are right by number and name, of all that were drawn. */
async function layouts(count: number): Promise<string> {
  let [pinouts, whole, pins, right] = [0, 0, 0, 0];
  for (const { drawn, pins: wanted } of fc.sample(drawnDatasheet, { numRuns: count, seed: SEED })) {
    const reading = await readDatasheet(await drawDatasheet(wanted, drawn));
    const variants = reading.kind === "read" ? reading.facts.variants : [];
    for (const column of wanted[0]!.numbers.keys()) {
      const names = Object.entries(drawnPinout(wanted, column));
      const best = Math.max(
        0,
        ...variants.map((variant) => {
          const read = new Map(variant.pins.map(({ number, name }) => [number, name]));
          return (
            names.filter(([number, name]) => read.get(number) === name).length - Math.max(0, read.size - names.length)
          );
        }),
      );
      pinouts += 1;
      pins += names.length;
      right += best;
      if (best === names.length) whole += 1;
    }
  }
  return `${count} made-up datasheets of random layouts: ${whole} of ${pinouts} pinouts whole, ${right} of ${pins} pins right.`;
}

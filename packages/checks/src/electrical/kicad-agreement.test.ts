import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readKicadSchematic } from "@tracewright/formats";
import { expect, it } from "vitest";
import { checkCircuit } from "./check-circuit.ts";

const folder = join(import.meta.dirname, "testing/mistakes");
const textOf = (fileName: string) => readFileSync(join(folder, fileName), "utf8");

interface Reported {
  readonly rule: string;
  /** Of all its items, in hundredths of a millimetre. */
  readonly places: readonly string[];
}

/** The findings of a report that was saved from the screen of KiCad. */
function readReport(text: string): Reported[] {
  const blocks = text.split(/^(?=\[\w+\]: )/m).slice(1);
  return blocks.map((block) => ({
    rule: /^\[(\w+)\]/.exec(block)?.[1] ?? "",
    places: [...block.matchAll(/@\((-?[\d.]+) mm, (-?[\d.]+) mm\)/g)].map(([, x, y]) => placeOf(Number(x), Number(y))),
  }));
}

function placeOf(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** What KiCad 6 says, and what is said here in its place. */
const RENAMED: Readonly<Record<string, string>> = { label_dangling: "isolated_pin_label" };

it("a schematic with one mistake of each kind is judged as KiCad 6 judges it", () => {
  const { circuit } = readKicadSchematic(
    ["mistakes.kicad_sch", "sub.kicad_sch"].map((fileName) => ({ fileName, text: textOf(fileName) })),
    { stem: "mistakes" },
  );
  if (!circuit) throw new Error("unreadable");
  const own = checkCircuit(circuit).map(({ rule, items }) => ({
    rule,
    places: items.map(({ position }) => placeOf(position.x / 1e6, position.y / 1e6)),
  }));
  const matches = (reported: Reported) =>
    own.find(
      ({ rule, places }) =>
        (rule === reported.rule || rule === RENAMED[reported.rule]) &&
        places.some((place) => reported.places.includes(place)),
    );
  const reported = readReport(textOf("kicad-6.rpt"));
  expect(reported).toHaveLength(19);
  expect(reported.filter((one) => !matches(one))).toEqual([]);
  const matched = new Set<unknown>(reported.map(matches));
  // KiCad 6 does not look at what is connected to a pin that must not be; KiCad 7 does.
  expect(own.filter((one) => !matched.has(one)).map(({ rule }) => rule)).toEqual(["no_connect_connected"]);
});

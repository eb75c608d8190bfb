import fc from "fast-check";
import type { DrawnLayout, DrawnPin } from "./draw-datasheet.ts";

const NAMES = [
  "VCC",
  "GND",
  "RESET",
  "PB0 (MOSI/DI)",
  "XTAL1",
  "CS",
  "SCK",
  "IN1+",
  "IN1-",
  "OUT_A",
  "nFAULT",
  "NC",
  "V+",
  "COMP",
  "FB",
];
const TYPES = ["I", "O", "I/O", "P"];
const WORDS = [
  "Supply voltage",
  "Ground",
  "Serial clock input of the port",
  "Chip select, active low, held high by a resistor within the part",
  "-",
];

const layout: fc.Arbitrary<DrawnLayout> = fc
  .record({
    columns: fc.constantFrom<DrawnLayout["columns"]>(
      ["number", "name", "type", "description"],
      ["name", "number", "type", "description"],
      ["number", "name", "description"],
      ["name", "number", "description"],
      ["name", "type", "number", "description"],
      ["number", "name"],
    ),
    headings: fc.record({
      number: fc.constantFrom("PIN", "Pin No.", "NO.", "Pin number", "Terminal no."),
      name: fc.constantFrom("NAME", "Symbol", "Pin name", "Mnemonic", "Signal"),
      type: fc.constantFrom("TYPE", "I/O", "Type"),
      description: fc.constantFrom("DESCRIPTION", "Function", "Description"),
    }),
    packages: fc.constantFrom<readonly string[]>([], [], ["SOIC", "QFN"], ["DIP, SO", "TSSOP"]),
    ruled: fc.boolean(),
    align: fc.constantFrom("left", "center"),
    middle: fc.boolean(),
    rotation: fc.constantFrom(0, 90, 270),
    rowsOnPage: fc.integer({ min: 8, max: 18 }),
    repeatHeadings: fc.boolean(),
    prose: fc.boolean(),
    size: fc.constantFrom(8, 9, 10),
    beside: fc.boolean(),
    grouped: fc.boolean(),
  })
  .map((drawn) => {
    // Two tables find room beside each other where they are narrow, and go on overleaf with their headings.
    const beside = drawn.beside && drawn.columns.length === 2 && drawn.packages.length === 0;
    const grouped = drawn.grouped && ["NAME", "Symbol"].includes(drawn.headings.name) && drawn.columns.length > 2;
    const headings = grouped ? { ...drawn.headings, number: "NO." } : drawn.headings;
    const prose = drawn.prose && drawn.repeatHeadings;
    return { ...drawn, beside, grouped, headings, prose, repeatHeadings: drawn.repeatHeadings || beside };
  });

/** Rows as tables have them: sorted or not, with pins that share a row, balls, pads below. */
const pins = (variants: number): fc.Arbitrary<DrawnPin[]> =>
  fc
    .record({
      count: fc.integer({ min: 6, max: 90 }),
      stream: fc.infiniteStream(fc.nat({ max: 1_000 })),
      sorted: fc.boolean(),
      balls: fc.boolean(),
      shared: fc.boolean(),
      exposed: fc.boolean(),
    })
    .map(({ count, stream, sorted, balls, shared, exposed }) => {
      const next = () => stream.next().value as number;
      const shift = next() % count;
      const number = (place: number) =>
        balls ? `${"ABCDEFGH"[place % 8]}${1 + Math.floor(place / 8)}` : String(place + 1);
      const rows: DrawnPin[] = Array.from({ length: count }, (_, at) => {
        const place = sorted ? at : (at * 97 + shift) % count;
        const numbers = Array.from({ length: variants }, (_, variant) =>
          number(variant === 0 ? place : count - 1 - place),
        );
        return {
          numbers,
          name: NAMES[next() % NAMES.length]!,
          type: TYPES[next() % TYPES.length]!,
          description: WORDS[next() % WORDS.length]!,
        };
      });
      if (shared && variants === 1) {
        const [one, other] = rows.splice(0, 2);
        rows.push({ ...one!, numbers: [`${one!.numbers[0]}, ${other!.numbers[0]}`] });
      }
      if (exposed && !balls)
        rows.push({
          numbers: Array.from({ length: variants }, () => "EP"),
          name: "GND",
          type: "P",
          description: "Ground",
        });
      return rows;
    });

/** Pins and how they are printed. */
export const drawnDatasheet = layout.chain((drawn) =>
  fc.record({ drawn: fc.constant(drawn), pins: pins(Math.max(1, drawn.packages.length)) }),
);

/** The names by number that a reader has to find in one number column. */
export function drawnPinout(pins: readonly DrawnPin[], column: number): Record<string, string> {
  return Object.fromEntries(
    pins.flatMap(({ numbers, name }) => numbers[column]!.split(", ").map((number) => [number, name])),
  );
}

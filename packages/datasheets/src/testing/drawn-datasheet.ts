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

const layout: fc.Arbitrary<DrawnLayout> = fc.record({
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
  repeatHeadings: fc.constant(true),
  prose: fc.boolean(),
  size: fc.constantFrom(8, 9, 10),
});

const pins = (variants: number): fc.Arbitrary<DrawnPin[]> =>
  fc
    .tuple(fc.integer({ min: 6, max: 40 }), fc.infiniteStream(fc.nat({ max: 1_000 })), fc.boolean())
    .map(([count, stream, sorted]) => {
      const next = () => stream.next().value as number;
      const shift = next() % count;
      return Array.from({ length: count }, (_, at) => {
        const place = sorted ? at : (at * 41 + shift) % count;
        const numbers = Array.from({ length: variants }, (_, variant) =>
          String(variant === 0 ? place + 1 : count - place),
        );
        return {
          numbers,
          name: `${NAMES[next() % NAMES.length]}`,
          type: TYPES[next() % TYPES.length]!,
          description: WORDS[next() % WORDS.length]!,
        };
      }).filter((pin, at, all) => all.findIndex(({ numbers }) => numbers[0] === pin.numbers[0]) === at);
    });

/** Pins and how they are printed. */
export const drawnDatasheet = layout.chain((drawn) =>
  fc.record({ drawn: fc.constant(drawn), pins: pins(Math.max(1, drawn.packages.length)) }),
);

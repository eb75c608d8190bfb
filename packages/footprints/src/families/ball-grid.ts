import { bodyAbout, type Land } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Balls on a full grid. Rows are lettered from A without I, O, Q, S, X and Z (JEDEC JEP95, section 3.2), columns counted
 * from 1; A1 is at the upper left. Lands that the mask leaves free are a fifth smaller than the ball (IPC-7351B, table
 * 14-5). A grid with balls left out is not drawn: its name does not say which. Of memories it does (JEDEC MO-207): two fields
 * of balls leave as many columns free between them as each has.
 */
const NAME =
  /^([A-Z]*)BGA-(\d+)_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm_Layout(?:(2)x)?(\d+)x(\d+)_P(\d+(?:\.\d+)?)mm(?:_Ball(\d+(?:\.\d+)?)mm)?(?:_Pad(\d+(?:\.\d+)?)mm)?(?:_NSMD)?$/;
const LETTERS = "ABCDEFGHJKLMNPRTUVWY";
const MAX_SIDE = 50;

/** Usual ball of a pitch, and the land of a ball. */
const BALLS: readonly (readonly [pitch: number, ball: number])[] = [
  [0.4, 0.25],
  [0.5, 0.3],
  [0.65, 0.4],
  [0.8, 0.45],
  [1, 0.6],
  [1.27, 0.75],
];
const LANDS: readonly (readonly [ball: number, land: number])[] = [
  [0.2, 0.15],
  [0.25, 0.2],
  [0.3, 0.25],
  [0.35, 0.3],
  [0.4, 0.3],
  [0.45, 0.35],
  [0.5, 0.4],
  [0.55, 0.45],
  [0.6, 0.45],
  [0.65, 0.5],
  [0.75, 0.55],
];

export const ballGrid: Family = {
  names: [
    "BGA-36_3.5x3.5mm_Layout6x6_P0.5mm",
    "BGA-49_4x4mm_Layout7x7_P0.5mm",
    "BGA-64_5x5mm_Layout8x8_P0.5mm",
    "BGA-81_5x5mm_Layout9x9_P0.5mm",
    "BGA-96_9.0x13.0mm_Layout2x3x16_P0.8mm",
    "BGA-100_9x9mm_Layout10x10_P0.8mm",
    "BGA-121_9.0x9.0mm_Layout11x11_P0.8mm_Ball0.4mm_Pad0.35mm_NSMD",
    "BGA-144_13x13mm_Layout12x12_P1.0mm",
    "BGA-256_14x14mm_Layout16x16_P0.8mm",
    "BGA-256_17x17mm_Layout16x16_P1.0mm",
    "BGA-400_21x21mm_Layout20x20_P1.0mm",
  ],
  build: (name) => {
    const [, prefix, countText, widthText, lengthText, fieldText = "1", ...numbers] = NAME.exec(name) ?? [];
    const [width, length, fields] = [Number(widthText), Number(lengthText), Number(fieldText)];
    const [inField = 0, rows = 0, pitch = 0] = numbers.slice(0, 3).map(Number);
    const columns = inField * (2 * fields - 1);
    const isFull =
      Number(countText) === inField * fields * rows &&
      columns >= 2 &&
      rows >= 2 &&
      columns <= MAX_SIDE &&
      rows <= MAX_SIDE;
    // Memories of one maker each have lands of their own.
    if (!isFull || (fields > 1 && prefix !== "") || (columns - 1) * pitch >= width || (rows - 1) * pitch >= length)
      return undefined;
    const ball = Number(numbers[3] ?? BALLS.findLast(([least]) => least <= pitch + 1e-9)?.[1] ?? 0);
    const diameter = Number(numbers[4] ?? LANDS.findLast(([least]) => least <= ball + 1e-9)?.[1] ?? 0);
    if (diameter <= 0 || pitch - diameter < 0.1) return undefined;
    return {
      name,
      library: "Package_BGA",
      description: `BGA, ${countText} balls of ${ball} mm at ${pitch} mm`,
      source: "JEDEC JEP95 numbering, lands by IPC-7351B",
      mount: "smd",
      lands: Array.from({ length: inField * fields * rows }, (_, index): Land => {
        const row = Math.floor(index / (inField * fields));
        const place = index % (inField * fields);
        const column = place < inField ? place : place + columns - inField * fields;
        return {
          pin: `${rowName(row)}${column + 1}`,
          x: (column - (columns - 1) / 2) * pitch,
          y: (row - (rows - 1) / 2) * pitch,
          width: diameter,
          height: diameter,
          shape: "circle",
          property: "bga",
        };
      }),
      body: bodyAbout(width, length),
      courtyardExcess: 1,
      mark: "pin-1",
    };
  },
};

/** A … Y, AA … AY, BA …: twenty letters to the hand. */
function rowName(row: number): string {
  const high = Math.floor(row / LETTERS.length) - 1;
  return `${high >= 0 ? LETTERS[high] : ""}${LETTERS[row % LETTERS.length]}`;
}

import type { CataloguePart, CataloguePin, CataloguePinout } from "../catalogue-part.ts";
import type { PartCategory } from "../part-category.ts";

/** Packages, separated by blanks, and the names of their pins from 1 on; "EP=GND" and "18=GND" say the number themselves. */
export type PinoutRow = readonly [packages: string, pins: string];

export interface PartRow {
  readonly number: string;
  readonly description: string;
  readonly pinouts: readonly PinoutRow[];
  /** Separated by blanks. */
  readonly also?: string;
  /** Recommended range in volts. */
  readonly supply?: readonly [minimum: number, maximum: number];
}

/** Where a description begins to say how much. */
const RATING = /,| (?:of|for|up to) (?:[−\d]|ten|twelve|sixteen|eighteen)/;

/** The rows of one maker and category as parts. */
export function partRows(category: PartCategory, manufacturer: string, rows: readonly PartRow[]): CataloguePart[] {
  return rows.map(({ number, description, pinouts, also, supply }) => ({
    key: `${slug(manufacturer)}/${slug(number)}`,
    manufacturer,
    partNumber: number,
    alsoKnownAs: also === undefined ? [] : also.split(" "),
    category,
    description,
    kind: description.split(RATING)[0]!,
    pinouts: pinouts.map(readPinout),
    ...(supply && { supply: { minimum: supply[0], maximum: supply[1] } }),
  }));
}

function readPinout([packages, pins]: PinoutRow): CataloguePinout {
  return { packages: packages.split(" "), pins: pins.split(" ").map(readPin) };
}

function readPin(text: string, at: number): CataloguePin {
  const [, said, after] = /^([A-Z]*\d*)=(.+)$/.exec(text) ?? [];
  const name = after ?? text;
  const type = typeOf(name);
  return { number: said ?? String(at + 1), name, ...(type && { type }) };
}

/** Only what a name says by itself. */
function typeOf(name: string): CataloguePin["type"] {
  if (/^(?:NC|DNC)$/.test(name)) return "no-connect";
  return /^(?:[ADP]?GND[ABD]?|VSS[A]?|VEE|VCC[ABIO12]*|[AI]?O?VDD[AIO]*|AVCC|V[+-]|UVCC|UGND|VBAT)$/.test(name)
    ? "power-in"
    : undefined;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

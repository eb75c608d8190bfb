import type { DatasheetPin, PackageVariant } from "../facts/datasheet-facts.ts";
import { isPackageHeading, readPackages } from "../packages/package-families.ts";
import { MAX_NAME_LETTERS, pinNamesFor } from "./pin-names.ts";
import { comparePinNumbers } from "./pin-numbers.ts";
import type { PinRow } from "./pin-row.ts";
import { typeOfCell, typeOfWords } from "./pin-type.ts";
import type { PinTablePart } from "./read-pin-tables.ts";

/** A pinout while it is gathered: one number column of a table and all its parts. */
interface Gathered {
  readonly headings: string;
  readonly caption: string;
  readonly column: number;
  readonly heading: string;
  readonly pins: Map<string, DatasheetPin>;
  lastPage: number;
}

/** More pins than the largest parts have. */
const MAX_PINS = 3_000;
/** Tables go on over so many pages without a row, where figures stand between. */
const PAGES_BETWEEN = 2;

/**
 * Part of the pins that a table may list twice, as makers do by mistake and at page breaks; the next package's table
 * lists nearly all.
 */
const SAME_TABLE = 0.5;

/** Puts parts of tables together to pinouts: parts with the same headings that share few pins are one table. */
export class PinVariants {
  readonly #gathered: Gathered[] = [];

  add(part: PinTablePart): void {
    const columns = part.numberHeadings.length > 0 ? part.numberHeadings : [""];
    const open = this.#gathered.filter(
      ({ headings, lastPage }) => headings === part.headings && part.page - lastPage <= PAGES_BETWEEN,
    );
    const found = columns.map((heading, column) => ({ heading, column, pins: pinsOf(part, column) }));
    const before = found.map(({ column }) => open.findLast((gathered) => gathered.column === column));
    const keys = found.map(({ pins }) => [...new Set(pins.map(({ number, name }) => keyOf(number, name)))]);
    const known = keys.flatMap((list, at) => list.filter((key) => before[at]?.pins.has(key)));
    const goesOn =
      before.every((gathered) => gathered !== undefined) && known.length <= keys.flat().length * SAME_TABLE;
    for (const [at, { heading, column, pins }] of found.entries()) {
      const target = (goesOn ? before[at] : undefined) ?? this.#begin(part, column, heading);
      target.lastPage = part.page;
      for (const pin of pins) {
        const key = keyOf(pin.number, pin.name);
        if (!target.pins.has(key) && target.pins.size < MAX_PINS) target.pins.set(key, pin);
      }
    }
  }

  /** The surest first; pinouts that are alike are one with all their packages. */
  list(): PackageVariant[] {
    const variants: PackageVariant[] = [];
    for (const { pins, heading, caption } of this.#gathered) {
      if (pins.size < 2) continue;
      const sorted = [...pins.values()].sort((one, other) => comparePinNumbers(one.number, other.number));
      const packages = packagesOf(heading, caption);
      const confidence = confidenceOf(sorted, caption);
      const alike = variants.findIndex((variant) => samePins(variant.pins, sorted));
      if (alike < 0) variants.push({ packages, pins: sorted.map((pin) => sure(pin, confidence)), confidence });
      else {
        const before = variants[alike]!;
        variants[alike] = { ...before, packages: [...new Set([...before.packages, ...packages])] };
      }
    }
    return variants.sort((one, other) => other.confidence - one.confidence || other.pins.length - one.pins.length);
  }

  #begin(part: PinTablePart, column: number, heading: string): Gathered {
    const begun = {
      headings: part.headings,
      caption: part.caption,
      column,
      heading,
      pins: new Map(),
      lastPage: part.page,
    };
    this.#gathered.push(begun);
    return begun;
  }
}

/** Pins without a number are distinguished by their names. */
function keyOf(number: string, name: string): string {
  return number === "" ? `=${name}` : number;
}

function pinsOf(part: PinTablePart, column: number): DatasheetPin[] {
  return part.rows.flatMap((row) => {
    const numbers = part.numberHeadings.length > 0 ? (row.numbers[column] ?? []) : [""];
    const names = pinNamesFor(row.name, numbers.length);
    return numbers.flatMap((number, at) => {
      const name = (names[at] ?? row.name).trim();
      return name === "" || name.length > MAX_NAME_LETTERS ? [] : [pinOf(row, number, name, part.page)];
    });
  });
}

function pinOf(row: PinRow, number: string, name: string, page: number): DatasheetPin {
  const type = typeOfCell(row.type) ?? typeOfWords(name, row.description);
  // "I" of a supply pin and "-" of an open one say less than the words beside them.
  const plain = typeOfWords(name, row.description);
  const chosen = plain === "no-connect" ? plain : type;
  return {
    number,
    name,
    ...(chosen && { type: chosen }),
    ...(row.description !== "" && { description: row.description.slice(0, 1_000) }),
    evidence: { page, box: row.box },
    confidence: 1,
  };
}

function sure(pin: DatasheetPin, confidence: number): DatasheetPin {
  const isOdd = pin.name.split(" ").length > 4 || /[.;:]$/.test(pin.name);
  return { ...pin, confidence: isOdd ? Math.min(confidence, 0.5) : confidence };
}

/** A table of a part has every number from 1 on; one that has not, or that is called a connector's, wants a look. */
function confidenceOf(pins: readonly DatasheetPin[], caption: string): number {
  if (pins.every(({ number }) => number === "")) return 0.4;
  const counted = pins.map(({ number }) => Number(number)).filter((number) => Number.isInteger(number));
  const isBalls = counted.length < pins.length / 2;
  const highest = Math.max(0, ...counted);
  const share = isBalls ? 1 : counted.length / Math.max(1, highest);
  const isOther =
    /\b(?:connector|header|jumper|board|register|J\d+|CN\d+)\b/i.test(caption) &&
    !/pin (?:config|func|desc|assign)/i.test(caption);
  return Math.round((share === 1 ? 0.95 : 0.4 + 0.4 * share) * (isOther ? 0.6 : 1) * 100) / 100;
}

function packagesOf(heading: string, caption: string): string[] {
  if (isPackageHeading(heading)) return heading.split(/\s*[,/;&]\s*|\s+and\s+/).filter((part) => part !== "");
  const inHeading = readPackages(heading).map(({ text }) => text);
  if (inHeading.length > 0) return inHeading;
  const isCode = /^[A-Z]{1,4}(?:, ?[A-Z]{1,4})*$/.test(heading) && !/^(?:PIN|NO|NUM|BALL|PAD|LEAD)$/i.test(heading);
  return isCode ? heading.split(/, ?/) : readPackages(caption).map(({ text }) => text);
}

function samePins(one: readonly DatasheetPin[], other: readonly DatasheetPin[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ number, name }, at) => number === other[at]?.number && name === other[at]?.name)
  );
}

import { type Component, phrase, type RemarkWords } from "@tracewright/board";
import type { OfficialFootprints } from "./footprint-source.ts";
import { lettersOf } from "./guess-footprint.ts";
import { isTurned } from "./is-turned.ts";
import { type NameIndex, nameIndexOf } from "./name-index.ts";
import { measuredName, readPackageMeasures } from "./package-measures.ts";
import { shorterNames } from "./shorter-names.ts";
import { standardNames } from "./standard-name.ts";

/** A name that may be meant by another. */
interface NearName {
  readonly name: string;
  /** In numbers, what it has otherwise than is named, or that is not named. */
  readonly differences: readonly RemarkWords[];
  /** Only where the footprint has no contact that the symbol lacks: the name alone does not say that it is the part. */
  readonly isOfPins?: true;
}

/**
 * Names of what a part's own name means, the surest first: other ways of writing it, equal measures, the same part number,
 * and the same without words that say nothing about lands.
 */
export function* nearNames(part: Component, official?: OfficialFootprints): Iterable<NearName> {
  const { footprint: wanted } = part;
  const index = nameIndexOf(official);
  yield* meantBy(wanted, part, index);
  for (const { name: shorter, dropped } of shorterNames(wanted)) {
    const words = phrase("without-suffix", { suffix: dropped.toReversed().join(", ") });
    const spelled = index.spelled(shorter);
    for (const name of [shorter, ...(spelled === undefined ? [] : [spelled])]) yield { name, differences: [words] };
    // "RP2040-TINY" is a board with that chip: it has fewer pins.
    for (const near of meantBy(shorter, part, index))
      yield { ...near, differences: [words, ...near.differences], ...(isCircuit(part) && { isOfPins: true }) };
  }
}

const isCircuit = ({ reference }: Component): boolean => /^(?:U|IC)$/.test(lettersOf(reference));

/** Other ways of writing a name, and names with its measures or its part number. */
function* meantBy(wanted: string, { reference, pins }: Component, index: NameIndex): Iterable<NearName> {
  const row = castellatedRow(wanted);
  if (row !== undefined) yield { name: row, differences: [phrase("word-is-other", CASTELLATED)], isOfPins: true };
  for (const name of standardNames(wanted, lettersOf(reference))) yield { name, differences: [] };
  const measures = readPackageMeasures(wanted);
  if (measures) {
    const count = new Set(pins.map(({ number }) => number)).size;
    yield* index.byMeasures.find(measures, count);
    const name = measuredName(measures);
    if (name !== undefined) yield { name, differences: [] };
  }
  for (const { name, partNumber, isWhole } of index.byPartNumber.find(wanted))
    if (isTurned(name) === isTurned(wanted))
      yield {
        name,
        differences: [phrase("alike-in-part-number", { number: partNumber })],
        // Of a changeover switch that is ordered by its number, a symbol may leave out a contact.
        ...(!(isWhole && /^SW?$/.test(lettersOf(reference))) && { isOfPins: true as const }),
      };
}

const CASTELLATED = { found: "PinHeader", asked: "Castellated" };

/** A row of half holes at the board's edge is a row of pins by its count and pitch; where there is one, pitch is no matter. */
function castellatedRow(wanted: string): string | undefined {
  const name = wanted.slice(wanted.lastIndexOf(":") + 1);
  if (!/castellat/i.test(name)) return undefined;
  const [, rows, places = ""] = /(?:^|[-_])([12])x(\d{1,2})(?=$|[-_])/.exec(name) ?? [];
  const pitch = /[-_]P(?:itch)?(\d\.\d{1,2})(?:mm)?(?=$|[-_])/.exec(name)?.[1];
  if (rows === undefined || (pitch === undefined && !(rows === "1" && Number(places) === 1))) return undefined;
  return `PinHeader_${rows}x${places.padStart(2, "0")}_P${Number(pitch ?? 2.54).toFixed(2)}mm_Vertical`;
}

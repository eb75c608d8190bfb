import type { PinElectricalType } from "@tracewright/board";
import { refuseField } from "../../platform/application-error.ts";
import type { CandidatePin, PartMatchRecord, SupplyRange } from "../../platform/database/part-match-records.ts";
import { refusal } from "../../platform/refusal.ts";

/** What people put right; what is absent stays. Tables are given whole. */
export interface MatchCorrection {
  readonly name?: string | undefined;
  readonly package?: string | undefined;
  readonly pins?: readonly PinCorrection[] | undefined;
  readonly supply?: readonly SupplyCorrection[] | undefined;
}

export interface PinCorrection {
  readonly number: string;
  readonly name: string;
  readonly type: PinElectricalType | null;
}

export interface SupplyCorrection {
  readonly name: string;
  readonly least: number | null;
  readonly typical: number | null;
  readonly most: number | null;
}

const MAX_PINS = 4096;
const MAX_RANGES = 32;
const MAX_LETTERS = 200;
/** Volts; no board here carries more. */
const MAX_VOLTS = 100_000;

/** The match with what people put right, and the names of the cells that are theirs. What it says no part can have is refused. */
export function correctMatch(match: PartMatchRecord, correction: MatchCorrection): PartMatchRecord {
  const corrected = new Set(match.corrected);
  const change = <Value>(cell: string, before: Value, after: Value | undefined): Value => {
    if (after === undefined || JSON.stringify(after) === JSON.stringify(before)) return before;
    corrected.add(cell);
    return after;
  };
  const name = change("name", match.name, cleanCell("name", correction.name));
  const packageName = change("package", match.package, cleanCell("package", correction.package));
  const pins = correction.pins && readPins(correction.pins, match.pins, corrected);
  const supply = correction.supply && readSupply(correction.supply, match.supply, corrected);
  const { plain, ...rest } = match;
  return {
    ...rest,
    name,
    // A name that people gave is said as they gave it.
    ...(plain && name === match.name && { plain }),
    package: packageName,
    pins: pins ?? match.pins,
    supply: supply ?? match.supply,
    corrected: [...corrected],
  };
}

function readPins(
  told: readonly PinCorrection[],
  before: readonly CandidatePin[],
  corrected: Set<string>,
): readonly CandidatePin[] {
  if (told.length > MAX_PINS) refuseField("pins", refusal("too-many-pins", { most: MAX_PINS, count: told.length }));
  const known = new Map(before.map((pin) => [pin.number, pin]));
  const seen = new Set<string>();
  const pins = told.map(({ type, ...cells }) => {
    const number = cleanCell("pins", cells.number) ?? "";
    const name = cleanCell("pins", cells.name) ?? "";
    if (number === "") refuseField("pins", refusal("pin-without-number", {}));
    if (seen.has(number)) refuseField("pins", refusal("pin-number-twice", { number }));
    seen.add(number);
    const pin = known.get(number);
    if (pin?.name !== name || pin.type !== type) corrected.add(`pin ${number}`);
    return { number, name, type, description: pin?.description ?? "", evidence: pin?.evidence ?? null };
  });
  for (const { number } of before) if (!seen.has(number)) corrected.add(`pin ${number}`);
  return pins;
}

function readSupply(
  told: readonly SupplyCorrection[],
  before: readonly SupplyRange[],
  corrected: Set<string>,
): readonly SupplyRange[] {
  if (told.length > MAX_RANGES)
    refuseField("supply", refusal("too-many-supply-ranges", { most: MAX_RANGES, count: told.length }));
  if (told.length < before.length) corrected.add("supply");
  return told.map(({ least, typical, most, ...cells }, index) => {
    const name = cleanCell("supply", cells.name) ?? "";
    const said = [least, typical, most].filter((volts) => volts !== null);
    if (said.length === 0) refuseField("supply", refusal("supply-range-without-voltage", {}));
    if (said.some((volts) => !Number.isFinite(volts) || Math.abs(volts) > MAX_VOLTS))
      refuseField("supply", refusal("voltage-out-of-range", { most: MAX_VOLTS }));
    if (said.some((volts, place) => place > 0 && volts < (said[place - 1] ?? volts)))
      refuseField("supply", refusal("voltages-not-increasing", { voltages: said.join(", ") }));
    const range = before[index];
    const isSame = range?.name === name && range.least === least && range.typical === typical && range.most === most;
    if (!isSame) corrected.add("supply");
    return { name, least, typical, most, evidence: isSame ? range.evidence : null };
  });
}

function cleanCell(field: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const clean = text.replaceAll(/\p{Cc}/gu, " ").trim();
  if ([...clean].length > MAX_LETTERS) refuseField(field, refusal("cell-too-long", { most: MAX_LETTERS }));
  return clean;
}

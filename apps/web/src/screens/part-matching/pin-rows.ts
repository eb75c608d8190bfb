import { compareNaturally } from "@tracewright/text";
import type { PartDetailsFragment, PartPinType } from "../../graphql/generated/documents.ts";

export type PartDetails = PartDetailsFragment;
export type PartFacts = NonNullable<PartDetails["match"]>;
export type FactPin = PartFacts["pins"][number];
export type SupplyRange = PartFacts["supply"][number];

/** A line of the table: a number that the footprint's pads, the match's pins or both have. */
export interface PinRow {
  readonly number: string;
  readonly hasPad: boolean;
  /** The schematic's name of the pin; empty where it has none. */
  readonly symbolName: string;
  /** Undefined: the match has no such pin. */
  readonly pin: FactPin | undefined;
}

/** Cells as they are typed. */
export interface PinDraft {
  readonly name: string;
  readonly type: PartPinType | null;
}

export interface SupplyDraft {
  readonly name: string;
  readonly least: string;
  readonly typical: string;
  readonly most: string;
}

/** Pins beside pads, in natural order of their numbers. Where there is no footprint, every pin of the symbol is a pad. */
export function pinRows({ question }: Pick<PartDetails, "question">, pins: readonly FactPin[]): readonly PinRow[] {
  const symbol = new Map(question.pins.map(({ number, name }) => [number, name]));
  const pads = new Set(question.padNumbers.length > 0 ? question.padNumbers : symbol.keys());
  const known = new Map(pins.map((pin) => [pin.number, pin]));
  return [...new Set([...pads, ...known.keys()])].sort(compareNaturally).map((number) => ({
    number,
    hasPad: pads.has(number),
    symbolName: symbol.get(number) ?? "",
    pin: known.get(number),
  }));
}

/** The whole table as it is to be stored: typed cells over read ones. A pad without a pin gets one once it has a name. */
export function correctedPins(
  rows: readonly PinRow[],
  drafts: ReadonlyMap<string, PinDraft>,
): readonly { number: string; name: string; type: PartPinType | null }[] {
  return rows.flatMap(({ number, pin }) => {
    const draft = drafts.get(number);
    if (draft === undefined) return pin ? [{ number, name: pin.name, type: pin.type }] : [];
    return pin || draft.name.trim() !== "" ? [{ number, name: draft.name.trim(), type: draft.type }] : [];
  });
}

/** Undefined: what is typed is no number of volts. An empty field says nothing. */
export function readVolts(text: string): number | null | undefined {
  const clean = text.trim().replace(/\s*v$/i, "").replace(",", ".");
  if (clean === "") return null;
  return /^-?\d{1,6}(\.\d{1,6})?$/.test(clean) ? Number(clean) : undefined;
}

/** The ranges as they are to be stored, empty lines left out; undefined where one is no range. */
export function readSupply(
  drafts: readonly SupplyDraft[],
): readonly { name: string; least: number | null; typical: number | null; most: number | null }[] | undefined {
  const ranges = [];
  for (const draft of drafts) {
    const [least, typical, most] = [readVolts(draft.least), readVolts(draft.typical), readVolts(draft.most)];
    if (least === undefined || typical === undefined || most === undefined) return undefined;
    const said = [least, typical, most].filter((volts) => volts !== null);
    if (said.some((volts, place) => place > 0 && volts < (said[place - 1] ?? volts))) return undefined;
    if (said.length > 0) ranges.push({ name: draft.name, least, typical, most });
  }
  return ranges;
}

export function draftSupply(ranges: readonly SupplyRange[]): readonly SupplyDraft[] {
  const text = (volts: number | null) => (volts === null ? "" : String(volts));
  return ranges.map(({ name, least, typical, most }) => ({
    name,
    least: text(least),
    typical: text(typical),
    most: text(most),
  }));
}

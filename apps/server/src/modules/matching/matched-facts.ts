import type { Application } from "../../platform/application.ts";
import type { PartMatchRecord } from "../../platform/database/part-match-records.ts";
import { listPartMatches } from "./match-store.ts";

/** What the matching knows of a part of a project. */
export type MatchedFacts = Pick<PartMatchRecord, "category" | "pins" | "supply">;

/**
 * Of the parts of a project, by their references. Parts that are not matched, or by a reading that nobody confirmed,
 * are absent.
 */
export async function matchedFactsOf(
  { db }: Application,
  projectId: string,
): Promise<ReadonlyMap<string, MatchedFacts>> {
  const rows = await listPartMatches(db, projectId);
  return new Map(
    rows.flatMap(({ parts, match, status }) =>
      match && status === "Matched" ? parts.map(({ reference }) => [reference, match] as const) : [],
    ),
  );
}

/** Volts; null: not said. */
export interface PinVolts {
  readonly least: number | null;
  readonly most: number | null;
}

/** What supply ranges are measured against, and negative supplies, of which a range of the whole part says nothing. */
const REFERENCE = /^(?:[A-Z]{0,2}GND[A-Z0-9]*|VSS[A-Z0-9]*|VEE[A-Z0-9]*|V-|-V[A-Z]*|EP|PAD|EPAD)$/i;

/**
 * The recommended range of a pin: that of its own name, else, of a pin that takes power, that of the whole part. `isPower`: what
 * the design itself says of the pin.
 */
export function pinVolts(
  { pins, supply }: Pick<MatchedFacts, "pins" | "supply">,
  { number, isPower }: { readonly number: string; readonly isPower: boolean },
): PinVolts | null {
  const pin = pins.find((one) => one.number === number);
  if (!pin) return null;
  const own = supply.find(({ name }) => name !== "" && name.toUpperCase() === pin.name.toUpperCase());
  const takesPower = (isPower || pin.type === "power-in") && !REFERENCE.test(pin.name);
  const range = own ?? (takesPower ? supply.find(({ name }) => name === "") : undefined);
  return range ? { least: range.least, most: range.most } : null;
}

import type { Component } from "@tracewright/board";
import { chipForValue } from "./chip-for-value.ts";
import { chipName } from "./chip-names.ts";

const USUAL_CHIP = "0603";
const CHIPS: Readonly<Record<string, string>> = { R: "R", C: "C", L: "L", FB: "L" };

/**
 * The footprint that most parts of this kind and number of pins have, for symbols that name none. A guess, and reported as
 * one: which pin of a transistor is its base stands nowhere in a symbol. Chips are as large as the others of the design, or
 * as voltage, power and capacitance in the value ask.
 */
export function guessFootprint(
  { reference, value, pins, librarySymbol }: Component,
  usualChip = USUAL_CHIP,
): string | undefined {
  const letters = lettersOf(reference);
  const count = new Set(pins.map(({ number }) => number)).size;
  const chip = CHIPS[letters];
  if (chip !== undefined && count === 2) {
    const size = chipForValue(letters, value, usualChip);
    return size === undefined ? undefined : chipName(chip, size);
  }
  if (/(?:^|:)NetTie_[23](?:$|_)/.test(librarySymbol)) return `NetTie-${count}_SMD_Pad0.5mm`;
  if (isOfContacts(pins)) return "Jack_3.5mm_PJ-320A_Horizontal";
  const byKind = BY_KIND[letters]?.[count];
  if (byKind) return byKind;
  if (
    (/^(J|P|CN|CON|JP|X)$/.test(letters) || /:Conn_01x\d\d(?:_|$)/.test(librarySymbol)) &&
    count >= 1 &&
    count <= 40 &&
    pins.every(({ number }) => /^\d+$/.test(number))
  )
    return `PinHeader_1x${`${count}`.padStart(2, "0")}_P2.54mm_Vertical`;
  if (/^(U|IC)$/.test(letters)) return circuitOf(count);
  return undefined;
}

/** A jack for a plug of four contacts. */
function isOfContacts(pins: Component["pins"]): boolean {
  const numbers = new Set(pins.map(({ number }) => number));
  return numbers.size === 4 && ["T", "R1", "R2", "S"].every((number) => numbers.has(number));
}

/** The letters that a reference begins with: "R" of R12, "LED" of LED3. */
export function lettersOf(reference: string): string {
  return /^[A-Za-z]+/.exec(reference)?.[0].toUpperCase() ?? "";
}

const BY_KIND: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  F: { 2: "Fuse_1206_3216Metric" },
  D: { 2: "D_SOD-123", 3: "SOT-23" },
  LED: { 2: "LED_0603_1608Metric" },
  Q: { 3: "SOT-23" },
  Y: { 2: "Crystal_HC49-U_Vertical", 4: "Crystal_SMD_3225-4Pin_3.2x2.5mm" },
  SW: { 2: "SW_PUSH_6mm" },
  S: { 2: "SW_PUSH_6mm" },
  TP: { 1: "TestPoint_Pad_D1.5mm" },
};

function circuitOf(pins: number): string | undefined {
  if (pins === 3) return "SOT-23";
  if (pins === 5 || pins === 6) return `SOT-23-${pins}`;
  const lengths: Readonly<Record<number, string>> = { 8: "4.9", 14: "8.7", 16: "9.9" };
  const length = lengths[pins];
  return length === undefined ? undefined : `SOIC-${pins}_3.9x${length}mm_P1.27mm`;
}

import type { PinElectricalType } from "../records/circuit.ts";
import type { PinVerdict } from "../records/electrical-rules.ts";

/** KiCad's order of the kinds of pins, in its matrix of conflicts. */
export const PIN_KINDS = [
  "input",
  "output",
  "bidirectional",
  "tri-state",
  "passive",
  "free",
  "unspecified",
  "power-in",
  "power-out",
  "open-collector",
  "open-emitter",
  "no-connect",
] as const satisfies readonly PinElectricalType[];

/** Twelve rows and columns, in the order of `PIN_KINDS`. */
export type PinMap = readonly (readonly PinVerdict[])[];

const SIGNS: Readonly<Record<PinVerdict, string>> = { ok: ".", warning: "w", error: "E" };
const VERDICTS: ReadonlyMap<string, PinVerdict> = new Map([
  [".", "ok"],
  ["w", "warning"],
  ["E", "error"],
]);

/** One text a row: `.` nothing, `w` warning, `E` error. */
export function pinMapRows(map: PinMap): readonly string[] {
  return map.map((row) => row.map((verdict) => SIGNS[verdict]).join(""));
}

/** Rows as `pinMapRows` writes them; undefined: they are not a matrix of twelve kinds. */
export function readPinMapRows(rows: unknown): PinMap | undefined {
  const count = PIN_KINDS.length;
  const isMatrix =
    Array.isArray(rows) &&
    rows.length === count &&
    rows.every(
      (row) => typeof row === "string" && row.length === count && [...row].every((sign) => VERDICTS.has(sign)),
    );
  return isMatrix ? rows.map(readRow) : undefined;
}

function readRow(row: string): readonly PinVerdict[] {
  return [...row].map((sign) => VERDICTS.get(sign) ?? "ok");
}

import type { ElectricalRules, PinElectricalType, PinVerdict } from "@tracewright/board";

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

/** KiCad's defaults; one row a kind, `.` nothing, `w` warning, `E` error. */
const DEFAULT_ROWS = [
  "......w....E",
  ".E.w..w.EEEE",
  "......w.w.wE",
  ".w....wwEwwE",
  "......w....E",
  "...........E",
  "wwwww.wwwwwE",
  "...w..w....E",
  ".EwE..w.EEEE",
  ".E.w..w.E..E",
  ".Eww..w.E..E",
  "EEEEEEEEEEEE",
];

export const DEFAULT_PIN_MAP: readonly (readonly PinVerdict[])[] = DEFAULT_ROWS.map((row) =>
  [...row].map((sign) => (sign === "E" ? "error" : sign === "w" ? "warning" : "ok")),
);

/** Most symbols of other programs do not say what their pins are: that is no conflict. */
const FOREIGN_PIN_MAP: readonly (readonly PinVerdict[])[] = DEFAULT_PIN_MAP.map((row, first) =>
  row.map((verdict, second) =>
    verdict === "warning" && [first, second].includes(PIN_KINDS.indexOf("unspecified")) ? "ok" : verdict,
  ),
);

export function pinMapOf(
  rules: ElectricalRules | undefined,
  { isForeign }: { readonly isForeign: boolean },
): readonly (readonly PinVerdict[])[] {
  return rules?.pinMap ?? (isForeign ? FOREIGN_PIN_MAP : DEFAULT_PIN_MAP);
}

/** What two kinds of pins on one net come to. */
export function judgePins(
  map: readonly (readonly PinVerdict[])[],
  first: PinElectricalType,
  second: PinElectricalType,
): PinVerdict {
  return map[PIN_KINDS.indexOf(first)]?.[PIN_KINDS.indexOf(second)] ?? "ok";
}

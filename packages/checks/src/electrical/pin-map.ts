import type { Circuit, PinElectricalType, PinVerdict } from "@tracewright/board";

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

const SIGNS: Readonly<Record<PinVerdict, string>> = { ok: ".", warning: "w", error: "E" };
const VERDICTS: ReadonlyMap<string, PinVerdict> = new Map([
  [".", "ok"],
  ["w", "warning"],
  ["E", "error"],
]);

export const DEFAULT_PIN_MAP: PinMap = DEFAULT_ROWS.map(readRow);

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

/** The matrix with another verdict for two kinds of pins, whichever comes first. */
export function withPinVerdict(
  map: PinMap,
  [first, second]: readonly [PinElectricalType, PinElectricalType],
  verdict: PinVerdict,
): PinMap {
  const [at, other] = [PIN_KINDS.indexOf(first), PIN_KINDS.indexOf(second)];
  const isCell = (row: number, column: number) => (row === at && column === other) || (row === other && column === at);
  return map.map((row, index) => row.map((before, column) => (isCell(index, column) ? verdict : before)));
}

function readRow(row: string): readonly PinVerdict[] {
  return [...row].map((sign) => VERDICTS.get(sign) ?? "ok");
}

/** Most symbols of other programs do not say what their pins are: that is no conflict. */
const FOREIGN_PIN_MAP: PinMap = DEFAULT_PIN_MAP.map((row, first) =>
  row.map((verdict, second) =>
    verdict === "warning" && [first, second].includes(PIN_KINDS.indexOf("unspecified")) ? "ok" : verdict,
  ),
);

/** The matrix of the KiCad project, else the default for schematics of the program that drew it. */
export function pinMapOf({ sheets, electricalRules }: Circuit): PinMap {
  // Programs without KiCad's flags for supplies from outside.
  const isForeign = !sheets.some(({ foreign }) => foreign?.format === "kicad" && foreign.version !== 0);
  return electricalRules?.pinMap ?? (isForeign ? FOREIGN_PIN_MAP : DEFAULT_PIN_MAP);
}

/** What two kinds of pins on one net come to. */
export function judgePins(map: PinMap, first: PinElectricalType, second: PinElectricalType): PinVerdict {
  return map[PIN_KINDS.indexOf(first)]?.[PIN_KINDS.indexOf(second)] ?? "ok";
}

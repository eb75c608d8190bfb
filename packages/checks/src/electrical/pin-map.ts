import {
  type Circuit,
  PIN_KINDS,
  type PinElectricalType,
  type PinMap,
  type PinVerdict,
  readPinMapRows,
} from "@tracewright/board";

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

export const DEFAULT_PIN_MAP: PinMap = readPinMapRows(DEFAULT_ROWS) ?? [];

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

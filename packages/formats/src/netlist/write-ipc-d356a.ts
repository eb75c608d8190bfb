import { type Nm, normalizeDegrees } from "@tracewright/geometry";
import type { TestNetlist, TestPoint } from "./test-netlist.ts";

/** Columns 4 to 17 of a record. */
const NET_COLUMNS = 14;
const COORDINATE_DIGITS = 6;
const SIZE_DIGITS = 4;

const MICROMETRE: Nm = 1_000;
/** A ten-thousandth of an inch. */
const TENTH_OF_MIL: Nm = 2_540;

/**
 * An IPC-D-356A netlist: fixed columns, one record a test point, a thousandth of a millimetre as unit (`CUST 1`).
 * Boards that reach beyond 999.999 mm from the origin get a ten-thousandth of an inch (`CUST 0`). Names of nets that
 * do not fit the columns go through the alias records of revision A (`P  NNAMEn`); what is not ASCII in them stands as
 * \uXXXX. The format's limits otherwise: designators end after 6 characters, pins after 4, sizes at 9999 units.
 */
export function writeIpcD356a({ points }: TestNetlist, { job, comments = [] }: NetlistHead): string {
  const farthest = points.reduce((most, { position }) => Math.max(most, Math.abs(position.x), Math.abs(position.y)), 0);
  const unit = Math.round(farthest / MICROMETRE) < 10 ** COORDINATE_DIGITS ? MICROMETRE : TENTH_OF_MIL;
  const aliases = aliasesOf(points);
  const lines = [
    ...comments.map((comment) => `C  ${escapeAscii(comment)}`),
    "P  CODE 00",
    `P  JOB ${escapeAscii(job)}`,
    `P  UNITS CUST ${unit === MICROMETRE ? 1 : 0}`,
    "P  VER IPC-D-356A",
    "P  IMAGE PRIMARY",
    ...[...aliases].map(([name, alias]) => `P  ${alias} ${escapeAscii(name)}`),
    ...points.map((point) => record(point, unit, aliases)),
    "999",
  ];
  return `${lines.join("\n")}\n`;
}

export interface NetlistHead {
  readonly job: string;
  readonly comments?: readonly string[];
}

/** Names that do not fit the columns, or that a reader would take for something else, each with its alias. */
function aliasesOf(points: readonly TestPoint[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { net } of points) {
    if (net === undefined || aliases.has(net)) continue;
    const fits = /^[!-~]+$/.test(net) && net.length <= NET_COLUMNS && !net.includes("\\");
    if (!fits || net === "N/C" || net.startsWith("NNAME")) aliases.set(net, `NNAME${aliases.size + 1}`);
  }
  return aliases;
}

const CODES = { through: "317", surface: "327", tooling: "367" } as const;

function record(point: TestPoint, unit: Nm, aliases: ReadonlyMap<string, string>): string {
  const { kind, net, component, pin, hole, position, width, height = 0, covered } = point;
  const name = net === undefined ? "N/C" : (aliases.get(net) ?? net);
  const size = (value: Nm) =>
    Math.min(10 ** SIZE_DIGITS - 1, Math.round(value / unit))
      .toString()
      .padStart(SIZE_DIGITS, "0");
  const place = (value: Nm) => {
    const digits = Math.round(Math.abs(value) / unit).toString();
    return `${value < 0 ? "-" : "+"}${digits.padStart(COORDINATE_DIGITS, "0")}`;
  };
  const degrees = Math.round(normalizeDegrees(point.rotation)) % 360;
  return [
    CODES[kind],
    column(name, NET_COLUMNS),
    "   ",
    column(component ?? "VIA", 6),
    pin ? "-" : " ",
    column(pin ?? "", 4),
    point.isMidpoint ? "M" : " ",
    hole ? `D${size(hole.diameter)}${hole.plated ? "P" : "U"}` : "      ",
    `A${point.access.toString().padStart(2, "0")}`,
    `X${place(position.x)}Y${place(-position.y)}`,
    `X${size(width)}Y${size(height)}R${degrees.toString().padStart(3, "0")}`,
    ` S${(covered.front ? 1 : 0) + (covered.back ? 2 : 0)}`,
  ].join("");
}

function column(text: string, width: number): string {
  return escapeAscii(text).slice(0, width).padEnd(width);
}

/** Printable ASCII as it is, everything else and the backslash itself as \uXXXX. */
function escapeAscii(text: string): string {
  return text.replaceAll(/[^ -~]|\\/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`;
  });
}

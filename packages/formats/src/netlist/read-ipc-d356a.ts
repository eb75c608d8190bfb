import type { Diagnostic } from "@tracewright/board";
import { MAX_COORDINATE, type Nm } from "@tracewright/geometry";
import type { TestNetlist, TestPoint } from "./test-netlist.ts";

/** An IPC-D-356 netlist as read, with every remark on what could not be. */
export interface TestNetlistFile extends TestNetlist {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file ends with 999. */
  readonly ended: boolean;
}

const MAX_DIAGNOSTICS = 200;
const MAX_POINTS = 2_000_000;

const KINDS: Readonly<Record<string, TestPoint["kind"]>> = { "317": "through", "327": "surface", "367": "tooling" };

/** The columns of a test record, after its code. Fields that a point has no use for are blank. */
const RECORD =
  /^(.{14}).{3}(.{6})[- ](.{4})([M ])(?:D(\d{4})([PU ])|.{5}[PU ])A(\d\d)X([+\- ]\d{6})Y([+\- ]\d{6})X(\d{4})(?:Y(\d{4})|.{5})(?:R(\d{3})|.{0,4})(?:.{0,3}S([0-3]))?\s*$/;

/** Whether a text looks like one of these netlists. */
export function isIpcD356(text: string): boolean {
  return /^[CP] {2}/.test(text) && /^P {2}(?:CODE|JOB|UNITS)\b/m.test(text.slice(0, 20_000));
}

/**
 * Reads an IPC-D-356(A) netlist: test points of 317, 327 and 367 records, aliases of net names, all three units.
 * Conductor records (378, 389) hold no points and are passed over. Never throws on bad input.
 */
export function readIpcD356a(text: string, { file = "" }: { readonly file?: string } = {}): TestNetlistFile {
  const points: TestPoint[] = [];
  const aliases = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  let unit: Nm | undefined;
  let ended = false;
  const lines = text.split("\n");
  const report = (index: number, code: string, message: string) => {
    if (diagnostics.length < MAX_DIAGNOSTICS)
      diagnostics.push({ severity: "error", code, message: `line ${index + 1}: ${message}`, file, line: index + 1 });
  };
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/\r$/, "");
    if (line.trim() === "" || line.startsWith("C")) continue;
    if (ended) {
      report(index, "after-end", "there are records after the end of the file");
      break;
    }
    if (points.length >= MAX_POINTS) {
      report(index, "too-large", `more than ${MAX_POINTS} test points`);
      break;
    }
    const code = line.slice(0, 3);
    if (code === "999") ended = true;
    else if (line.startsWith("P")) {
      const [, keyword = "", value = ""] = /^P\s+(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
      if (keyword === "UNITS") unit = unitOf(value);
      else if (/^NNAME./.test(keyword)) aliases.set(keyword, unescapeAscii(value));
      if (keyword === "UNITS" && unit === undefined)
        report(index, "unit", `the unit “${value.slice(0, 40)}” is not known`);
    } else if (KINDS[code]) {
      const point = readRecord(KINDS[code], line.slice(3), unit ?? 2_540, aliases);
      if (typeof point === "string") report(index, "record", point);
      else points.push(point);
    } else if (!/^3[78]\d|^0\d\d/.test(code)) report(index, "record", `a record ${code} is not known`);
  }
  if (unit === undefined) report(0, "unit", "the file names no unit (P  UNITS)");
  if (!ended) report(lines.length - 1, "no-end", "the file ends without 999: it may be cut off");
  return { points, diagnostics, ended };
}

function unitOf(value: string): Nm | undefined {
  // CUST 2 differs from CUST 0 in how it says angles.
  if (/^CUST\s*[02]?$/.test(value)) return 2_540;
  return /^(?:CUST\s*1|SI)$/.test(value) ? 1_000 : undefined;
}

function readRecord(
  kind: TestPoint["kind"],
  text: string,
  unit: Nm,
  aliases: ReadonlyMap<string, string>,
): TestPoint | string {
  const fields = RECORD.exec(text);
  if (!fields) return "the columns of this test record are not those of IPC-D-356";
  const [, name = "", part = "", pin = "", middle, drill, plating, access, x, y, width, height, turn, mask] = fields;
  const net = name.trim();
  const component = part.trim();
  const number = pin.trim();
  const position = { x: coordinate(x) * unit, y: -coordinate(y) * unit + 0 };
  if (Math.abs(position.x) > MAX_COORDINATE || Math.abs(position.y) > MAX_COORDINATE)
    return "this test point is more than 2 m away";
  const covered = Number(mask ?? 0);
  return {
    kind,
    ...(net === "" || net === "N/C" ? {} : { net: aliases.get(net) ?? net }),
    ...(component === "" || component === "VIA" ? {} : { component: unescapeAscii(component) }),
    ...(number === "" ? {} : { pin: unescapeAscii(number) }),
    isMidpoint: middle === "M",
    ...(drill === undefined ? {} : { hole: { diameter: Number(drill) * unit, plated: plating !== "U" } }),
    access: Number(access),
    position,
    width: Number(width) * unit,
    ...(height === undefined || Number(height) === 0 ? {} : { height: Number(height) * unit }),
    rotation: Number(turn ?? 0),
    covered: { front: (covered & 1) > 0, back: (covered & 2) > 0 },
  };
}

function coordinate(field = ""): number {
  return Number(field.replace(" ", "")) + 0;
}

function unescapeAscii(text: string): string {
  return text.replaceAll(/\\u([0-9A-Fa-f]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

import type { Diagnostic } from "@tracewright/board";
import { MAX_COORDINATE, type Nm, type Point } from "@tracewright/geometry";
import type { DrillHit, DrillImage } from "./drill-image.ts";

/** An Excellon file as read, with every remark on what could not be. */
export interface DrillFile extends DrillImage {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file ends with M30 or M00. */
  readonly ended: boolean;
}

const MAX_DIAGNOSTICS = 200;
const MAX_HITS = 2_000_000;

/**
 * Reads Excellon drill files: metric or inch, decimal points or implied ones (LZ, TZ), G85 slots and routed straight
 * slots. Never throws on bad input; repeats and incremental coordinates are named, not guessed.
 */
export function readExcellon(text: string, reading: { readonly file?: string } = {}): DrillFile {
  return new ExcellonReader(reading.file ?? "").read(text);
}

interface Tool {
  readonly diameter: Nm;
  readonly function?: readonly string[];
}

class ExcellonReader {
  private readonly file: string;
  private readonly attributes = new Map<string, readonly string[]>();
  private readonly hits: DrillHit[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly tools = new Map<number, Tool>();
  private toolFunction: readonly string[] | undefined;
  private unit: { readonly nm: number; readonly integers: number; readonly decimals: number } | undefined;
  private zeros: "leading" | "trailing" = "leading";
  private tool: Tool | undefined;
  private toolNumber = 0;
  private position: Point = { x: 0, y: 0 };
  private route: { down: boolean; from: Point } | undefined;
  private header = false;
  private begun = false;
  private ended = false;
  private line = 0;

  constructor(file: string) {
    this.file = file;
  }

  read(text: string): DrillFile {
    for (const raw of text.split("\n")) {
      this.line++;
      const line = raw.trim();
      if (line === "") continue;
      if (this.ended) {
        this.report("after-end", "there are commands after the end of the file", "warning");
        break;
      }
      if (this.hits.length >= MAX_HITS) {
        this.report("too-large", `more than ${MAX_HITS} holes`);
        break;
      }
      if (line.startsWith(";")) this.readComment(line);
      else this.readCommand(line);
    }
    if (!this.begun) this.report("no-header", "this is not a drill file: M48 is missing");
    if (!this.ended) this.report("no-end", "the file ends without M30: it may be cut off");
    return { attributes: this.attributes, hits: this.hits, diagnostics: this.diagnostics, ended: this.ended };
  }

  private report(code: string, message: string, severity: Diagnostic["severity"] = "error"): void {
    if (this.diagnostics.length < MAX_DIAGNOSTICS)
      this.diagnostics.push({
        severity,
        code,
        message: `line ${this.line}: ${message}`,
        file: this.file,
        line: this.line,
      });
  }

  private readComment(line: string): void {
    const match = /^;\s*#@!\s*(T[FAD])\.?([^,]*),?(.*)$/.exec(line);
    if (!match) return;
    const fields = match[3] === undefined || match[3] === "" ? [] : match[3].split(",");
    if (match[1] === "TF") this.attributes.set(match[2] ?? "", fields);
    else if (match[1] === "TA" && match[2] === "AperFunction") this.toolFunction = fields;
    else if (match[1] === "TD") this.toolFunction = undefined;
  }

  private readCommand(line: string): void {
    if (line === "M48") {
      this.header = true;
      this.begun = true;
      return;
    }
    if (line === "%" || line === "M95") {
      this.header = false;
      return;
    }
    if (line === "M30" || line === "M00") {
      this.ended = true;
      return;
    }
    if (/^(METRIC|INCH|M71|M72)/.test(line)) {
      this.readUnit(line);
      return;
    }
    if (/^T\d/.test(line)) {
      this.readTool(line);
      return;
    }
    if (/^(FMAT|VER|ICI,OFF|DETECT|ATC|M47|G90|G05|G81|G80|M09|M08|M06|M01|G40)/.test(line)) return;
    if (/^(G91|ICI)/.test(line)) {
      this.report("unsupported", "incremental coordinates cannot be read");
      return;
    }
    if (/^R\d/.test(line)) {
      this.report("unsupported", "repeated holes (R) cannot be read");
      return;
    }
    if (line === "M15" || line === "M16" || line === "M17") {
      this.route = this.route ? { ...this.route, down: line === "M15", from: this.position } : undefined;
      return;
    }
    this.readMovement(line);
  }

  private readUnit(line: string): void {
    const metric = line.startsWith("METRIC") || line === "M71";
    const pattern = /,(0+)\.(0+)/.exec(line);
    const fallback = metric ? { integers: 3, decimals: 3 } : { integers: 2, decimals: 4 };
    this.unit = {
      nm: metric ? 1_000_000 : 25_400_000,
      integers: pattern?.[1]?.length ?? fallback.integers,
      decimals: pattern?.[2]?.length ?? fallback.decimals,
    };
    // "TZ" keeps trailing zeros, so leading ones are left out.
    if (/\bLZ\b/.test(line)) this.zeros = "trailing";
    if (/\bTZ\b/.test(line)) this.zeros = "leading";
  }

  private readTool(line: string): void {
    const match = /^T(\d+)(.*)$/.exec(line);
    const number = Number(match?.[1]);
    const size = /C([\d.]+)/.exec(match?.[2] ?? "")?.[1];
    if (size !== undefined) {
      const diameter = this.length(Number(size));
      if (!(diameter <= MAX_COORDINATE)) {
        this.report("bad-tool", `tool T${number} has a diameter that is not a number or beyond 2 m`);
        return;
      }
      this.tools.set(number, { diameter, ...(this.toolFunction ? { function: this.toolFunction } : {}) });
      if (this.header) return;
    }
    if (this.header && size === undefined) {
      this.report("bad-tool", `tool T${number} has no diameter`);
      return;
    }
    this.toolNumber = number;
    this.tool = this.tools.get(number);
    if (!this.tool && number !== 0) this.report("undefined-tool", `tool T${number} is not defined`);
  }

  private length(value: number): Nm {
    if (!this.unit) {
      this.report("no-unit", "a size precedes the unit (METRIC or INCH)");
      this.unit = { nm: 1_000_000, integers: 3, decimals: 3 };
    }
    return Math.round(value * this.unit.nm) + 0;
  }

  private readMovement(line: string): void {
    const match = /^(G\d\d)?((?:[XY][+-]?[\d.]+){0,2})(?:(G85)((?:[XY][+-]?[\d.]+){1,2}))?$/.exec(line);
    if (!match) {
      this.report("unknown-command", `"${line.slice(0, 40)}" is not a command`);
      return;
    }
    const [, mode, place = "", slot, end = ""] = match;
    if (place === "") {
      if (!mode || !/^G0[0123]$/.test(mode)) this.report("unknown-command", `"${line.slice(0, 40)}" is not a command`);
      return;
    }
    const from = this.position;
    this.position = this.moved(place);
    if (mode === "G00") this.route = { down: false, from: this.position };
    else if (mode === "G02" || mode === "G03") this.report("unsupported", "curved slots cannot be read");
    else if (this.route?.down) this.hit(from, this.position);
    else if (mode === undefined || mode === "G85") {
      const start = this.position;
      if (slot) this.position = this.moved(end);
      this.hit(start, slot ? this.position : undefined);
    }
  }

  private moved(text: string): Point {
    let { x, y } = this.position;
    for (const [, axis, digits = ""] of text.matchAll(/([XY])([+-]?[\d.]+)/g))
      if (axis === "X") x = this.coordinate(digits);
      else y = -this.coordinate(digits) + 0;
    // "1.2.3" passes for digits and is no number: no comparison with it holds.
    if (!(Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)) {
      this.report("out-of-range", "a coordinate is not a number or more than 2 m from the origin");
      return this.position;
    }
    return { x, y };
  }

  private coordinate(digits: string): Nm {
    if (digits.includes(".")) return this.length(Number(digits));
    const unit = this.unit ?? { integers: 3, decimals: 3 };
    const sign = digits.startsWith("-") ? -1 : 1;
    const plain = digits.replace(/^[+-]/, "");
    const whole = this.zeros === "trailing" ? plain.padEnd(unit.integers + unit.decimals, "0") : plain;
    return this.length((sign * Number(whole)) / 10 ** unit.decimals);
  }

  private hit(position: Point, end: Point | undefined): void {
    if (!this.tool) {
      this.report("undefined-tool", `a hole with tool T${this.toolNumber}, which is not defined`);
      return;
    }
    this.hits.push({
      position,
      ...(end ? { end } : {}),
      diameter: this.tool.diameter,
      ...(this.tool.function ? { function: this.tool.function } : {}),
    });
  }
}

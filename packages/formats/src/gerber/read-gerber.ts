import { type Diagnostic, MAX_COORDINATE, type Nm, type Point } from "@tracewright/board";
import type {
  Aperture,
  ArcTurn,
  Contour,
  ContourStep,
  GerberImage,
  GerberObject,
  ObjectAttributes,
} from "./gerber-image.ts";
import { buildMacro, MacroProblem, type MacroTemplate } from "./read-macro.ts";
import { splitCommands } from "./split-commands.ts";

/** A Gerber file as read: what could be drawn, and every remark on what could not. */
export interface GerberFile extends GerberImage {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file ends with M02 (or M00): a file without was cut off. */
  readonly ended: boolean;
  readonly unit: "mm" | "inch" | undefined;
}

export interface GerberReading {
  /** Named in diagnostics. */
  readonly file?: string;
  /** Objects beyond this many are not read; a copy-and-step command can ask for any number in one line. */
  readonly maxObjects?: number;
}

const NM_PER_UNIT = { mm: 1_000_000, inch: 25_400_000 } as const;
const DEFAULT_MAX_OBJECTS = 5_000_000;
/** Remarks beyond this many only get counted: a file of garbage would make millions. */
const MAX_DIAGNOSTICS = 200;
/** Letters: messages quote the file. */
const MAX_MESSAGE = 400;

/** Reads RS-274X with X2 attributes, also when these stand in `G04 #@!` comments. Never throws on bad input. */
export function readGerber(text: string, reading: GerberReading = {}): GerberFile {
  return new GerberReader(reading).read(text);
}

interface CoordinateFormat {
  readonly x: { readonly integers: number; readonly decimals: number };
  readonly y: { readonly integers: number; readonly decimals: number };
  readonly trailingZerosOmitted: boolean;
}

interface DefinedAperture {
  readonly aperture: Aperture;
  readonly hole?: Nm;
  readonly function?: readonly string[];
}

class GerberReader {
  private readonly file: string;
  private readonly maxObjects: number;
  private readonly fileAttributes = new Map<string, readonly string[]>();
  private readonly objects: GerberObject[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private unsaid = 0;
  private readonly macros = new Map<string, MacroTemplate>();
  private readonly apertures = new Map<number, DefinedAperture>();
  private format: CoordinateFormat | undefined;
  private unit: "mm" | "inch" | undefined;
  private ended = false;
  private full = false;
  private line = 1;

  private aperture: DefinedAperture | undefined;
  private position: Point = { x: 0, y: 0 };
  private mode: "line" | "clockwise" | "counter-clockwise" = "line";
  private singleQuadrant = false;
  private operation: 1 | 2 | 3 | undefined;
  private clear = false;
  private region: { contours: Contour[]; start?: Point; steps: ContourStep[] } | undefined;
  private areaFunction: readonly string[] | undefined;
  private objectAttributes: ObjectAttributes = {};
  private repeat: { from: number; columns: number; rows: number; stepX: Nm; stepY: Nm } | undefined;

  constructor({ file = "", maxObjects = DEFAULT_MAX_OBJECTS }: GerberReading) {
    this.file = file;
    this.maxObjects = maxObjects;
  }

  read(text: string): GerberFile {
    const commands = splitCommands(text);
    for (let next = commands.next(); ; next = commands.next()) {
      if (next.done) {
        if (next.value !== "" && !this.ended) this.report("unbalanced", "the last command has no end");
        break;
      }
      this.line = next.value.line;
      if (this.ended) {
        this.report("after-end", "there are commands after the end of the file", "warning");
        break;
      }
      if (this.full) break;
      if (next.value.extended) this.readExtended(next.value.blocks);
      else this.readWord(next.value.blocks[0] ?? "");
    }
    this.closeRepeat();
    if (this.region) this.report("open-region", "a region (G36) is never closed (G37)");
    if (!this.ended && !this.full) this.report("no-end", "the file ends without M02: it may be cut off");
    if (this.unsaid > 0) this.diagnostics.push(this.diagnostic("more", `${this.unsaid} more remarks`, "warning"));
    return {
      attributes: this.fileAttributes,
      objects: this.objects,
      diagnostics: this.diagnostics,
      ended: this.ended,
      unit: this.unit,
    };
  }

  private report(code: string, message: string, severity: Diagnostic["severity"] = "error"): void {
    if (this.diagnostics.length >= MAX_DIAGNOSTICS) this.unsaid++;
    else this.diagnostics.push(this.diagnostic(code, message, severity));
  }

  private diagnostic(code: string, message: string, severity: Diagnostic["severity"]): Diagnostic {
    return {
      severity,
      code,
      message: `line ${this.line}: ${message.slice(0, MAX_MESSAGE)}`,
      file: this.file,
      line: this.line,
    };
  }

  private get scale(): number {
    return NM_PER_UNIT[this.unit ?? "mm"];
  }

  private readExtended(blocks: readonly string[]): void {
    const [first = ""] = blocks;
    if (first.startsWith("AM")) {
      this.macros.set(
        first.slice(2),
        blocks.slice(1).map((block) => block.trim()),
      );
      return;
    }
    for (const block of blocks) this.readBlock(block.trim());
  }

  private readBlock(block: string): void {
    switch (block.slice(0, 2)) {
      case "FS":
        this.readFormat(block);
        return;
      case "MO":
        if (block === "MOMM") this.unit = "mm";
        else if (block === "MOIN") this.unit = "inch";
        else this.report("unknown-command", `unit "${block}" is unknown`);
        return;
      case "AD":
        this.readAperture(block);
        return;
      case "LP":
        if (block !== "LPD" && block !== "LPC") this.report("unknown-command", `polarity "${block}" is unknown`);
        this.clear = block === "LPC";
        return;
      case "SR":
        this.readRepeat(block);
        return;
      case "TF":
      case "TA":
      case "TO":
      case "TD":
        this.readAttribute(block);
        return;
      case "IP":
        if (block !== "IPPOS") this.report("unsupported", "negative images (IPNEG) cannot be read");
        return;
      case "LM":
        if (block !== "LMN") this.report("unsupported", "mirrored apertures (LM) cannot be read");
        return;
      case "LR":
      case "LS": {
        const idle = block.startsWith("LR") ? 0 : 1;
        if (Number(block.slice(2)) !== idle) this.report("unsupported", `${block.slice(0, 2)} cannot be read`);
        return;
      }
      case "IN":
      case "LN":
      case "AS":
      case "IR":
      case "MI":
      case "OF":
      case "SF":
        if (!/^(IN|LN|ASAXBY|IR0|MIA0B0|OFA0B0|SFA1(\.0*)?B1(\.0*)?)/.test(block))
          this.report("unsupported", `"${block}" shifts or turns the image, which cannot be read`);
        return;
      default:
        this.report(block.startsWith("AB") ? "unsupported" : "unknown-command", `command "${clip(block)}" is unknown`);
    }
  }

  private readFormat(block: string): void {
    const match = /^FS([LTD]?)([AI])(?:N\d)?(?:G\d)?X(\d)(\d)Y(\d)(\d)/.exec(block);
    if (!match) {
      this.report("bad-format", `coordinate format "${clip(block)}" cannot be read`);
      return;
    }
    if (match[2] === "I") this.report("unsupported", "incremental coordinates cannot be read");
    this.format = {
      x: { integers: Number(match[3]), decimals: Number(match[4]) },
      y: { integers: Number(match[5]), decimals: Number(match[6]) },
      trailingZerosOmitted: match[1] === "T",
    };
  }

  private readAperture(block: string): void {
    const match = /^ADD0*(\d+)([A-Za-z_.$][^,]*)(?:,(.*))?$/.exec(block);
    if (!match) {
      this.report("bad-aperture", `aperture "${clip(block)}" cannot be read`);
      return;
    }
    const values = match[3] === undefined || match[3] === "" ? [] : match[3].split(/[Xx]/).map(Number);
    if (values.some((value) => !Number.isFinite(value))) {
      this.report("bad-aperture", `aperture "${clip(block)}" has a value that is no number`);
      return;
    }
    const number = Number(match[1]);
    const aperture = this.buildAperture(match[2] ?? "", values, number);
    if (!aperture) return;
    const sizes = Object.values(aperture).filter((value) => typeof value === "number");
    if (sizes.some((size) => Math.abs(size) > MAX_COORDINATE)) {
      this.report("bad-aperture", `aperture "${clip(block)}" is larger than 2 m`);
      return;
    }
    const holeAt = { C: 1, R: 2, O: 2, P: 3 }[match[2] ?? ""];
    const hole = holeAt === undefined ? undefined : values[holeAt];
    this.apertures.set(number, {
      aperture,
      ...(hole === undefined ? {} : { hole: this.nm(hole) }),
      ...(this.areaFunction ? { function: this.areaFunction } : {}),
    });
  }

  private buildAperture(template: string, values: readonly number[], number: number): Aperture | undefined {
    const [a = 0, b = 0, c = 0] = values;
    switch (template) {
      case "C":
        return { kind: "circle", diameter: this.nm(a) };
      case "R":
        return { kind: "rect", width: this.nm(a), height: this.nm(b) };
      case "O":
        return { kind: "obround", width: this.nm(a), height: this.nm(b) };
      case "P":
        return { kind: "polygon", diameter: this.nm(a), corners: b, rotation: c };
    }
    const macro = this.macros.get(template);
    if (!macro) {
      this.report("undefined-macro", `aperture D${number} names the macro "${clip(template)}", which is not defined`);
      return undefined;
    }
    try {
      return { kind: "macro", parts: buildMacro(macro, values, this.scale) };
    } catch (problem) {
      if (!(problem instanceof MacroProblem)) throw problem;
      this.report("bad-macro", `macro "${clip(template)}" of aperture D${number}: ${problem.message}`);
      return undefined;
    }
  }

  private nm(value: number): Nm {
    return Math.round(value * this.scale) + 0;
  }

  private readAttribute(block: string): void {
    const [name = "", ...values] = block.slice(2).split(",");
    const fields = values.map(unescapeField);
    const kind = block.slice(0, 2);
    if (kind === "TF") this.fileAttributes.set(name.replace(/^\./, ""), fields);
    else if (kind === "TA") {
      if (name === ".AperFunction") this.areaFunction = fields;
    } else if (kind === "TD") this.deleteAttribute(name);
    else if (name === ".N") this.objectAttributes = { ...this.objectAttributes, net: fields[0] ?? "" };
    else if (name === ".C") this.objectAttributes = { ...this.objectAttributes, component: fields[0] ?? "" };
    else if (name === ".P") {
      const [component = "", pin = ""] = fields;
      this.objectAttributes = { ...this.objectAttributes, component, pin };
    }
  }

  private deleteAttribute(name: string): void {
    const { net, component, pin } = this.objectAttributes;
    if (name === "" || name === ".AperFunction") this.areaFunction = undefined;
    if (name === "") this.objectAttributes = {};
    if (name === ".N")
      this.objectAttributes = {
        ...(component === undefined ? {} : { component }),
        ...(pin === undefined ? {} : { pin }),
      };
    if (name === ".C" || name === ".P") this.objectAttributes = net === undefined ? {} : { net };
  }

  private readWord(word: string): void {
    const comment = /^G0?4(.*)$/s.exec(word);
    if (comment) {
      const attribute = /^\s*#@!\s*(T[FAOD].*)$/.exec(comment[1] ?? "")?.[1];
      if (attribute !== undefined) this.readAttribute(attribute.trim());
      return;
    }
    if (/^M0?[012]$/.test(word)) {
      if (word !== "M01" && word !== "M1") this.ended = true;
      return;
    }
    let rest = word;
    for (let code = /^G(\d+)/.exec(rest); code; code = /^G(\d+)/.exec(rest)) {
      this.readMode(Number(code[1]));
      rest = rest.slice(code[0].length);
    }
    if (rest === "") return;
    const match = /^(?:X([+-]?\d+))?(?:Y([+-]?\d+))?(?:I([+-]?\d+))?(?:J([+-]?\d+))?(?:D(\d+))?$/.exec(rest);
    if (!match) {
      this.report("unknown-command", `"${clip(word)}" is no command`);
      return;
    }
    this.readOperation(match);
  }

  private readMode(code: number): void {
    switch (code) {
      case 1:
        this.mode = "line";
        return;
      case 2:
        this.mode = "clockwise";
        return;
      case 3:
        this.mode = "counter-clockwise";
        return;
      case 36:
        this.region = { contours: [], steps: [] };
        return;
      case 37:
        this.closeRegion();
        return;
      case 74:
        this.singleQuadrant = true;
        return;
      case 75:
        this.singleQuadrant = false;
        return;
      case 70:
        this.unit = "inch";
        return;
      case 71:
        this.unit = "mm";
        return;
      case 54:
      case 55:
      case 90:
        return;
      case 91:
        this.report("unsupported", "incremental coordinates (G91) cannot be read");
        return;
      default:
        this.report("unknown-command", `G${code} is unknown`);
    }
  }

  private readOperation([, x, y, i, j, d]: RegExpExecArray): void {
    const code = d === undefined ? undefined : Number(d);
    if (code !== undefined && code >= 10) {
      this.aperture = this.apertures.get(code);
      if (!this.aperture) this.report("undefined-aperture", `aperture D${code} is not defined`);
      return;
    }
    if (code === 1 || code === 2 || code === 3) this.operation = code;
    else if (code !== undefined) {
      this.report("unknown-command", `D${code} is no operation`);
      return;
    }
    const target = {
      x: x === undefined ? this.position.x : this.coordinate(x, "x"),
      y: y === undefined ? this.position.y : -this.coordinate(y, "y") + 0,
    };
    if (!(Math.abs(target.x) <= MAX_COORDINATE && Math.abs(target.y) <= MAX_COORDINATE)) {
      this.report("out-of-range", "a coordinate lies more than 2 m from the origin");
      return;
    }
    const from = this.position;
    this.position = target;
    if (this.operation === 2) {
      this.startContour(target);
      return;
    }
    if (this.operation === 3) {
      this.flash(target);
      return;
    }
    if (this.operation !== 1) {
      this.report("no-operation", "coordinates without an operation (D01, D02, D03)");
      return;
    }
    const arc =
      this.mode === "line"
        ? undefined
        : this.arcTo(
            from,
            target,
            i === undefined ? 0 : this.coordinate(i, "x"),
            j === undefined ? 0 : this.coordinate(j, "y"),
          );
    if (arc && !(Number.isSafeInteger(arc.center.x) && Number.isSafeInteger(arc.center.y))) {
      this.report("out-of-range", "the centre of an arc is beyond all bounds");
      return;
    }
    this.draw(from, target, arc);
  }

  private coordinate(digits: string, axis: "x" | "y"): Nm {
    if (!this.format || !this.unit) {
      this.report("no-format", "coordinates stand before the format (FS) and the unit (MO)");
      this.format ??= { x: { integers: 4, decimals: 6 }, y: { integers: 4, decimals: 6 }, trailingZerosOmitted: false };
      this.unit ??= "mm";
    }
    const { integers, decimals } = this.format[axis];
    const negative = digits.startsWith("-");
    const plain = digits.replace(/^[+-]/, "");
    const whole = this.format.trailingZerosOmitted ? plain.padEnd(integers + decimals, "0") : plain;
    const value = (Number(whole) * this.scale) / 10 ** decimals;
    return Math.round(negative ? -value : value) + 0;
  }

  private arcTo(from: Point, to: Point, i: Nm, j: Nm): ArcTurn {
    const clockwise = this.mode === "clockwise";
    if (!this.singleQuadrant) return { center: { x: from.x + i, y: from.y - j }, clockwise };
    // G74 leaves the signs of I and J out: of the four centres the one is meant that both ends agree on and that
    // turns by a quarter at most.
    let best: ArcTurn = { center: { x: from.x + i, y: from.y - j }, clockwise };
    let error = Number.POSITIVE_INFINITY;
    for (const signX of [1, -1])
      for (const signY of [1, -1]) {
        const center = { x: from.x + signX * Math.abs(i), y: from.y + signY * Math.abs(j) };
        const start = Math.atan2(from.y - center.y, from.x - center.x);
        const end = Math.atan2(to.y - center.y, to.x - center.x);
        const full = 2 * Math.PI;
        const sweep = (((clockwise ? end - start : start - end) % full) + full) % full;
        if (sweep > Math.PI / 2 + 1e-6 && sweep < full - 1e-6) continue;
        const difference = Math.abs(
          Math.hypot(to.x - center.x, to.y - center.y) - Math.hypot(from.x - center.x, from.y - center.y),
        );
        if (difference < error) {
          error = difference;
          best = { center, clockwise };
        }
      }
    return best;
  }

  private startContour(point: Point): void {
    if (!this.region) return;
    this.closeContour();
    this.region.start = point;
  }

  private closeContour(): void {
    const { region } = this;
    if (!region) return;
    if (region.start && region.steps.length > 0) {
      const end = region.steps.at(-1)?.end;
      if (end && (end.x !== region.start.x || end.y !== region.start.y))
        this.report("open-contour", "a contour of a region does not end where it starts");
      region.contours.push({ start: region.start, steps: region.steps });
    }
    this.region = { contours: region.contours, steps: [] };
  }

  private closeRegion(): void {
    if (!this.region) {
      this.report("unbalanced", "G37 without G36");
      return;
    }
    this.closeContour();
    const { contours } = this.region;
    this.region = undefined;
    if (contours.length > 0) this.add({ kind: "region", contours, ...this.marks(this.areaFunction) });
  }

  private flash(position: Point): void {
    if (this.region) {
      this.report("unbalanced", "a flash (D03) inside a region");
      return;
    }
    if (!this.aperture) {
      this.report("undefined-aperture", "a flash without an aperture");
      return;
    }
    const { aperture, hole } = this.aperture;
    this.add({
      kind: "flash",
      aperture,
      position,
      ...(hole === undefined ? {} : { hole }),
      ...this.marks(this.aperture.function),
    });
  }

  private draw(start: Point, end: Point, arc: ArcTurn | undefined): void {
    const turn = arc ? { arc } : {};
    if (this.region) {
      this.region.start ??= start;
      this.region.steps.push({ end, ...turn });
      return;
    }
    if (!this.aperture) {
      this.report("undefined-aperture", "a draw (D01) without an aperture");
      return;
    }
    this.add({
      kind: "stroke",
      aperture: this.aperture.aperture,
      start,
      end,
      ...turn,
      ...this.marks(this.aperture.function),
    });
  }

  private marks(purpose: readonly string[] | undefined): { clear?: true; attributes?: ObjectAttributes } {
    const attributes = { ...(purpose ? { function: purpose } : {}), ...this.objectAttributes };
    return {
      ...(this.clear ? { clear: true } : {}),
      ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    };
  }

  private add(object: GerberObject): void {
    if (this.objects.length >= this.maxObjects) {
      if (!this.full) this.report("too-large", `more than ${this.maxObjects} objects`);
      this.full = true;
      return;
    }
    this.objects.push(object);
  }

  private readRepeat(block: string): void {
    this.closeRepeat();
    if (block === "SR") return;
    const match = /^SRX(\d+)Y(\d+)I([\d.+-]+)J([\d.+-]+)$/.exec(block);
    if (!match) {
      this.report("unknown-command", `step and repeat "${clip(block)}" cannot be read`);
      return;
    }
    const [columns = 1, rows = 1, stepX = 0, stepY = 0] = match.slice(1).map(Number);
    if (columns * rows > 1)
      this.repeat = { from: this.objects.length, columns, rows, stepX: this.nm(stepX), stepY: -this.nm(stepY) };
  }

  private closeRepeat(): void {
    const { repeat } = this;
    if (!repeat) return;
    this.repeat = undefined;
    const block = this.objects.slice(repeat.from);
    if (block.length === 0) return;
    for (let column = 0; column < repeat.columns; column++)
      for (let row = 0; row < repeat.rows; row++) {
        if (column === 0 && row === 0) continue;
        const by = { x: column * repeat.stepX, y: row * repeat.stepY };
        for (const object of block) {
          if (this.full) return;
          this.add(shiftObject(object, by));
        }
      }
  }
}

function shiftObject(object: GerberObject, by: Point): GerberObject {
  const shift = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
  const turn = (arc: ArcTurn | undefined) => (arc ? { arc: { ...arc, center: shift(arc.center) } } : {});
  if (object.kind === "flash") return { ...object, position: shift(object.position) };
  if (object.kind === "stroke")
    return { ...object, start: shift(object.start), end: shift(object.end), ...turn(object.arc) };
  return {
    ...object,
    contours: object.contours.map((contour) => ({
      start: shift(contour.start),
      steps: contour.steps.map((step) => ({ end: shift(step.end), ...turn(step.arc) })),
    })),
  };
}

function unescapeField(text: string): string {
  return text.replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

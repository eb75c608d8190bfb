import type { Diagnostic } from "@tracewright/board";
import { MAX_COORDINATE, type Nm, type Point } from "@tracewright/geometry";
import { ApertureTable, type DefinedAperture } from "./aperture-table.ts";
import { AttributeDictionary } from "./attribute-dictionary.ts";
import {
  type CoordinateFormat,
  coordinateNm,
  type GerberUnit,
  readCoordinateFormat,
  USUAL_FORMAT,
} from "./coordinate-format.ts";
import type { ArcTurn, GerberImage, GerberObject, ObjectAttributes } from "./gerber-image.ts";
import { clip, GerberRemarks } from "./gerber-remarks.ts";
import { quadrantArc } from "./quadrant-arc.ts";
import { RegionContours } from "./region-contours.ts";
import { splitCommands } from "./split-commands.ts";
import { readStepAndRepeat, repeatObjects, type StepAndRepeat } from "./step-and-repeat.ts";

/** A Gerber file as read: what could be drawn, and every remark on what could not. */
export interface GerberFile extends GerberImage {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file ends with M02 (or M00): a file without was cut off. */
  readonly ended: boolean;
  readonly unit: GerberUnit | undefined;
}

export interface GerberReading {
  /** Named in diagnostics. */
  readonly file?: string;
  /** Objects beyond this many are not read; a copy-and-step command can ask for any number in one line. */
  readonly maxObjects?: number;
}

const DEFAULT_MAX_OBJECTS = 5_000_000;

/** Reads RS-274X with X2 attributes, also when these stand in `G04 #@!` comments. Never throws on bad input. */
export function readGerber(text: string, reading: GerberReading = {}): GerberFile {
  return new GerberReader(reading).read(text);
}

class GerberReader {
  private readonly remarks: GerberRemarks;
  private readonly maxObjects: number;
  private readonly attributes = new AttributeDictionary();
  private readonly apertures: ApertureTable;
  private readonly objects: GerberObject[] = [];
  private format: CoordinateFormat | undefined;
  private unit: GerberUnit | undefined;
  private ended = false;
  private full = false;

  private aperture: DefinedAperture | undefined;
  private position: Point = { x: 0, y: 0 };
  private mode: "line" | "clockwise" | "counter-clockwise" = "line";
  private singleQuadrant = false;
  private operation: 1 | 2 | 3 | undefined;
  private clear = false;
  private region: RegionContours | undefined;
  private repeat: (StepAndRepeat & { readonly from: number }) | undefined;

  constructor({ file = "", maxObjects = DEFAULT_MAX_OBJECTS }: GerberReading) {
    this.remarks = new GerberRemarks(file);
    this.apertures = new ApertureTable(this.remarks);
    this.maxObjects = maxObjects;
  }

  read(text: string): GerberFile {
    const commands = splitCommands(text);
    for (let next = commands.next(); ; next = commands.next()) {
      if (next.done) {
        if (next.value !== "" && !this.ended) this.report("unbalanced", "the last command has no end");
        break;
      }
      this.remarks.line = next.value.line;
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
    return {
      attributes: this.attributes.ofFile,
      objects: this.objects,
      diagnostics: this.remarks.all(),
      ended: this.ended,
      unit: this.unit,
    };
  }

  private report(code: string, message: string, severity?: Diagnostic["severity"]): void {
    this.remarks.report(code, message, severity);
  }

  private readExtended(blocks: readonly string[]): void {
    if (blocks[0]?.startsWith("AM")) {
      this.apertures.defineMacro(blocks);
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
        this.apertures.define(block, this.unit ?? "mm", this.attributes.areaFunction);
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
        this.attributes.read(block);
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
    const read = readCoordinateFormat(block);
    if (!read) {
      this.report("bad-format", `coordinate format "${clip(block)}" cannot be read`);
      return;
    }
    if (read.incremental) this.report("unsupported", "incremental coordinates cannot be read");
    this.format = read.format;
  }

  private readWord(word: string): void {
    const comment = /^G0?4(.*)$/s.exec(word);
    if (comment) {
      const attribute = /^\s*#@!\s*(T[FAOD].*)$/.exec(comment[1] ?? "")?.[1];
      if (attribute !== undefined) this.attributes.read(attribute.trim());
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
      this.report("unknown-command", `"${clip(word)}" is not a command`);
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
        this.region = new RegionContours(this.remarks);
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
      this.report("unknown-command", `D${code} is not an operation`);
      return;
    }
    const target = {
      x: x === undefined ? this.position.x : this.coordinate(x, "x"),
      y: y === undefined ? this.position.y : -this.coordinate(y, "y") + 0,
    };
    if (!(Math.abs(target.x) <= MAX_COORDINATE && Math.abs(target.y) <= MAX_COORDINATE)) {
      this.report("out-of-range", "a coordinate is more than 2 m from the origin");
      return;
    }
    const from = this.position;
    this.position = target;
    if (this.operation === 2) {
      this.region?.moveTo(target);
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
    const arc = this.mode === "line" ? undefined : this.arcTo(from, target, i, j);
    if (arc && !(Number.isSafeInteger(arc.center.x) && Number.isSafeInteger(arc.center.y))) {
      this.report("out-of-range", "the centre of an arc is beyond all bounds");
      return;
    }
    this.draw(from, target, arc);
  }

  private coordinate(digits: string, axis: "x" | "y"): Nm {
    if (!this.format || !this.unit) {
      this.report("no-format", "coordinates stand before the format (FS) and the unit (MO)");
      this.format ??= USUAL_FORMAT;
      this.unit ??= "mm";
    }
    return coordinateNm(digits, axis, this.format, this.unit);
  }

  private arcTo(from: Point, to: Point, i = "0", j = "0"): ArcTurn {
    const clockwise = this.mode === "clockwise";
    const [x, y] = [this.coordinate(i, "x"), -this.coordinate(j, "y")];
    if (this.singleQuadrant) return quadrantArc({ from, to, i: x, j: y, clockwise });
    return { center: { x: from.x + x, y: from.y + y }, clockwise };
  }

  private closeRegion(): void {
    if (!this.region) {
      this.report("unbalanced", "G37 without G36");
      return;
    }
    const contours = this.region.close();
    this.region = undefined;
    if (contours.length > 0) this.add({ kind: "region", contours, ...this.marks(this.attributes.areaFunction) });
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
    if (this.region) {
      this.region.drawTo(start, end, arc);
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
      ...(arc ? { arc } : {}),
      ...this.marks(this.aperture.function),
    });
  }

  private marks(purpose: readonly string[] | undefined): { clear?: true; attributes?: ObjectAttributes } {
    const attributes = { ...(purpose ? { function: purpose } : {}), ...this.attributes.ofObjects };
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
    const repeat = readStepAndRepeat(block, this.unit ?? "mm");
    if (!repeat) this.report("unknown-command", `step and repeat "${clip(block)}" cannot be read`);
    else if (repeat.columns * repeat.rows > 1) this.repeat = { ...repeat, from: this.objects.length };
  }

  private closeRepeat(): void {
    const { repeat } = this;
    if (!repeat) return;
    this.repeat = undefined;
    for (const object of repeatObjects(this.objects.slice(repeat.from), repeat)) {
      if (this.full) return;
      this.add(object);
    }
  }
}

import {
  type Diagnostic,
  fromMil,
  type ItemId,
  itemId,
  MAX_COORDINATE,
  type Nm,
  type Point,
  type ReceiptLine,
} from "@tracewright/board";
import { stableUuid } from "../stable-uuid.ts";
import type { EasyedaDocument } from "./easyeda-document.ts";
import { type RawPoint, ShapeRecord } from "./shape-record.ts";

/** The file counts in tens of mils, on boards and on sheets alike. */
const MIL_PER_UNIT = 10;
/** A file full of nonsense is told by its first places. */
const MAX_LISTED = 50;

/** What is known while one document is read: where its origin goes, its ids, and what became of every shape in it. */
export class DocumentReading {
  readonly fileName: string;
  readonly document: EasyedaDocument;
  readonly diagnostics: Diagnostic[] = [];
  /** Where the document's origin stands in the model. */
  readonly home: Point;
  readonly #raster: Nm;
  readonly #lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  readonly #ids = new Set<string>();
  #refused = 0;
  #dropped = 0;
  #skipped = 0;

  constructor(fileName: string, document: EasyedaDocument, to: { readonly home: Point; readonly raster: Nm }) {
    this.fileName = fileName;
    this.document = document;
    this.home = to.home;
    this.#raster = to.raster;
  }

  /** The document's shapes; what is no text at all is told and left out. */
  shapes(): ShapeRecord[] {
    return this.document.shapes.flatMap((shape, index) => {
      const place = `shape ${index + 1}`;
      if (typeof shape === "string" && shape.trim() !== "")
        return [new ShapeRecord(shape, place, { origin: this.document.origin })];
      this.#tellRefusal(
        `${place} is ${shape === null ? "null" : typeof shape === "string" ? "empty" : `a ${typeof shape}`}, not a shape`,
      );
      return [];
    });
  }

  count(kind: string, what: "read" | "kept" | "converted" | "dropped" = "read", by = 1): void {
    const line = this.#lines.get(kind) ?? { read: 0, kept: 0, converted: 0, dropped: 0 };
    line[what] += by;
    this.#lines.set(kind, line);
  }

  receiptLines(): ReceiptLine[] {
    return [...this.#lines].map(([kind, counts]) => ({ kind, ...counts }));
  }

  get isRefused(): boolean {
    return this.#refused > 0;
  }

  warn(code: string, message: string, subjects?: readonly string[], place?: Point): void {
    this.diagnostics.push({
      severity: "warning",
      code,
      message: `${this.fileName}: ${message}`,
      file: this.fileName,
      ...(subjects && { subjects }),
      ...(place && { place }),
    });
  }

  /** A shape without which the design is another one: the file is refused. */
  refuse(shape: ShapeRecord, why: string): void {
    this.#tellRefusal(`${shape.place} (${shape.kind}): ${why}`);
  }

  /** A drawing that is left out. */
  drop(
    shape: ShapeRecord,
    why: string,
    { kind = "drawings", place }: { readonly kind?: string; readonly place?: Point | undefined } = {},
  ): void {
    this.count(kind, "dropped");
    this.#dropped += 1;
    if (this.#dropped > MAX_LISTED) return;
    this.warn("dropped", `${shape.place} (${shape.kind}) was left out: ${why}.`, undefined, place);
  }

  /** What the model never keeps, whatever the file: told without alarm. */
  skip(shape: ShapeRecord, why: string, kind: string): void {
    this.count(kind, "dropped");
    this.#skipped += 1;
    if (this.#skipped > MAX_LISTED) return;
    this.diagnostics.push({
      severity: "info",
      code: "dropped",
      message: `${this.fileName}: ${shape.place} (${shape.kind}) was left out: ${why}.`,
      file: this.fileName,
    });
  }

  /** Says how many more there were than the listed ones. */
  finish(): void {
    const unlisted = Math.max(0, this.#dropped - MAX_LISTED) + Math.max(0, this.#skipped - MAX_LISTED);
    if (unlisted > 0) this.warn("dropped", `${unlisted} further shapes were left out.`);
    if (this.#refused > MAX_LISTED)
      this.diagnostics.push(this.#refusal(`${this.#refused - MAX_LISTED} further shapes cannot be read`));
  }

  #tellRefusal(problem: string): void {
    this.#refused += 1;
    if (this.#refused <= MAX_LISTED) this.diagnostics.push(this.#refusal(problem));
  }

  #refusal(problem: string): Diagnostic {
    return {
      severity: "error",
      code: "unreadable-shape",
      catalogue: 70004,
      message: `${this.fileName} (EasyEDA): ${problem}. Nothing was imported.`,
      file: this.fileName,
    };
  }

  /** From the shape's own id; two items never share one. */
  id(written: string): ItemId {
    const basis = `easyeda:${written === "" ? `item-${this.#ids.size}` : written}`;
    let id = stableUuid(basis);
    for (let copy = 2; this.#ids.has(id); copy += 1) id = stableUuid(`${basis}~${copy}`);
    this.#ids.add(id);
    return itemId(id);
  }

  point({ x, y }: RawPoint): Point {
    const { origin } = this.document;
    return {
      x: this.#place(this.home.x + toNm(x - origin.x)),
      y: this.#place(this.home.y + toNm(y - origin.y)),
    };
  }

  #place(value: Nm): Nm {
    return clamp(Math.round(value / this.#raster) * this.#raster + 0);
  }
}

/** Tens of mils to nanometres. */
export function toNm(units: number): Nm {
  return fromMil(units * MIL_PER_UNIT);
}

/** Curves may bulge beyond their ends, whose place has been checked. */
function clamp(value: Nm): Nm {
  return Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value));
}

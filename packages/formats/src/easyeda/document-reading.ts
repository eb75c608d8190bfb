import { type Diagnostic, type ItemId, phrase, type ReceiptLine, type RemarkFact, worded } from "@tracewright/board";
import { fromMil, MAX_COORDINATE, type Nm, type Point } from "@tracewright/geometry";
import { DistinctIds } from "../distinct-ids.ts";
import type { EasyedaDocument } from "./easyeda-document.ts";
import { type RawPoint, ShapeRecord } from "./shape-record.ts";

/** The file counts in tens of mils, on boards and on sheets alike. */
const MIL_PER_UNIT = 10;
/** A file full of nonsense is reported by its first places. */
const MAX_LISTED = 50;
/** Numbers of the specification's catalogue (§8): a file that cannot be read, and a layout whose JSON breaks its schema. */
const UNREADABLE = 70004;
const LAYOUT_BREAKS_SCHEMA = 70005;

/** What is known while one document is read: where its origin goes, its ids, and what became of every shape in it. */
export class DocumentReading {
  readonly fileName: string;
  readonly document: EasyedaDocument;
  readonly diagnostics: Diagnostic[] = [];
  /** Where the document's origin stands in the model. */
  readonly home: Point;
  readonly #raster: Nm;
  readonly #lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  readonly #ids = new DistinctIds();
  #refused = 0;
  #dropped = 0;
  #skipped = 0;

  constructor(fileName: string, document: EasyedaDocument, to: { readonly home: Point; readonly raster: Nm }) {
    this.fileName = fileName;
    this.document = document;
    this.home = to.home;
    this.#raster = to.raster;
  }

  /** The document's shapes; what is no text at all is reported and left out. */
  shapes(): ShapeRecord[] {
    return this.document.shapes.flatMap((shape, index) => {
      const place = `${index + 1}`;
      if (typeof shape === "string" && shape.trim() !== "")
        return [new ShapeRecord(shape, place, { origin: this.document.origin })];
      const found = shape === null ? "null" : typeof shape === "string" ? "empty" : typeof shape;
      this.#tellRefusal({ shape: place, why: phrase("is-no-shape", { found }) });
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

  warn(code: string, said: ReturnType<typeof worded>, subjects?: readonly string[], place?: Point): void {
    this.diagnostics.push({
      severity: "warning",
      code,
      ...said,
      file: this.fileName,
      ...(subjects && { subjects }),
      ...(place && { place }),
    });
  }

  /** A shape without which the design is another one: the file is refused. */
  refuse(shape: ShapeRecord, why: RemarkFact): void {
    this.#tellRefusal({ shape: `${shape.place} (${shape.kind})`, why });
  }

  /** A drawing that is left out. */
  drop(
    shape: ShapeRecord,
    why: RemarkFact,
    { kind = "drawings", place }: { readonly kind?: string; readonly place?: Point | undefined } = {},
  ): void {
    this.count(kind, "dropped");
    this.#dropped += 1;
    if (this.#dropped > MAX_LISTED) return;
    this.warn("dropped", this.#leftOut(shape, why), undefined, place);
  }

  /** What the model never keeps, for any file; reported as information. */
  skip(shape: ShapeRecord, why: RemarkFact, kind: string): void {
    this.count(kind, "dropped");
    this.#skipped += 1;
    if (this.#skipped > MAX_LISTED) return;
    this.diagnostics.push({
      severity: "info",
      code: "dropped",
      ...this.#leftOut(shape, why),
      file: this.fileName,
    });
  }

  /** Says how many more there were than the listed ones. */
  finish(): void {
    const unlisted = Math.max(0, this.#dropped - MAX_LISTED) + Math.max(0, this.#skipped - MAX_LISTED);
    if (unlisted > 0) this.warn("dropped", worded("shapes-left-out", { file: this.fileName, count: unlisted }));
    if (this.#refused > MAX_LISTED)
      this.diagnostics.push(
        this.#refusal(worded("shapes-refused", { file: this.fileName, count: this.#refused - MAX_LISTED })),
      );
  }

  #leftOut(shape: ShapeRecord, why: RemarkFact): ReturnType<typeof worded> {
    return worded("shape-left-out", { file: this.fileName, shape: `${shape.place} (${shape.kind})`, why });
  }

  #tellRefusal({ shape, why }: { readonly shape: string; readonly why: RemarkFact }): void {
    this.#refused += 1;
    if (this.#refused <= MAX_LISTED)
      this.diagnostics.push(this.#refusal(worded("shape-refused", { file: this.fileName, shape, why })));
  }

  #refusal(said: ReturnType<typeof worded>): Diagnostic {
    return {
      severity: "error",
      code: "unreadable-shape",
      catalogue: this.document.kind === "board" ? LAYOUT_BREAKS_SCHEMA : UNREADABLE,
      ...said,
      file: this.fileName,
    };
  }

  /** From the shape's own id; two items never share one. */
  id(written: string): ItemId {
    return this.#ids.give(`easyeda:${written === "" ? `item-${this.#ids.size}` : written}`);
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

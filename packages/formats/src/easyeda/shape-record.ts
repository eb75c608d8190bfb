import { phrase, type RemarkKind, type RemarkWords } from "@tracewright/board";
import { numberOfText } from "../number-text.ts";

/** Between the fields of a shape. */
const FIELD = "~";
/** Between a part's own fields and each of the shapes it is made of. */
const PART = "#@$";

/** A place in the file's own units (10 mil), not yet moved or rounded. */
export interface RawPoint {
  readonly x: number;
  readonly y: number;
}

/** Farther than this from the origin nothing is believed: 7,800 units are 1.98 m. */
const MAX_UNITS = 7_800;
/** Nor farther than this from the part it belongs to: turned by any angle that is still within 2 m. */
const MAX_UNITS_OF_PART = 5_500;

/** Widths and radii: twice this is within 2 m. */
const MAX_EXTENT = 3_900;

/** From where places are judged: the document's origin, and of what belongs to a part the part's place. */
export interface ShapeHome {
  readonly origin: RawPoint;
  readonly part?: RawPoint;
}

/** What of a shape a problem is about: phrases of remarks. */
type ShapeField = Extract<RemarkKind, `its-${string}`>;

/**
 * One shape: its kind and its fields. Reading a field that is not what it must be notes the first such `problem` and
 * gives a harmless value; the reader of the shape checks `problem` once, at the end, and leaves the shape out.
 */
export class ShapeRecord {
  /** "12", or "12.3" within a part; counted from 1, as people count. */
  readonly place: string;
  readonly kind: string;
  readonly fields: readonly string[];
  /** Texts of the shapes it is made of; of a part only. */
  readonly parts: readonly string[];
  readonly #home: ShapeHome;
  #problem: RemarkWords | undefined;

  constructor(text: string, place: string, home: ShapeHome) {
    const [head = "", ...parts] = text.split(PART);
    this.fields = head.split(FIELD);
    this.kind = this.fields[0] ?? "";
    this.parts = parts;
    this.place = place;
    this.#home = home;
  }

  /** A record of the same place for a piece of this shape's text. */
  derive(text: string): ShapeRecord {
    return new ShapeRecord(text, this.place, this.#home);
  }

  /** The shapes this part is made of; `at` is where it stands. */
  ownShapes(at: RawPoint): ShapeRecord[] {
    const home = { ...this.#home, part: at };
    return this.parts
      .map((text, index) => new ShapeRecord(text, `${this.place}.${index + 1}`, home))
      .filter(({ kind }) => kind !== "");
  }

  get problem(): RemarkWords | undefined {
    return this.#problem;
  }

  fail(why: RemarkWords): void {
    this.#problem ??= why;
  }

  text(index: number): string {
    return this.fields[index] ?? "";
  }

  /** A number that must be there. */
  number(index: number, what: ShapeField): number {
    return this.#toNumber(this.text(index), what);
  }

  /** A number that may be left empty. */
  numberOr(index: number, fallback: number, what: ShapeField): number {
    const text = this.text(index).replace(/px$/, "");
    return text.trim() === "" || text === "none" || text === "null" ? fallback : this.#toNumber(text, what);
  }

  /** A width, diameter or distance that must be there: neither below zero nor beyond a metre. */
  extent(index: number, what: ShapeField): number {
    const value = this.numberOr(index, Number.NaN, what);
    if (Number.isNaN(value)) this.fail(phrase("field-missing", { field: phrase(what, {}) }));
    return this.#asExtent(value, what);
  }

  /** One that may be left empty. */
  extentOr(index: number, fallback: number, what: ShapeField): number {
    return this.#asExtent(this.numberOr(index, fallback, what), what);
  }

  #asExtent(value: number, what: ShapeField): number {
    if (value >= 0 && value <= MAX_EXTENT) return value;
    this.fail(phrase("field-is", { field: phrase(what, {}), value }));
    return 0;
  }

  point(index: number, what: ShapeField): RawPoint {
    return this.#within({ x: this.number(index, what), y: this.number(index + 1, what) }, what);
  }

  /** "x y x y …", with spaces or commas. */
  points(index: number, what: ShapeField): RawPoint[] {
    const words = this.text(index)
      .trim()
      .split(/[\s,]+/);
    if (words.length === 1 && words[0] === "") return [];
    if (words.length % 2 === 1) {
      this.fail(phrase("numbers-unpaired", { field: phrase(what, {}), count: words.length }));
      return [];
    }
    const points: RawPoint[] = [];
    for (let at = 0; at < words.length; at += 2) {
      const x = this.#toNumber(words[at] ?? "", what);
      const y = this.#toNumber(words[at + 1] ?? "", what);
      points.push(this.#within({ x, y }, what));
    }
    return points;
  }

  /** Notes a place beyond what any board measures. */
  check(points: readonly RawPoint[], what: ShapeField): void {
    for (const point of points) this.#within(point, what);
  }

  /** Whether the place is one that the model holds. */
  isInRange(point: RawPoint): boolean {
    const { origin, part } = this.#home;
    return isNear(point, origin, MAX_UNITS) && (part === undefined || isNear(point, part, MAX_UNITS_OF_PART));
  }

  #within(point: RawPoint, what: ShapeField): RawPoint {
    if (this.isInRange(point)) return point;
    this.fail(phrase("place-out-of-range", { field: phrase(what, {}), x: point.x, y: point.y }));
    return this.#home.origin;
  }

  #toNumber(text: string, what: ShapeField): number {
    const value = numberOfText(text);
    if (Math.abs(value) <= 1e6) return value;
    const field = phrase(what, {});
    this.fail(
      text.trim() === ""
        ? phrase("field-missing", { field })
        : phrase("field-is", { field, value: `"${text.slice(0, 40)}"` }),
    );
    return 0;
  }
}

function isNear(a: RawPoint, b: RawPoint, reach: number): boolean {
  return Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
}

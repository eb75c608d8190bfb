import {
  type CopperLayerId,
  type Diagnostic,
  type Foreign,
  type ItemId,
  type LayerId,
  type LayerSelector,
  type NetId,
  phrase,
  type ReceiptLine,
  type RemarkFact,
  type RemarkWords,
  worded,
} from "@tracewright/board";
import { type Degrees, fromMm, MAX_COORDINATE, type Nm, type Point, toMm } from "@tracewright/geometry";
import { DistinctIds } from "../../distinct-ids.ts";
import { numberOfText } from "../../number-text.ts";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import { PositionFinder } from "../../sexpr/source-position.ts";
import { wordTable } from "../../word-table.ts";
import { FIRST_BRACED_OVERBAR_VERSION, moderniseOverbars } from "./modernise-overbars.ts";
import { readLayer, readLayerSelector } from "./read-layer.ts";

/** So much of what stands in a number's place is quoted. */
const MAX_QUOTED = 60;
/** A file full of nonsense is reported by its first places. */
const MAX_UNREADABLE = 20;
/** More remarks of one kind are counted, not listed: a hostile file could have one for every twenty bytes. */
const MAX_REPORTED = 1000;

/** Subjects without a name, and the phrases that say them. */
const SUBJECTS: Readonly<Record<string, Subject>> = wordTable({
  "a track": "a-track",
  "a via": "a-via",
  "a zone": "a-zone",
  "a dimension": "a-dimension",
  "the board": "the-board",
  "the board's setup": "the-setup",
  "a footprint without reference": "a-part-without-reference",
});
type Subject = "a-track" | "a-via" | "a-zone" | "a-dimension" | "the-board" | "the-setup" | "a-part-without-reference";

/** What is known while one board file is read: its version, its ids and nets, and what became of everything in it. */
export class BoardReading {
  readonly fileName: string;
  readonly version: number;
  /** Nets by the number the file uses, and by name. */
  readonly netByNumber = new Map<number, NetId>();
  readonly netByName = new Map<string, NetId>();
  readonly diagnostics: Diagnostic[] = [];
  readonly #reported = new Map<string, number>();
  /** Numbers that cannot stand, a sentence each: the file will be refused. */
  readonly unreadable: RemarkWords[] = [];
  /** Copper layers by the name people gave them: up to version 5 items refer to layers by that name. */
  readonly layerByUserName = new Map<string, LayerId>();
  /** The copper layers between the outermost two. */
  innerLayers: readonly CopperLayerId[] = [];
  /** What drawings and tracks that open the mask over themselves get where they say no margin. */
  maskExpansion: Nm = 0;
  readonly #parts = new Map<ItemId, ItemId[]>();
  readonly #dissolved = new Set<ItemId>();
  /** What is being read, for messages: "R12", "a track". */
  subject = "the board";
  readonly #lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  readonly #ids = new DistinctIds();
  readonly #positions: PositionFinder;

  constructor(file: { source: Uint8Array; fileName: string; version: number }) {
    this.fileName = file.fileName;
    this.version = file.version;
    this.#positions = new PositionFinder(file.source);
  }

  /** What is being read, for a remark: what is no name of the file's own has words in every language. */
  get subjectFact(): RemarkFact {
    const kind = Object.hasOwn(SUBJECTS, this.subject) ? SUBJECTS[this.subject] : undefined;
    return kind === undefined ? this.subject : phrase(kind, {});
  }

  count(kind: string, what: "read" | "kept" | "converted" | "dropped", by = 1): void {
    let line = this.#lines.get(kind);
    if (!line) {
      line = { read: 0, kept: 0, converted: 0, dropped: 0 };
      this.#lines.set(kind, line);
    }
    line[what] += by;
  }

  receiptLines(): ReceiptLine[] {
    return [...this.#lines].map(([kind, counts]) => ({ kind, ...counts }));
  }

  report(diagnostic: Omit<Diagnostic, "file" | "line" | "column">, at?: NodeReader): void {
    const { code } = diagnostic;
    const count = (this.#reported.get(code) ?? 0) + 1;
    this.#reported.set(code, count);
    if (count > MAX_REPORTED) return;
    const place = at ? this.#positions.find(at.start) : {};
    this.diagnostics.push({ ...diagnostic, file: this.fileName, ...place });
  }

  /** All remarks; of a kind that has too many, how many there are beside those listed. */
  remarks(): Diagnostic[] {
    const unlisted = [...this.#reported].filter(([, count]) => count > MAX_REPORTED);
    return [
      ...this.diagnostics,
      ...unlisted.map(
        ([code, count]): Diagnostic => ({
          severity: "warning",
          code,
          ...worded("further-remarks", {
            file: this.fileName,
            count: (count - MAX_REPORTED).toLocaleString("en-US"),
            code,
          }),
          file: this.fileName,
        }),
      ),
    ];
  }

  /** The file's own UUID, or one derived from the order in the file; two items never share one. */
  id(node: NodeReader, kind: string): ItemId {
    const written = node.takeText("uuid") ?? node.takeText("tstamp") ?? node.takeText("id");
    return this.#ids.give(written ?? `${kind}-${this.#ids.size}`);
  }

  /** The id of something that an item of the file is drawn as. */
  derivedId(whole: ItemId, part: string): ItemId {
    return this.#ids.give(`${whole}-${part}`);
  }

  /** Notes that an item of the file became several. */
  addPart(whole: ItemId, part: ItemId): void {
    this.#parts.set(whole, [...(this.#parts.get(whole) ?? []), part]);
  }

  /** Notes that an item of the file is none of the board's: only its parts are. */
  dissolve(whole: ItemId): void {
    this.#dissolved.add(whole);
  }

  /** An item of the file and whatever it became. */
  withParts(whole: ItemId): readonly ItemId[] {
    return [...(this.#dissolved.has(whole) ? [] : [whole]), ...(this.#parts.get(whole) ?? [])];
  }

  /** Millimetres as written, to nanometres; what is no number or beyond ±2 m is noted, and the file refused later. */
  length(text: string | undefined, at: NodeReader): Nm {
    const value = numberOfText(text);
    const nm = fromMm(value);
    if (Number.isFinite(value) && Math.abs(nm) <= MAX_COORDINATE) return nm;
    this.#refuse(text, phrase("number-out-of-range", {}), at);
    return 0;
  }

  number(text: string | undefined, at: NodeReader): number {
    const value = numberOfText(text);
    if (Number.isFinite(value)) return value;
    this.#refuse(text, phrase("number-is-none", {}), at);
    return 0;
  }

  #refuse(text: string | undefined, why: RemarkWords, at: NodeReader): void {
    if (this.unreadable.length >= MAX_UNREADABLE) return;
    const { line } = this.#positions.find(at.start);
    const number = text === undefined ? phrase("nothing", {}) : text.slice(0, MAX_QUOTED);
    this.unreadable.push(phrase("number-in-list", { subject: this.subjectFact, list: at.name, number, line, why }));
  }

  /** Names and texts as version 6 and later write them. */
  text(written: string): string {
    return this.version < FIRST_BRACED_OVERBAR_VERSION ? moderniseOverbars(written) : written;
  }

  /** A layer's canonical name, or undefined for a word that names none. */
  layer(word: string | undefined): LayerId | undefined {
    return (word === undefined ? undefined : this.layerByUserName.get(word)) ?? readLayer(word);
  }

  selectors(list: NodeReader | undefined): LayerSelector[] {
    return (list?.takeAtoms() ?? [])
      .map((word) => this.layerByUserName.get(word) ?? readLayerSelector(word))
      .filter((layer) => layer !== undefined);
  }

  /** The next number of a list as a length; refused as `length` refuses it. */
  nextLength(node: NodeReader): Nm {
    const value = node.takeNumber();
    const nm = fromMm(value);
    if (Math.abs(nm) <= MAX_COORDINATE) return nm;
    return this.length(Number.isNaN(value) ? node.takeAtom() : `${value}`, node);
  }

  /** The next number of a list as a width, diameter or distance, which is never below 0. */
  nextExtent(node: NodeReader): Nm {
    const nm = this.nextLength(node);
    if (nm >= 0) return nm;
    this.#refuse(String(toMm(nm)), phrase("number-negative", {}), node);
    return 0;
  }

  takeExtent(parent: NodeReader, name: string): Nm | undefined {
    const node = parent.take(name);
    return node && this.nextExtent(node);
  }

  point(node: NodeReader): Point {
    return { x: this.nextLength(node), y: this.nextLength(node) };
  }

  takePoint(parent: NodeReader, name: string): Point | undefined {
    const node = parent.take(name);
    return node && this.point(node);
  }

  takeLength(parent: NodeReader, name: string): Nm | undefined {
    const node = parent.take(name);
    return node && this.nextLength(node);
  }

  takeNumber(parent: NodeReader, name: string): number | undefined {
    const node = parent.take(name);
    if (!node) return undefined;
    const value = node.takeNumber();
    return Number.isNaN(value) ? this.number(node.takeAtom(), node) : value;
  }

  /** `(at x y [angle] [unlocked])`. */
  takePlace(parent: NodeReader): { position: Point; rotation: Degrees; unlocked: boolean } {
    const node = parent.take("at");
    if (!node) return { position: { x: 0, y: 0 }, rotation: 0, unlocked: false };
    const unlocked = node.takeFlag("unlocked");
    const position = this.point(node);
    const angle = node.takeAtom();
    return { position, rotation: angle === undefined ? 0 : this.number(angle, node), unlocked };
  }

  points(node: NodeReader | undefined): Point[] {
    return node ? node.takeAll("xy").map((xy) => this.point(xy)) : [];
  }

  /** `(net 3 "GND")`, `(net 3)` or, from version 10 on, `(net "GND")`. */
  takeNet(parent: NodeReader, place?: Point): NetId | undefined {
    const node = parent.take("net");
    if (!node) return undefined;
    const [first, second] = node.takeAtoms();
    if (first === undefined || first === "") return undefined;
    const numbered = /^\d+$/.test(first) ? this.netByNumber.get(Number(first)) : undefined;
    const named = this.netByName.get(this.text(second ?? first));
    if (numbered !== undefined) return numbered;
    const isNumber = second !== undefined || /^\d+$/.test(first);
    if (named !== undefined && !isNumber) return named;
    if (first === "0" || second === "") return undefined;
    const remedy = phrase(named === undefined ? "net-left-out" : "net-joined-by-name", {});
    this.report(
      {
        severity: "warning",
        code: "undeclared-net",
        ...worded("undeclared-net", {
          subject: this.subjectFact,
          net: second ? `${first} "${second}"` : first,
          remedy,
        }),
        subjects: [this.subject],
        ...(place && { place }),
      },
      node,
    );
    return named;
  }

  /** Unread and partly read data, as the record's `foreign`, counted as kept. */
  foreign(node: NodeReader, kind: string, further: readonly string[] = []): { foreign: Foreign } | undefined {
    const fragments = [...node.leftovers(), ...further];
    if (fragments.length === 0) return undefined;
    const pictures = fragments.filter(isPicture).length;
    if (pictures > 0) this.count(PICTURES, "kept", pictures);
    if (pictures < fragments.length) this.count(kind, "kept", fragments.length - pictures);
    return { foreign: { format: "kicad", version: this.version, fragments } };
  }
}

/** What the receipt calls pictures laid under a board. */
export const PICTURES = "pictures";

/** Whether a piece of a file is a picture (`image`, KiCad 7 on): something to draw by, which no fab plots. */
export function isPicture(fragment: string): boolean {
  return /^\(image[\s(]/.test(fragment);
}

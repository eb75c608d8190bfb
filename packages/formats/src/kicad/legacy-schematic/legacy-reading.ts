import { type Diagnostic, type ItemId, phrase, type ReceiptLine, type RemarkWords } from "@tracewright/board";
import { MAX_COORDINATE, type Nm, type Point } from "@tracewright/geometry";
import { DistinctIds } from "../../distinct-ids.ts";
import { numberOfText } from "../../number-text.ts";
import { moderniseOverbars } from "../board/modernise-overbars.ts";
import { splitLegacyLine } from "./split-legacy-line.ts";

/** A file full of nonsense is reported by its first places. */
const MAX_UNREADABLE = 20;
/** Legacy files count in thousandths of an inch. */
const MIL: Nm = 25_400;

/**
 * One line-oriented file of KiCad 4 or 5 while it is read: the line at hand, what cannot stand, what became of everything.
 */
export class LegacyReading {
  readonly fileName: string;
  readonly diagnostics: Diagnostic[] = [];
  /** Numbers that cannot stand, a sentence each: the file will be refused. */
  readonly unreadable: RemarkWords[] = [];
  readonly #lines: readonly string[];
  readonly #counts = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  readonly #ids = new DistinctIds();
  #next = 0;

  constructor(file: { fileName: string; text: string }) {
    this.fileName = file.fileName;
    this.#lines = file.text.split(/\r\n|\n|\r/);
  }

  /** 1-based number of the line last taken. */
  get line(): number {
    return this.#next;
  }

  /** The next line without its surrounding blanks; undefined at the end. */
  takeLine(): string | undefined {
    const line = this.#lines[this.#next];
    if (line !== undefined) this.#next += 1;
    return line?.trim();
  }

  /** The words of the next line; none at the end. */
  takeWords(): string[] {
    return splitLegacyLine(this.takeLine() ?? "");
  }

  /** The lines up to the one that is `end`, which is taken too. A block cut off by the end of the file is not whole. */
  takeBlock(end: string): string[] {
    const block: string[] = [];
    const began = this.#next;
    for (let line = this.takeLine(); line !== end; line = this.takeLine()) {
      if (line === undefined) {
        this.refuse(phrase("block-cut-off", { line: began, end }));
        break;
      }
      block.push(line);
    }
    return block;
  }

  count(kind: string, what: "read" | "kept" | "converted" | "dropped", by = 1): void {
    const line = this.#counts.get(kind) ?? { read: 0, kept: 0, converted: 0, dropped: 0 };
    line[what] += by;
    this.#counts.set(kind, line);
  }

  receiptLines(): ReceiptLine[] {
    return [...this.#counts].map(([kind, counts]) => ({ kind, ...counts }));
  }

  refuse(what: RemarkWords): void {
    if (this.unreadable.length < MAX_UNREADABLE) this.unreadable.push(what);
  }

  /** Thousandths of an inch as written, to nanometres; what is no number or beyond ±2 m is noted, and the file refused later. */
  length(word: string | undefined): Nm {
    const nm = Math.round(numberOfText(word) * MIL);
    if (Number.isFinite(nm) && Math.abs(nm) <= MAX_COORDINATE) return nm;
    this.refuse(phrase("length-in-line", { line: this.line, number: word ?? phrase("nothing", {}) }));
    return 0;
  }

  point(x: string | undefined, y: string | undefined): Point {
    return { x: this.length(x), y: this.length(y) };
  }

  integer(word: string | undefined, fallback: number): number {
    const value = numberOfText(word);
    return Number.isInteger(value) ? value : fallback;
  }

  /** An id made of the file's own time stamp, or of the order in the file; two items never share one. */
  id(stamp: string | undefined, kind: string): ItemId {
    const basis = stamp === undefined || stamp === "" ? `${this.fileName} ${kind}-${this.#ids.size}` : stamp;
    return this.#ids.give(basis);
  }
}

/** Names and texts as later versions write them; a lone tilde stood for none. */
export function legacyText(written: string): string {
  return written === "~" ? "" : moderniseOverbars(written);
}

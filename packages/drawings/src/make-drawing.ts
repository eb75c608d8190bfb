import { type Board, type Circuit, phrase, type RemarkWords } from "@tracewright/board";
import type { Mark } from "@tracewright/rendering";
import { drawAssembly } from "./assembly/draw-assembly.ts";
import type { Drawing, Picture } from "./drawing.ts";
import type { DrawingContent, DrawingOptions } from "./drawing-options.ts";
import { drawLayout } from "./layout/draw-layout.ts";
import { framePages, type Imprint, trimPages } from "./page/lay-out-pages.ts";
import { drawSheets, undrawnSymbols } from "./schematic/draw-sheets.ts";
import { drawingWords } from "./words/drawing-words.ts";

export interface DrawingSubject extends Imprint {
  readonly board?: Board | undefined;
  readonly circuit?: Circuit | undefined;
}

export type DrawingOutcome =
  | {
      readonly status: "drawn";
      readonly drawing: Drawing;
      /** What the drawing shows otherwise than it should. */
      readonly remarks: readonly RemarkWords[];
    }
  | { readonly status: "refused"; readonly reason: string };

/** Pages of one drawing, and pen moves on all of them: far more than any board has, far less than memory holds. */
const PAGE_LIMIT = 500;
const MOVE_LIMIT = 6_000_000;

/** Draws what was asked for, page by page. */
export function makeDrawing(subject: DrawingSubject, options: DrawingOptions): DrawingOutcome {
  const refusal = findRefusal(subject, options.content);
  if (refusal !== undefined) return { status: "refused", reason: refusal };
  const missing = new Set<string>();
  const drawing = draw(subject, options, missing);
  const moves = drawing.pages.reduce((sum, { marks }) => sum + countMoves(marks), 0);
  if (moves > MOVE_LIMIT) {
    const reason = `This drawing would have ${moves} lines and arcs; ${MOVE_LIMIT} is the limit. Choose fewer layers.`;
    return { status: "refused", reason };
  }
  const letters = [...missing].slice(0, 20).join(" ");
  const remarks = options.content.kind === "schematic" ? undrawnSymbols(required(subject.circuit)) : [];
  if (missing.size > 0) remarks.push(phrase("letters-missing-in-drawing", { letters }));
  return { status: "drawn", drawing, remarks };
}

function draw(subject: DrawingSubject, options: DrawingOptions, missing: Set<string>): Drawing {
  const { content, colours, paper } = options;
  const words = drawingWords(options.language);
  if (content.kind === "schematic") return drawSheets(required(subject.circuit), options, subject, { words, missing });
  const board = required(subject.board);
  const pictures: Picture[] =
    content.kind === "layout"
      ? drawLayout(board, content, { colours, words, missing })
      : drawAssembly({ board, circuit: subject.circuit }, content.sides, { colours, words, missing });
  return paper === "own" ? trimPages(pictures) : framePages(pictures, paper, subject, { words, missing });
}

function findRefusal({ board, circuit }: DrawingSubject, content: DrawingContent): string | undefined {
  if (content.kind === "schematic") {
    if (!circuit || circuit.sheets.length === 0) return "This project has no schematic sheets to draw.";
    const count = circuit.sheets.length;
    return count > PAGE_LIMIT ? `This schematic has ${count} sheets; a drawing takes ${PAGE_LIMIT}.` : undefined;
  }
  if (!board) return "This project has no layout to draw.";
  if (content.kind === "assembly") return content.sides.length === 0 ? "No side was chosen to draw." : undefined;
  const known = new Set<string>(board.layers.map(({ id }) => id));
  const unknown = content.layers?.find((layer) => !known.has(layer));
  if (unknown !== undefined) return `This board has no layer ${unknown.slice(0, 50)}; it has ${[...known].join(", ")}.`;
  return content.layers?.length === 0 ? "No layer was chosen to draw." : undefined;
}

function countMoves(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => {
    if (mark.kind === "group") return sum + countMoves(mark.marks);
    return sum + (mark.kind === "words" ? 1 : mark.path.length);
  }, 0);
}

function required<Subject>(subject: Subject | undefined): Subject {
  if (subject === undefined) throw new Error("the subject of the drawing is missing");
  return subject;
}

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname } from "node:path";
import { inEnglish, type LayerId } from "@tracewright/board";
import {
  DPI_RANGE,
  DRAWING_FILE_TYPES,
  type DrawingContent,
  makeDrawing,
  PAPER_NAMES,
  writeDrawing,
} from "@tracewright/drawings";
import { withFilledZones } from "@tracewright/flows";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { readInputOptions } from "../input-options.ts";
import { numberOption, parseOptions, required } from "../parse-options.ts";
import { inputStem, readAccepted } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { EXPORT_OPTIONS } from "./exporter.ts";

/** Drawings of layout, assembly or schematic; the ending of the output says which file type. */
export async function exportDrawing(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...EXPORT_OPTIONS,
    of: { type: "string", default: "layout" },
    layers: { type: "string" },
    "each-layer": { type: "boolean", default: false },
    side: { type: "string" },
    drills: { type: "string", default: "actual" },
    paper: { type: "string" },
    black: { type: "boolean", default: false },
    dpi: { type: "string" },
    language: { type: "string", default: "en" },
  });
  const input = required(positionals[0], "The board or schematic to draw");
  const path = required(values.output, "-o OUT.pdf");
  const ending = extname(path).slice(1).toUpperCase();
  const fileType = oneOf(ending, DRAWING_FILE_TYPES, "The ending of -o OUT");
  const dpi = numberOption(values.dpi, { name: "dpi", fallback: DPI_RANGE.usual, ...DPI_RANGE });
  const content = contentOf(values);
  const isPrinted = fileType === "PDF" || fileType === "ZIP";
  const usualPaper = isPrinted && content.kind !== "schematic" ? "A4" : "own";
  const paper = oneOf(values.paper ?? usualPaper, ["own", ...PAPER_NAMES] as const, "--paper");
  const language = oneOf(values.language, ["en", "ko"] as const, "--language");
  const { board: read, circuit } = await readAccepted(input, readInputOptions(values));
  const board = read && content.kind === "layout" ? await withFilledZones(read) : read;
  const imprint = { project: inputStem(input), version: board?.title.revision ?? "-", createdAt: new Date() };
  const colours = values.black ? "black" : "colour";
  const outcome = makeDrawing({ ...imprint, board, circuit }, { content, paper, colours, language });
  if (outcome.status === "refused") throw new Refusal(outcome.reason);
  const { drawing } = outcome;
  const remarks = outcome.remarks.map(inEnglish);
  const written = writeDrawing(drawing, { fileType, dpi, stem: `${inputStem(input)}-${content.kind}`, imprint });
  if (written.status === "refused") throw new Refusal(written.reason);
  if (extname(written.fileName).slice(1).toUpperCase() !== fileType)
    throw new Refusal(`This drawing has ${drawing.pages.length} pages: name a .pdf for all of them, or a .zip.`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, written.bytes);
  return {
    exitCode: remarks.length === 0 ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { output: path, pages: drawing.pages.map(({ title }) => title), bytes: written.bytes.length, remarks },
    lines: [
      ...drawing.pages.map(({ title }, index) => `page ${index + 1}: ${title}`),
      ...remarks.map((remark) => `note ${remark}`),
      `Written to ${path}.`,
    ],
  };
}

interface ContentWords {
  readonly of: string;
  readonly layers?: string | undefined;
  readonly "each-layer": boolean;
  readonly side?: string | undefined;
  readonly drills: string;
}

function contentOf({ of, layers, "each-layer": each, side, drills }: ContentWords): DrawingContent {
  const kind = oneOf(of, ["layout", "assembly", "schematic"] as const, "--of");
  const seenFrom = side === undefined ? undefined : oneOf(side, ["front", "back"] as const, "--side");
  if (kind === "schematic") return { kind };
  if (kind === "assembly") return { kind, sides: seenFrom ? [seenFrom] : ["front", "back"] };
  return {
    kind,
    // What is no layer of the board is refused by name.
    ...(layers === undefined ? {} : { layers: layers.split(",").map((layer) => layer.trim() as LayerId) }),
    pages: each ? "each" : "together",
    seenFrom: seenFrom ?? (each ? "own" : "front"),
    drills: oneOf(drills, ["actual", "small", "none"] as const, "--drills"),
  };
}

function oneOf<Word extends string>(word: string, words: readonly Word[], what: string): Word {
  const found = words.find((known) => known === word);
  if (found === undefined) throw new Refusal(`${what} is one of ${words.join(", ")}; it was given "${word}".`);
  return found;
}

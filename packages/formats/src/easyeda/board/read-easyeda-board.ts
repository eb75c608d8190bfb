import { type Board, type Diagnostic, emptyBoard, type Footprint, type ReceiptLine, toMm } from "@tracewright/board";
import type { EasyedaDocument } from "../easyeda-document.ts";
import { readBoardLayers } from "./board-layers.ts";
import { BoardReading, emptyContent } from "./board-reading.ts";
import { HEAL_TOLERANCE, healOutline } from "./heal-outline.ts";
import { readFootprint } from "./read-footprint.ts";
import { readRules } from "./read-rules.ts";
import { readShapes } from "./read-shape.ts";
import { snapOutline } from "./snap-outline.ts";

export interface EasyedaBoardOutcome {
  /** Absent when the file was refused; `diagnostics` says why. */
  readonly board?: Board;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Repairs beyond these are counted, not listed. */
const MAX_REPAIRS = 20;
/** Places in one remark, and remarks of one kind. */
const MAX_PLACES = 100;

/** Reads a board of EasyEDA Standard. Never throws for bad input; a bug still does. */
export function readEasyedaBoard(fileName: string, document: EasyedaDocument): EasyedaBoardOutcome {
  const reading = new BoardReading(fileName, document);
  const content = emptyContent();
  readShapes(reading, reading.shapes(), { frame: reading.frame, into: content, readPart: readFootprint });
  const rules = readRules(reading);
  for (const { kind, what, by } of content.counted) reading.count(kind, what, by);
  if (content.counted.length === 0 && !reading.isRefused)
    reading.diagnostics.push({
      severity: "error",
      code: "empty-board",
      catalogue: 70004,
      message: `${fileName} is an EasyEDA board without a single shape that can be read.`,
      file: fileName,
    });
  reading.finish();
  if (reading.isRefused || content.counted.length === 0) return { lines: [], diagnostics: reading.diagnostics };
  reading.count("nets", "read", reading.nets.length);
  const footprints = numberSinglePads(content.footprints);
  const outline = snapOutline(content.graphics);
  if (outline.moved > 0)
    reading.diagnostics.push({
      severity: "info",
      code: "outline-snapped",
      message: `${fileName}: ends of the board outline were brought to the corner beside them: ${outline.moved}, by ${Math.ceil(outline.farthest / 10) / 100} µm at most.`,
      file: fileName,
    });
  const board = healOutline(reading, {
    ...emptyBoard(),
    title: document.title === "" ? {} : { title: document.title },
    layers: readBoardLayers(document.layers, reading.usedLayers),
    rules,
    nets: reading.nets,
    footprints,
    tracks: content.tracks,
    vias: content.vias,
    zones: content.zones,
    graphics: outline.graphics,
    texts: content.texts,
    auxOrigin: reading.home,
    gridOrigin: reading.home,
  });
  tellRepairs(reading);
  tellCutouts(reading);
  tellDuplicates(reading, footprints);
  return { board, lines: reading.receiptLines(), diagnostics: reading.diagnostics };
}

/** Pads and holes of the board itself carry no reference; H1, H2 … and PAD1 … where those are free. */
function numberSinglePads(footprints: readonly Footprint[]): Footprint[] {
  const taken = new Set(footprints.filter(({ attributes }) => !attributes.boardOnly).map(({ reference }) => reference));
  let number = 0;
  return footprints.map((footprint) => {
    if (!footprint.attributes.boardOnly) return footprint;
    const prefix = footprint.library === "EasyEDA:Hole" ? "H" : "PAD";
    if (prefix === "PAD" && footprint.reference !== "PAD" && !taken.has(footprint.reference)) {
      taken.add(footprint.reference);
      return footprint;
    }
    let reference: string;
    do {
      number += 1;
      reference = `${prefix}${number}`;
    } while (taken.has(reference));
    taken.add(reference);
    return { ...footprint, reference };
  });
}

function tellRepairs(reading: BoardReading): void {
  const listed = reading.repairs.filter(({ distance }) => distance > 0).slice(0, MAX_REPAIRS);
  for (const { at, distance, what } of listed)
    reading.warn(
      "outline-healed",
      `the board outline was healed at (${toMm(at.x).toFixed(3)}, ${toMm(at.y).toFixed(3)}) mm: ${what}, ${toMm(distance).toFixed(4)} mm (tolerance ${toMm(HEAL_TOLERANCE)} mm).`,
      undefined,
      at,
    );
  if (reading.repairs.length > listed.length)
    reading.warn(
      "outline-healed",
      `the board outline was healed at ${reading.repairs.length - listed.length} further places.`,
    );
}

/** Leads and bodies of library parts are drawn with them by the dozen: one remark names them all. */
function tellCutouts(reading: BoardReading): void {
  const { skippedCutouts: places } = reading;
  if (places.length === 0) return;
  reading.count("cut-outs of drawings", "dropped", places.length);
  reading.diagnostics.push({
    severity: "info",
    code: "dropped",
    message: `${reading.fileName}: ${places.length} ${places.length === 1 ? "cut-out" : "cut-outs"} in drawn areas (no copper, no hole) were left out: ${places.slice(0, MAX_PLACES).join(", ")}${places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : ""}.`,
    file: reading.fileName,
  });
}

function tellDuplicates(reading: BoardReading, footprints: readonly Footprint[]): void {
  const counts = new Map<string, number>();
  for (const { reference } of footprints) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  const twice = [...counts].filter(([, count]) => count > 1);
  for (const [reference, count] of twice.slice(0, MAX_PLACES))
    reading.warn(
      "duplicate-reference",
      `${reference === "" ? "a part without reference" : reference} stands ${count} times on the board; the parts were kept apart.`,
      [reference],
    );
  if (twice.length > MAX_PLACES)
    reading.warn("duplicate-reference", `${twice.length - MAX_PLACES} further references stand several times.`);
}

import {
  type Board,
  type Diagnostic,
  emptyBoard,
  type Footprint,
  listed,
  phrase,
  type ReceiptLine,
  worded,
} from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { boardExcess } from "../../limits/board-excess.ts";
import { oversizeRefusal } from "../../limits/oversize.ts";
import type { EasyedaDocument } from "../easyeda-document.ts";
import { readBoardLayers } from "./board-layers.ts";
import { BoardReading, emptyContent } from "./board-reading.ts";
import { HEAL_TOLERANCE, healOutline } from "./heal-outline.ts";
import { withSpokes } from "./pad-spokes.ts";
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
      ...worded("easyeda-empty-board", { file: fileName }),
      file: fileName,
    });
  reading.finish();
  if (reading.isRefused || content.counted.length === 0) return { lines: [], diagnostics: reading.diagnostics };
  reading.count("nets", "read", reading.nets.length);
  const excess = boardExcess({ ...emptyBoard(), ...content, nets: reading.nets, rules });
  if (excess.length > 0) {
    const refusals = excess.map((one) => oversizeRefusal(fileName, one));
    return { lines: [], diagnostics: [...reading.diagnostics, ...refusals] };
  }
  const footprints = withSpokes(numberSinglePads(content.footprints), content.zones);
  const outline = snapOutline(content.graphics);
  if (outline.moved > 0)
    reading.diagnostics.push({
      severity: "info",
      code: "outline-snapped",
      ...worded("outline-snapped", {
        file: fileName,
        count: outline.moved,
        micrometres: Math.ceil(outline.farthest / 10) / 100,
      }),
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
  const told = reading.repairs.filter(({ distance }) => distance > 0).slice(0, MAX_REPAIRS);
  for (const { at, distance, what } of told)
    reading.warn(
      "outline-healed",
      worded(what === "gap closed" ? "outline-gap-closed" : "outline-spur-cut", {
        file: reading.fileName,
        x: toMm(at.x).toFixed(3),
        y: toMm(at.y).toFixed(3),
        distance: toMm(distance).toFixed(4),
        tolerance: toMm(HEAL_TOLERANCE),
      }),
      undefined,
      at,
    );
  if (reading.repairs.length > told.length)
    reading.warn(
      "outline-healed",
      worded("outline-healed-further", { file: reading.fileName, count: reading.repairs.length - told.length }),
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
    ...worded("cut-outs-left-out", {
      file: reading.fileName,
      count: places.length,
      places: listed(places, MAX_PLACES),
    }),
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
      worded("reference-twice-on-board", { reference: reference || phrase("a-part-without-reference", {}), count }),
      [reference],
    );
  if (twice.length > MAX_PLACES)
    reading.warn(
      "duplicate-reference",
      worded("references-twice-on-board", { file: reading.fileName, count: twice.length - MAX_PLACES }),
    );
}

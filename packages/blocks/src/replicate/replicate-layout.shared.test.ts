/**
 * Repeated circuits of real boards take the layout of the first: on the board as it is, where what collides must be
 * named, and with all other copper and the parts of the copies lifted off, where every copy must fit.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  applyEdit,
  type Board,
  boardOutline,
  type Footprint,
  moveFootprint,
  moveItem,
  padPosition,
} from "@tracewright/board";
import { importFiles, writeKicadBoard } from "@tracewright/formats";
import { boxOfPoints, fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { motionBetween } from "../pose/motion-between.ts";
import { ownCopper } from "../take/own-copper.ts";
import { MAX_SHIFT, replicateLayout } from "./replicate-layout.ts";
import type { CopyReport } from "./replicate-request.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const boards = join(shared, "boards");
const tool = join(shared, "tools/measure_board.py");

interface Case {
  readonly name: string;
  /** References of the model. */
  readonly model: (board: Board) => readonly string[];
  readonly copies: number;
  readonly parts: number;
  readonly by: CopyReport["by"];
  /** Nets with copper that joins pads which are on several nets of the copy: address pins tied elsewhere. */
  readonly leftOut?: readonly string[];
  /** Copies that are made on the board as it is, where they may be put aside and tracks of others may be removed. */
  readonly fitting: readonly string[];
}

const listed = (text: string) => () => text.split(" ");

const CASES: readonly Case[] = [
  {
    name: "quad-level-shifter",
    model: listed("RN3 LED1 LED2 LED3 LED4"),
    copies: 1,
    parts: 5,
    by: "circuit",
    fitting: ["RN4"],
  },
  {
    name: "hackrf-one",
    model: listed("U13 C58 C50 L5 U14 Q1 C52 C163"),
    copies: 1,
    parts: 8,
    by: "circuit",
    fitting: ["U12"],
  },
  {
    name: "cbpi-hat",
    model: listed("F1 Q8 Q9 R23 R22 R8 D2 P1 Q1 R7"),
    copies: 6,
    parts: 10,
    by: "circuit",
    fitting: ["Q10", "Q12", "Q14", "Q16", "Q18", "Q20"],
  },
  {
    name: "glasgow-revc",
    model: (board) => {
      const c55 = board.footprints.find(({ reference }) => reference === "C55");
      const sheet = sheetOf(c55!);
      return board.footprints.filter((part) => sheetOf(part) === sheet).map(({ reference }) => reference);
    },
    copies: 1,
    parts: 68,
    by: "sheet",
    leftOut: ["+3V3", "GND"],
    fitting: [],
  },
];

function sheetOf({ symbolPath = "" }: Footprint): string {
  return symbolPath.slice(0, symbolPath.lastIndexOf("/"));
}

function readBoard(name: string): Board {
  const folder = join(boards, name);
  const files = readdirSync(folder).filter((file) => /\.(kicad_pcb|kicad_pro|json)$/.test(file));
  const { board } = importFiles(files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) })));
  if (!board) throw new Error(`${name} holds no board`);
  return board;
}

const partsOf = (board: Board, references: readonly string[]) =>
  references.flatMap((reference) => board.footprints.filter((part) => part.reference === reference).slice(0, 1));

/** How far the pads of a copy are from where the model's anchor would have them. */
function furthest(board: Board, model: readonly Footprint[], { anchor, parts }: CopyReport): number {
  const copies = parts.map((reference) => board.footprints.find((part) => part.reference === reference));
  const lead = copies.findIndex((part) => part?.reference === anchor);
  const motion = motionBetween(model[lead]!, { part: copies[lead]!, isTurned: false });
  const distances = model.flatMap((part, index) => {
    const copy = copies[index];
    if (!copy) return [];
    const ideal = moveItem({ list: "footprints", record: part }, motion, board).record as Footprint;
    const places = ideal.pads.map((pad) => padPosition(ideal, pad));
    // A part that was turned by half a turn has its pads in the same places under other numbers.
    return copy.pads.map((pad) => nearest(padPosition(copy, pad), places));
  });
  return Math.max(...distances);
}

function nearest({ x, y }: Point, places: readonly Point[]): number {
  return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
}

/**
 * The board with nothing but its parts and the model's copper; the parts of the copies stand in a row beside it, the
 * anchors first.
 */
function lifted(board: Board, model: readonly Footprint[], copies: readonly CopyReport[]): Board {
  const { tracks, vias } = ownCopper(board, model);
  const outline = boardOutline(board);
  const points =
    outline.status === "closed"
      ? outline.areas.flatMap(({ outer }) => outer)
      : board.footprints.map(({ position }) => position);
  const right = boxOfPoints(points)!.maxX;
  const top = boxOfPoints(points)!.minY;
  const size = boxOfPoints(model.map(({ position }) => position))!;
  const [width, height] = [size.maxX - size.minX + fromMm(15), size.maxY - size.minY + fromMm(15)];
  const spots = new Map<string, Point>();
  for (const [row, { anchor, parts }] of copies.entries()) {
    for (const reference of parts)
      if (reference !== "" && reference !== anchor)
        spots.set(reference, {
          x: right + 4 * width + (spots.size % 20) * fromMm(30),
          y: top + Math.floor(spots.size / 20) * fromMm(30),
        });
    spots.set(anchor, { x: right + 2 * width, y: top + (row + 1) * height * 2 });
  }
  const footprints = board.footprints.map((part) => {
    const position = spots.get(part.reference);
    return position ? moveFootprint(part, { position }) : part;
  });
  return { ...board, footprints, tracks, vias, zones: [] };
}

describe.skipIf(!existsSync(boards))("replicate layout on real boards (needs the shared test data folder)", () => {
  for (const { name, model: modelOf, copies: count, parts, by, leftOut = [], fitting } of CASES)
    describe(name, () => {
      const board = readBoard(name);
      const model = partsOf(board, modelOf(board));
      const ids = model.map(({ id }) => id);

      it("on the board as it is: copies are found, and made or refused with what is in the way", () => {
        const { copies, edit } = replicateLayout(board, { ids });
        expect(model).toHaveLength(parts);
        expect(copies).toHaveLength(count);
        for (const copy of copies) {
          expect(copy.by).toBe(by);
          expect(copy.missing).toEqual([]);
          if (copy.status === "refused") expect(namedIn(copy)).toBeGreaterThan(0);
          else expect(furthest(edit ? applyEdit(board, edit) : board, model, copy)).toBeLessThan(1_000);
        }
      });

      it("put aside up to 25 mm and with tracks in the way removed: what fits equals the first, what does not is named", () => {
        const { copies, edit } = replicateLayout(board, { ids, maxShift: MAX_SHIFT, clearsTracks: true });
        const after = edit ? applyEdit(board, edit) : board;
        expect(copies.filter(({ status }) => status === "made").map(({ anchor }) => anchor)).toEqual(fitting);
        for (const copy of copies) {
          if (copy.status === "refused") expect(namedIn(copy)).toBeGreaterThan(0);
          else expect(furthest(after, model, copy)).toBeLessThan(1_000);
          expect(Math.hypot(copy.shift?.x ?? 0, copy.shift?.y ?? 0)).toBeLessThanOrEqual(MAX_SHIFT);
        }
        const touched = new Set(copies.flatMap(({ status, parts: own }) => (status === "made" ? own : [])));
        const others = (of: Board) => of.footprints.filter(({ reference }) => !touched.has(reference));
        expect(others(after)).toEqual(others(board));
        if (hasKicad() && fitting.length > 0)
          expectNoMore(board, after, { model: aloneOf(board, model), copies: fitting.length });
      });

      it("with the copies lifted off: every copy is made, equal to the first within 1 µm", () => {
        const bare = lifted(board, model, replicateLayout(board, { ids }).copies);
        const { copies, edit } = replicateLayout(bare, { ids });
        expect(copies.map(({ status, refusal }) => [status, refusal])).toEqual(copies.map(() => ["made", undefined]));
        expect(copies).toHaveLength(count);
        const after = edit ? applyEdit(bare, edit) : bare;
        for (const copy of copies) {
          expect(furthest(after, model, copy)).toBeLessThan(1_000);
          expect([...copy.leftOut].sort()).toEqual(leftOut);
        }
        const copied = (after.tracks.length - bare.tracks.length) / (count * bare.tracks.length);
        expect(copied).toBeGreaterThanOrEqual(leftOut.length === 0 ? 1 : 0.98);
        if (hasKicad()) expectNoMore(bare, after, { model: aloneOf(board, model), copies: count });
      });
    });
});

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run") && existsSync(tool);
  } catch {
    return false;
  }
}

/** What KiCad finds, by rule; what is open, ends nowhere or is printed over something is no error of a copy. */
function kicadErrors(board: Board): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "replicate-"));
  try {
    const written = writeKicadBoard(board);
    writeFileSync(join(folder, "b.kicad_pcb"), written.board);
    writeFileSync(join(folder, "b.kicad_pro"), written.project);
    if (written.rules) writeFileSync(join(folder, "b.kicad_dru"), written.rules);
    const text = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, join(folder, "b.kicad_pcb")], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { drc } = JSON.parse(text) as { drc: { routing: Record<string, number>; other: Record<string, number> } };
    const all = Object.entries({ ...drc.routing, ...drc.other });
    return Object.fromEntries(
      all.filter(([rule]) => !/^(unconnected_items|silk_|track_dangling|via_dangling)/.test(rule)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Errors that the model has within itself are copied with it, so many times. */
function expectNoMore(before: Board, after: Board, { model, copies }: { model: Board; copies: number }): void {
  const [known, own] = [kicadErrors(before), kicadErrors(model)];
  const more = Object.entries(kicadErrors(after)).filter(
    ([rule, count]) => count > (known[rule] ?? 0) + copies * (own[rule] ?? 0),
  );
  expect(more).toEqual([]);
}

/** The model by itself. */
function aloneOf(board: Board, model: readonly Footprint[]): Board {
  const { tracks, vias } = ownCopper(board, model);
  return { ...board, footprints: model, tracks, vias, zones: [] };
}

function namedIn({ refusal }: CopyReport): number {
  if (!refusal) return 0;
  return refusal.reason === "collides" ? refusal.subjects.length : refusal.parts.length;
}

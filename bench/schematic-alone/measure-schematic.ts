import { readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { applyEdit, type Board, copperLayers } from "@tracewright/board";
import { checkLimits, checkPlacement } from "@tracewright/checks";
import { startGrowingPlacement, type TriedCandidate } from "@tracewright/flows";
import { boardFromCircuit, growProposedBoard } from "@tracewright/footprints";
import { importFiles, type OpenLibraries } from "@tracewright/formats";
import { startPlacement } from "@tracewright/placement";
import { humanBoard, outlineArea } from "./human-board.ts";
import type { SchematicProject } from "./list-schematics.ts";
import { startProcessorClock } from "./processor-clock.ts";
import { type RoutedSchematic, routeSchematic } from "./route-schematic.ts";

/** How far a schematic alone came. */
export type Stage = "refused" | "no board" | "limits" | "no placement" | "placed";

export interface SchematicRow {
  readonly name: string;
  readonly stage: Stage;
  /** Parts that stand on the board. */
  readonly parts: number;
  /** How many parts have their footprint from where. */
  readonly sources: Readonly<Record<string, number>>;
  /** Names that schematics ask for and that got something else or nothing. */
  readonly unknown: readonly string[];
  /** What stands in the way; empty where placements are there. */
  readonly reasons: readonly string[];
  readonly candidates: number;
  readonly legal: number;
  readonly layers: number;
  /** Area of the outline proposed over that of the human's board, and the human's layers, where that board is there. */
  readonly human?: { readonly areaRatio: number; readonly layers: number };
  /** Where it was asked for and three placements were there. */
  readonly routed?: RoutedSchematic;
  readonly seconds: number;
  /** Of the code that it was measured on. */
  readonly commit?: string;
}

export interface MeasureOptions {
  readonly places: boolean;
  readonly seconds: number;
  /** Seconds that the best candidate is routed; not at all where absent. */
  readonly routeSeconds?: number;
  /** KiCad's libraries; without them, footprints are the built-in ones. */
  readonly official?: OpenLibraries;
  /** Whether the footprints of the project's folder come along. */
  readonly takesFootprints?: boolean;
}

const STEP_WORK = 20_000;

/** Reads a schematic without its board and its project's libraries, makes a board of it and places that. */
export async function measureSchematic(
  project: SchematicProject,
  { places, seconds, routeSeconds, official, takesFootprints = false }: MeasureOptions,
): Promise<SchematicRow> {
  const { name, root } = project;
  const files = [...project.files, ...(takesFootprints ? project.footprints : [])];
  const spent = startProcessorClock();
  const row = (stage: Stage, rest: Partial<SchematicRow> = {}): SchematicRow => ({
    name,
    stage,
    parts: 0,
    sources: {},
    unknown: [],
    reasons: [],
    candidates: 0,
    legal: 0,
    layers: 0,
    ...rest,
    seconds: Number(spent().toFixed(1)),
  });
  const { circuit, footprints, rules, receipt, accepted } = importFiles(
    files.map((path) => ({ name: relative(dirname(root), path), bytes: readFileSync(path) })),
  );
  const errors = receipt.diagnostics.filter(({ severity }) => severity === "error");
  if (!accepted || !circuit) return row("refused", { reasons: errors.map(({ message }) => message) });
  const { board, choices, remarks } = boardFromCircuit(circuit, {
    footprints,
    ...(rules && { rules }),
    ...(official && { official }),
  });
  const sources: Record<string, number> = {};
  for (const { source } of choices) sources[source] = (sources[source] ?? 0) + 1;
  const human = humanBoard(project);
  const made = {
    layers: copperLayers(board).length,
    ...(human && {
      human: { areaRatio: Number((outlineArea(board) / human.areaMm2).toFixed(2)), layers: human.layers },
    }),
    parts: choices.length,
    sources,
    unknown: choices
      .filter(({ source }) => source !== "files" && source !== "official" && source !== "family")
      .map(({ component, source }) => `${source}\t${component.reference}\t${component.footprint}\t${component.value}`),
  };
  const faults = remarks
    .filter(({ severity }) => severity === "error")
    .map(({ code, message }) => `${code}: ${message}`);
  if (faults.length > 0 || board.footprints.length === 0) return row("no board", { ...made, reasons: faults });
  const limits = checkLimits({ board, circuit, file: basename(root) });
  const hard = limits.filter(({ severity }) => severity === "error");
  if (hard.length > 0) return row("limits", { ...made, reasons: hard.map(({ message }) => message) });
  if (!places) return row("placed", made);
  const placing = { strip: false, fixed: [], seed: 1 } as const;
  const run =
    routeSeconds === undefined
      ? startPlacement(board, circuit, placing)
      : startGrowingPlacement(board, circuit, {
          ...placing,
          grow: (small: Board) => growProposedBoard(small, circuit),
        });
  while (run.step(STEP_WORK) === "running" && spent() < seconds);
  const candidates: readonly TriedCandidate[] = run.outcome().candidates;
  const judged = candidates.map((candidate) => {
    const placed = applyEdit(board, candidate.edit);
    const faults = [
      ...candidate.unplaced.map(({ reason }) => reason),
      ...checkPlacement(placed, basename(root)).map(({ message }) => message),
    ];
    return { candidate, placed, faults };
  });
  const legal = judged.filter(({ faults }) => faults.length === 0);
  const best = legal.toSorted((a, b) => compareTrials(a.candidate, b.candidate))[0];
  const routed =
    routeSeconds !== undefined && best
      ? await routeSchematic(best.placed, { name: name.replaceAll("/", "_"), seconds: routeSeconds })
      : undefined;
  return row(legal.length >= 3 ? "placed" : "no placement", {
    ...made,
    candidates: candidates.length,
    legal: legal.length,
    reasons: judged.flatMap(({ faults }) => faults).slice(0, 5),
    ...(routed && { routed }),
  });
}

/**
 * What its trial left open, then vias: as candidates are offered. Where the time ended before its trial, the candidate that
 * keeps room for tracks goes behind those that came out whole and before all others: on a board of 249 parts it left 0 and
 * 2 of 519 connections open in two runs, the compact one 43.
 */
function compareTrials(a: TriedCandidate, b: TriedCandidate): number {
  return openOf(a) - openOf(b) || (a.trial?.vias ?? 0) - (b.trial?.vias ?? 0);
}

function openOf({ trial, profile }: TriedCandidate): number {
  if (trial) return trial.total - trial.connected;
  return profile === "routable" ? 0.5 : Number.MAX_VALUE;
}

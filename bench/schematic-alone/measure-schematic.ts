import { readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { applyEdit } from "@tracewright/board";
import { checkLimits, checkPlacement } from "@tracewright/checks";
import { boardFromCircuit } from "@tracewright/footprints";
import { importFiles } from "@tracewright/formats";
import { startPlacement } from "@tracewright/placement";
import type { SchematicProject } from "./list-schematics.ts";

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
  readonly seconds: number;
}

const STEP_WORK = 20_000;

/** Reads a schematic without its board and its libraries, makes a board of it and places that. */
export function measureSchematic(
  { name, root, files }: SchematicProject,
  { places, seconds }: { readonly places: boolean; readonly seconds: number },
): SchematicRow {
  const begun = performance.now();
  const spent = () => (performance.now() - begun) / 1000;
  const row = (stage: Stage, rest: Partial<SchematicRow> = {}): SchematicRow => ({
    name,
    stage,
    parts: 0,
    sources: {},
    unknown: [],
    reasons: [],
    candidates: 0,
    legal: 0,
    ...rest,
    seconds: Number(spent().toFixed(1)),
  });
  const { circuit, rules, receipt, accepted } = importFiles(
    files.map((path) => ({ name: relative(dirname(root), path), bytes: readFileSync(path) })),
  );
  const errors = receipt.diagnostics.filter(({ severity }) => severity === "error");
  if (!accepted || !circuit) return row("refused", { reasons: errors.map(({ message }) => message) });
  const { board, choices, remarks } = boardFromCircuit(circuit, rules ? { rules } : {});
  const sources: Record<string, number> = {};
  for (const { source } of choices) sources[source] = (sources[source] ?? 0) + 1;
  const made = {
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
  const run = startPlacement(board, circuit, { strip: false, fixed: [], seed: 1 });
  while (run.step(STEP_WORK) === "running" && spent() < seconds);
  const { candidates } = run.outcome();
  const faultsOf = candidates.map((candidate) => [
    ...candidate.unplaced.map(({ reason }) => reason),
    ...checkPlacement(applyEdit(board, candidate.edit), basename(root)).map(({ message }) => message),
  ]);
  const legal = faultsOf.filter((each) => each.length === 0).length;
  return row(legal >= 3 ? "placed" : "no placement", {
    ...made,
    candidates: candidates.length,
    legal,
    reasons: faultsOf.flat().slice(0, 5),
  });
}

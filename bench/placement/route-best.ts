import { join } from "node:path";
import { applyEdit, type Board } from "@tracewright/board";
import type { TriedCandidate } from "@tracewright/flows";
import { VIA_WORTH } from "@tracewright/routing";
import { HEAP_OPTIONS } from "@tracewright/threads";
import { benchBoard } from "../routing/bench-board.ts";
import { isClean } from "../routing/goals.ts";
import { isJudged, type Row } from "../routing/row.ts";
import type { Variant } from "../routing/strip-board.ts";
import { writeBoardFiles } from "../suite/judge-board.ts";
import type { SuiteBoard } from "../suite/suite-boards.ts";
import type { PlacementRow } from "./row.ts";

/** As the routing bench routes the human's placement. */
const SECONDS = 120;

interface RouteOptions {
  readonly board: SuiteBoard;
  readonly variant: Variant;
  readonly workers: number;
}

/**
 * Routes the candidates as the routing bench routes the human's placement, in the order of their trials, until one is whole and
 * without an error: the best of the three is asked for, and a trial has less time.
 */
export async function routeBest(
  source: Board,
  candidates: readonly TriedCandidate[],
  options: RouteOptions,
): Promise<PlacementRow["routed"]> {
  let best: PlacementRow["routed"];
  for (const [index, candidate] of byTrial(candidates).entries()) {
    const row = await routeCandidate(applyEdit(source, candidate.edit), options);
    if (!best || isBetter(row, best.row)) best = { profile: candidate.profile, row, rank: index + 1 };
    if (isClean(row)) break;
  }
  return best;
}

function routeCandidate(placed: Board, { board, variant, workers }: RouteOptions): Promise<Row> {
  const stem = join(import.meta.dirname, "../.cache/placement", `${board.name.replaceAll("/", "_")}-best`);
  const path = writeBoardFiles(placed, stem);
  return benchBoard(
    { ...board, path },
    {
      variant,
      seconds: SECONDS,
      program: join(import.meta.dirname, "../routing/route-one.ts"),
      nodeOptions: HEAP_OPTIONS,
      workers,
      router: "placed",
    },
  );
}

/** Fewer open connections, then fewer errors; anything is better than no answer. */
function isBetter(row: Row, than: Row): boolean {
  if (!isJudged(row) || !isJudged(than)) return isJudged(row);
  return (row.verdict.unrouted - than.verdict.unrouted || row.errors - than.errors) < 0;
}

/** Fewest open connections, then least copper with vias at the router's own price; without those that were not tried. */
function byTrial(candidates: readonly TriedCandidate[]): readonly TriedCandidate[] {
  const price = ({ trial }: TriedCandidate) =>
    trial
      ? { open: trial.total - trial.connected, copper: trial.lengthMm + (trial.vias * VIA_WORTH) / 1e6 }
      : undefined;
  return candidates
    .flatMap((candidate) => {
      const cost = price(candidate);
      return cost ? [{ candidate, ...cost }] : [];
    })
    .sort((a, b) => a.open - b.open || a.copper - b.copper)
    .map(({ candidate }) => candidate);
}

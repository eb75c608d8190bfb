import { join } from "node:path";
import { applyEdit, type Board } from "@tracewright/board";
import type { TriedCandidate } from "@tracewright/flows";
import { VIA_WORTH } from "@tracewright/routing";
import { HEAP_OPTIONS } from "@tracewright/threads";
import { benchBoard } from "../routing/bench-board.ts";
import { writeBoardFiles } from "../suite/judge-board.ts";
import type { SuiteBoard } from "../suite/suite-boards.ts";
import type { PlacementRow } from "./row.ts";

/** As the routing bench routes the human's placement. */
const SECONDS = 120;

/** Routes the best candidate as the routing bench routes the human's placement: every net as tracks. */
export async function routeBest(
  source: Board,
  candidates: readonly TriedCandidate[],
  { board, workers }: { readonly board: SuiteBoard; readonly workers: number },
): Promise<PlacementRow["routed"]> {
  const best = bestByTrial(candidates);
  if (!best) return undefined;
  const stem = join(import.meta.dirname, "../.cache/placement", `${board.name.replaceAll("/", "_")}-best`);
  const path = writeBoardFiles(applyEdit(source, best.edit), stem);
  const row = await benchBoard(
    { ...board, path },
    {
      variant: "T",
      seconds: SECONDS,
      program: join(import.meta.dirname, "../routing/route-one.ts"),
      nodeOptions: HEAP_OPTIONS,
      workers,
      router: "placed",
    },
  );
  return { profile: best.profile, row };
}

/** Fewest open connections, then least copper with vias at the router's own price; undefined: none was tried. */
export function bestByTrial(candidates: readonly TriedCandidate[]): TriedCandidate | undefined {
  const price = ({ trial }: TriedCandidate) =>
    trial
      ? { open: trial.total - trial.connected, copper: trial.lengthMm + (trial.vias * VIA_WORTH) / 1e6 }
      : undefined;
  return candidates
    .flatMap((candidate) => {
      const cost = price(candidate);
      return cost ? [{ candidate, ...cost }] : [];
    })
    .sort((a, b) => a.open - b.open || a.copper - b.copper)[0]?.candidate;
}

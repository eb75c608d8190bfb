import { type Board, type Finding, withBlocksHeld, withBlocksReleased } from "@tracewright/board";
import type { ConnectionCount } from "@tracewright/checks";
import type { PairReport } from "@tracewright/routing";
import { addedCopper, measureCopper } from "./added-copper.ts";
import { explainOpen, type StillOpen } from "./explain-open.ts";
import type { PlaneVias } from "./plane-vias/with-plane-vias.ts";
import type { RouteBoardOptions, RouteRequest } from "./route-request.ts";
import { runScope, splitAirwires } from "./run-scope.ts";
import { fillAndCount } from "./stages/fill-and-count.ts";
import { finish } from "./stages/finish.ts";
import { keepConnections } from "./stages/keep-connections.ts";
import { layForPlanes } from "./stages/lay-for-planes.ts";
import { matchLengths } from "./stages/match-lengths.ts";
import { matchPairs } from "./stages/match-pairs.ts";
import { negotiate } from "./stages/negotiate.ts";
import { obeyRules } from "./stages/obey-rules.ts";
import { stagesFrom } from "./stages/stage.ts";
import { type Stitched, stitch } from "./stages/stitch.ts";
import { strip } from "./stages/strip.ts";
import { trustThePours } from "./stages/trust-the-pours.ts";

/**
 * How a board is routed. Nets with pours on track layers are routed as tracks, for tracks hold the room that a pour needs;
 * where not all of them find room, an attempt that counts on the pours takes what time is left.
 */
const ROUTE = stagesFrom<RouteRequest>()
  .next(strip)
  .next(layForPlanes)
  .next(fillAndCount)
  .next(negotiate)
  .next(finish)
  .next(trustThePours)
  .next(keepConnections)
  .next(obeyRules)
  .next(matchPairs)
  .next(matchLengths)
  .next(stitch);

/** Routes a board. The answer is judged by the design rules on the finished board, never by what an engine believes. */
export async function routeBoard(source: Board, options: RouteBoardOptions): Promise<RoutedBoard | "stopped"> {
  const held = withBlocksHeld(source);
  const routed = await ROUTE.run({ source: held, options, scope: runScope(options.control ?? {}) });
  if (routed === "stopped") return routed;
  const report = reportOf(routed);
  return { ...report, board: withBlocksReleased(report.board, source) };
}

export interface RoutedBoard {
  readonly board: Board;
  /** `complete`: judged on the finished board, pours filled, nothing is open. */
  readonly status: "complete" | "partial";
  readonly connections: ConnectionCount;
  readonly findings: readonly Finding[];
  /** Of the connections the run was asked for, and of those its tracks cut. */
  readonly open: readonly StillOpen[];
  /** How many connections are open outside the request: of other nets, outside the region. */
  readonly unasked: number;
  /** Of every differential pair with something to join, unless pairs were to be routed as other nets. */
  readonly pairs: readonly PairReport[];
  /** Vias for heat and returns, laid on boards whose planes were proposed; among those added. */
  readonly planeVias: PlaneVias;
  /** What the run added; length in nanometres. */
  readonly added: { readonly vias: number; readonly length: number };
}

function reportOf({ stripped, scope, openAtFirst, pairs, best, done }: Stitched): RoutedBoard {
  const { board, vias } = done;
  const { findings, connections, ratsnest } = done.judged;
  const { mine, unasked } = splitAirwires(openAtFirst, ratsnest, scope);
  return {
    board,
    status: connections.connected === connections.total ? "complete" : "partial",
    connections,
    findings,
    open: explainOpen(board, best.outcome, mine),
    unasked,
    pairs,
    planeVias: vias,
    added: measureCopper(addedCopper(stripped, board)),
  };
}

import { applyEdit, type Board, type Finding, type ItemId, indexBoard } from "@tracewright/board";
import { type Airwire, checkBoard, checkConnections } from "@tracewright/checks";
import {
  type OpenConnection,
  type OpenReason,
  type RoutedCopper,
  type RoutingOptions,
  type RoutingOutcome,
  type RoutingRun,
  resumeRouting,
  startRouting,
} from "@tracewright/routing";
import { type RunScope, runScope } from "./run-scope.ts";
import { shedCarriedCopper } from "./shed-carried-copper.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";
import { withoutLooseEnds } from "./without-loose-ends.ts";

/**
 * Steps a run with whatever clock its owner has. `finished`: the run has nothing left to do; `ended`: its time is up;
 * `stopped`: it is put aside, to go on from its checkpoint another day.
 */
export type DriveRun = (run: DrivenRun) => "finished" | "ended" | "stopped";

/** What an owner may do with the run that is under way. */
export interface DrivenRun extends Pick<RoutingRun, "step" | "progress" | "checkpoint"> {
  preview(): RunPicture;
}

/** The copper that a run has added so far, and what was on the board and is not any more. */
export interface RunPicture extends RoutedCopper {
  readonly removed: readonly ItemId[];
}

export interface RouteBoardOptions extends StripFirst {
  readonly seed: number;
  /** Nets, region, what happens to copper that is there; everything where absent. Checked by `checkRoutingOptions`. */
  readonly control?: Omit<RoutingOptions, "seed">;
  /** Of a run that was stopped, on the same board and with the same options. */
  readonly checkpoint?: Uint8Array;
  readonly drive: DriveRun;
}

/** Why a connection is open; `parted`: a pour joined it until tracks ran through the pour. */
export type OpenCause = OpenReason | { readonly kind: "parted"; readonly message: string };

export interface StillOpen extends Omit<OpenConnection, "reason"> {
  readonly reason: OpenCause;
}

export interface RoutedBoard {
  readonly board: Board;
  /** `complete`: judged on the finished board, pours filled, nothing is open. */
  readonly status: "complete" | "partial";
  readonly connections: { readonly total: number; readonly connected: number };
  readonly findings: readonly Finding[];
  /** Of the connections the run was asked for. */
  readonly open: readonly StillOpen[];
  /** How many connections are open that nobody asked for: of other nets, outside the region. */
  readonly unasked: number;
  /** What the run added; length in nanometres. */
  readonly added: { readonly vias: number; readonly length: number };
}

/** Tracks part pours, and what they joined has to be joined anew; each round parts them less. */
const MOST_ROUNDS = 3;

/**
 * Routes a board: strips it as asked, fills the pours, routes, fills them again, and goes over what the new tracks have
 * parted. The answer is judged by the design rules on the finished board, never by what an engine believes.
 */
export async function routeBoard(source: Board, options: RouteBoardOptions): Promise<RoutedBoard | "stopped"> {
  const { checkpoint, drive } = options;
  const asked: RoutingOptions = { ...options.control, seed: options.seed };
  const scope = runScope(asked);
  // Planes that no pad hangs on yet are there to be reached, so nothing counts as an island before routing.
  const start = await withFilledZones(strippedBoard(source, options, scope), { islands: "keep" });
  const first = checkpoint ? resumeRouting(start, checkpoint, asked) : startRouting(start, asked);
  const { total } = checkConnections(start).connections;
  const removed = removedCopper(source, start);
  let ended = drive(counted(first, total, removed));
  if (ended === "stopped") return "stopped";
  let outcome = first.outcome();
  let board = await withFilledZones(applyEdit(start, outcome.edit));
  let judged = checkBoard(board);
  for (let round = 2; round <= MOST_ROUNDS && ended === "finished" && isParted(judged, outcome, scope); round += 1) {
    const run = startRouting(board, asked);
    ended = drive(laterRun(counted(run, total, removed), first, addedCopper(start, board)));
    if (ended === "stopped") return "stopped";
    outcome = run.outcome();
    if (outcome.vias === 0 && outcome.length === 0) break;
    board = await withFilledZones(applyEdit(board, outcome.edit));
    judged = checkBoard(board);
  }
  const copper = addedCopper(start, board);
  const mine = new Set([...copper.tracks, ...copper.vias].map(({ id }) => id));
  const light = await shedCarriedCopper(board, mine);
  const trimmed = withoutLooseEnds(light, mine);
  if (trimmed !== board) {
    board = await withFilledZones(trimmed);
    judged = checkBoard(board);
  }
  const { findings, connections, ratsnest } = judged;
  return {
    board,
    status: connections.connected === connections.total ? "complete" : "partial",
    connections,
    findings,
    open: explainAll(board, outcome, ratsnest.filter(scope.asks)),
    unasked: ratsnest.filter((airwire) => !scope.asks(airwire)).length,
    added: measureCopper(addedCopper(start, board)),
  };
}

/** More is open of what was asked for than the engine left open. */
function isParted(
  judged: { readonly ratsnest: readonly Airwire[] },
  outcome: RoutingOutcome,
  { asks }: RunScope,
): boolean {
  return judged.ratsnest.filter(asks).length > outcome.open.length;
}

/** Engines count what they were given to join; people count the whole board, before, during and after a run alike. */
function counted(run: RoutingRun, total: number, removed: readonly ItemId[]): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    preview: () => ({ ...run.preview(), removed }),
    progress: () => {
      const progress = run.progress();
      return { ...progress, total, connected: total - (progress.total - progress.connected) };
    },
  };
}

/** Shown as the end of the first run: its checkpoint leads here again, and its copper is part of the picture. */
function laterRun(run: DrivenRun, first: RoutingRun, copper: RoutedCopper): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => first.checkpoint(),
    progress: () => ({ ...run.progress(), phase: "repair", percent: 99 }),
    preview: () => {
      const { tracks, vias, removed } = run.preview();
      return { tracks: [...copper.tracks, ...tracks], vias: [...copper.vias, ...vias], removed };
    },
  };
}

function measureCopper({ tracks, vias }: RoutedCopper): RoutedBoard["added"] {
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return { vias: vias.length, length: Math.round(length) };
}

function removedCopper(before: Board, after: Board): readonly ItemId[] {
  const { tracks, vias } = addedCopper(after, before);
  return [...tracks, ...vias].map(({ id }) => id);
}

function addedCopper(before: Board, after: Board): RoutedCopper {
  const known = new Set<string>([...before.tracks, ...before.vias].map(({ id }) => id));
  return {
    tracks: after.tracks.filter(({ id }) => !known.has(id)),
    vias: after.vias.filter(({ id }) => !known.has(id)),
  };
}

/** What the engine explained, and every other airwire of the finished board. */
function explainAll(board: Board, outcome: RoutingOutcome, ratsnest: readonly Airwire[]): StillOpen[] {
  const { netById, padById } = indexBoard(board);
  const zones = new Set<string>(board.zones.map(({ id }) => id));
  const explained = new Map<string, number>();
  for (const { net } of outcome.open) explained.set(net, (explained.get(net) ?? 0) + 1);
  const open: StillOpen[] = [...outcome.open];
  for (const { net, from, to } of ratsnest) {
    const name = netById.get(net)?.name ?? net;
    const left = explained.get(name) ?? 0;
    if (left > 0) {
      explained.set(name, left - 1);
      continue;
    }
    const endOf = ({ item, position }: Airwire["from"]) => {
      const pad = padById.get(item);
      const label = pad
        ? `${pad.footprint.reference} pad ${pad.pad.number}`
        : zones.has(item)
          ? `pour of ${name}`
          : `track of ${name}`;
      return { label, item, x: position.x, y: position.y };
    };
    const [start, end] = [endOf(from), endOf(to)];
    const message = `${start.label} and ${end.label} are joined by no pour any more, and no way for a track was found`;
    open.push({ net: name, from: start, to: end, reason: { kind: "parted", message } });
  }
  return open;
}

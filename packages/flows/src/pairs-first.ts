/**
 * The beginning of a run: differential pairs are laid, and what is left is negotiated around them. Of pairs that stand in
 * the way of connections which can be made without them, those nearest to what stays open first, the ends make
 * room where others find none; then they are laid around room for others; then they are given up. All of it depends on the board
 * and the options alone, so a run that goes on from a checkpoint has the same beginning.
 */
import { applyEdit, type Board, type ItemId, type NetId, type Track, type Via } from "@tracewright/board";
import {
  type PairReport,
  type PairsRun,
  type RoutedCopper,
  type RoutingProgress,
  type RoutingRun,
  resolveNetControls,
  resumeRouting,
  type StartOptions,
  startPairs,
  startRouting,
} from "@tracewright/routing";
import type { DrivenRun, DriveRun } from "./driven-run.ts";
import { markChoices, normalCorridors, type PairChoices, readChoices } from "./pair-choices.ts";
import {
  corridorsFor,
  joinedCorridors,
  NO_CORRIDORS,
  type PairCorridors,
  sizeOf,
  withCorridors,
} from "./pair-corridors.ts";
import type { RepairRun } from "./repair-run.ts";
import { until } from "./until.ts";
import { withFilledZones } from "./with-filled-zones.ts";

export interface Beginning {
  /** The board with its pairs, pours filled around them: what all runs start from. */
  readonly start: Board;
  /** Messages for its runs. */
  readonly told: StartOptions;
  readonly pairs: readonly PairReport[];
  /** Negotiated, unless its time was up before. */
  readonly first: RoutingRun;
  readonly ended: "finished" | "ended";
  /** A run on this start as its owner sees it. */
  readonly shown: (run: RepairRun) => DrivenRun;
}

export interface BeginningTask {
  /** Stripped, pours filled. */
  readonly bare: Board;
  readonly asked: StartOptions;
  readonly checkpoint: Uint8Array | undefined;
  readonly drive: DriveRun;
  /** Counts connections as people do. */
  readonly counted: (run: RepairRun) => DrivenRun;
}

/** So often pairs are laid; then all of them are given up. */
const MAX_TRIES = 6;
/** Up to this try pairs leave more room to others, before any pair is given up. */
const TRIES_WITH_ROOM = 3;
/** Where a run without pairs leaves as much open, but not the same, pairs are loosened for so few connections. */
const MOST_WORTH_LOOSENING = 4;
/** Turns of repair and improvement after which open connections may be caused by pairs: all that the engine takes. */
const CYCLES = 1;
/** The run without pairs may visit so many times as many nodes as the one with them has, or so many: it is there to compare. */
const WORK_ALONE = 1.5;
const MIN_VISITS_ALONE = 1_000_000;

export async function beginWithPairs(task: BeginningTask): Promise<Beginning | "stopped"> {
  const { bare, asked, drive, counted } = task;
  let { givenUp, loosened, corridors, checkpoint }: PairChoices & { checkpoint: Uint8Array } = readChoices(
    bare,
    task.checkpoint,
  );
  let alone: RoutingRun | undefined;
  /** The best of the attempts that were given up, for when there is no time to find a better one. */
  let kept: Beginning | undefined;
  /** The attempt before pairs were loosened, where it leaves no more open than a run without pairs. */
  let stiff: Beginning | undefined;
  let before:
    | { readonly pairs: readonly PairReport[]; readonly added: RoutedCopper; readonly near: readonly NetId[] }
    | undefined;
  for (let attempt = 1; ; attempt++) {
    const choices: PairChoices = { givenUp, loosened, corridors };
    const marked = (run: RepairRun): RepairRun => ({
      step: (work) => run.step(work),
      progress: () => run.progress(),
      preview: () => run.preview(),
      checkpoint: () => markChoices(bare, choices, run.checkpoint()),
    });
    const laid = await layPairs(bare, asked, {
      ...choices,
      checkpoint,
      drive: (run) => drive(counted(marked(run))),
    });
    if (laid === "stopped") return "stopped";
    if (laid.ended === "ended" && kept) return leastOpen([kept, alone && withoutPairs(task, alone, kept.pairs)]);
    const { start, added, movable, pairs } = laid;
    // Where the room for others leaves a pair none, it is in their way, and reported so.
    const lost = (before?.pairs ?? []).filter(({ name }) =>
      pairs.some((pair) => pair.name === name && pair.legs.length === 0),
    );
    // Pairs that lie as they did would leave the same connections open.
    const stay = before && isSameCopper(before.added, added) ? before.near : [];
    before = undefined;
    if (lost.length + stay.length > 0) {
      givenUp = new Set([...givenUp, ...lost.flatMap(netsOf), ...stay]);
      checkpoint = BEFORE_THE_RUN;
      continue;
    }
    const told = withPairsHeld(bare, asked, { added, movable, loosened });
    const first = checkpoint.length > 0 ? resumeRouting(start, checkpoint, told) : startRouting(start, told);
    const prepared = preparedInSteps(first, checkpoint);
    checkpoint = BEFORE_THE_RUN;
    const shown = (run: RepairRun): DrivenRun => counted(marked(withPairs(run, added)));
    const ended = drive(shown(prepared(untilNegotiated(first))));
    if (ended === "stopped") return "stopped";
    const beginning: Beginning = { start, told, pairs, first, ended, shown };
    const inTime = (): Beginning =>
      leastOpen([{ ...beginning, ended: "ended" }, kept, alone && withoutPairs(task, alone, pairs)]);
    if (ended === "ended") return inTime();
    if (added.tracks.length === 0 || openIn(first) === 0) return beginning;
    const repaired = drive(shown(untilRepaired(first)));
    if (repaired === "stopped") return repaired;
    if (repaired === "ended") return inTime();
    if (openIn(first) === 0) return beginning;
    alone ??= startRouting(bare, asked);
    const lone = untilRepaired(alone, Math.max(MIN_VISITS_ALONE, WORK_ALONE * first.progress().visits));
    const compared = drive({ ...shown(first), step: (work) => lone.step(work) });
    if (compared === "stopped") return compared;
    if (compared === "ended") return inTime();
    // What fixed pairs leave open stays open; what others do may still be joined.
    if (stiff) return openIn(stiff.first) < openIn(first) ? stiff : beginning;
    const near = pairsNear(first, pairs, added);
    const isStiff = loosened.size + givenUp.size + sizeOf(corridors) === 0 && near.length > 0;
    const isWorthIt = openIn(alone) >= openIn(first);
    if (isWorthIt && !(isStiff && joinsOthers(alone, first))) return beginning;
    kept = leastOpen([kept, { ...beginning, ended: "ended" }]);
    if (isStiff) {
      if (isWorthIt) stiff = beginning;
      loosened = new Set(near);
      continue;
    }
    const room = attempt <= TRIES_WITH_ROOM ? roomBeside({ bare, first, alone, pairs, corridors }) : NO_CORRIDORS;
    if (sizeOf(room) > sizeOf(corridors)) {
      corridors = room;
      before = { pairs: pairs.filter(({ legs }) => legs.length > 0), added, near };
      continue;
    }
    const inTheWay = attempt < MAX_TRIES ? near : pairs.flatMap(netsOf);
    givenUp = new Set([...givenUp, ...inTheWay]);
  }
}

/** Whether a run joins what the other leaves open, as long as that is little. */
function joinsOthers(run: RoutingRun, other: RoutingRun): boolean {
  if (openIn(other) > MOST_WORTH_LOOSENING) return false;
  const open = new Set(run.outcome("none").open.map(({ net }) => net));
  return other.outcome("none").open.some(({ net }) => !open.has(net));
}

/** Pairs stay pairs, whatever may happen to copper that was there; movable ends make room where others find none. */
function withPairsHeld(
  bare: Board,
  asked: StartOptions,
  { added, movable, loosened }: Pick<LaidPairs, "added" | "movable"> & Pick<PairChoices, "loosened">,
): StartOptions {
  const fixed = new Set(asked.fixed);
  for (const { id } of [...added.tracks, ...added.vias]) if (!movable.has(id)) fixed.add(id);
  if (movable.size === 0) return { ...asked, fixed };
  const controls = resolveNetControls(bare, asked);
  const kept = new Set([...loosened].filter((net) => controls.get(net)?.existing === "keep"));
  for (const { id, net } of [...bare.tracks, ...bare.vias]) if (net !== undefined && kept.has(net)) fixed.add(id);
  const shoved = Object.fromEntries([...kept].map((net) => [net, "shove" as const]));
  return { ...asked, fixed, existing: { ...asked.existing, byNet: { ...asked.existing?.byNet, ...shoved } } };
}

/** The one that leaves least open by what is legal of it, the first of equals. */
function leastOpen([first, ...others]: readonly (Beginning | undefined)[]): Beginning {
  let best = first;
  for (const other of others) {
    if (!other) continue;
    if (!best || legalOpen(other) < legalOpen(best)) best = other;
  }
  if (!best) throw new Error("no attempt to choose from");
  return best;
}

/** A run that still negotiates counts connections that run into each other; its outcome holds what is legal. */
function legalOpen({ first }: Beginning): number {
  return first.outcome("none").open.length;
}

/** The run that was there to compare, when its time is up. */
function withoutPairs(
  { bare, asked, counted }: BeginningTask,
  alone: RoutingRun,
  pairs: readonly PairReport[],
): Beginning {
  const run = startPairs(bare, asked, { givenUp: new Set(pairs.flatMap(netsOf)) });
  while (run.step(1_000) === "running");
  return { start: bare, told: asked, pairs: run.outcome().pairs, first: alone, ended: "ended", shown: counted };
}

function isSameCopper(one: RoutedCopper, other: RoutedCopper): boolean {
  const placesOf = ({ tracks, vias }: RoutedCopper): string =>
    [
      ...tracks.map(({ layer, start, end }) => [layer, start.x, start.y, end.x, end.y].join()),
      ...vias.map(({ position }) => [position.x, position.y].join()),
    ]
      .sort()
      .join(";");
  return placesOf(one) === placesOf(other);
}

/** What pairs leave room for by now: for what they blocked before, and for what the run beside them could not join. */
function roomBeside(task: {
  readonly bare: Board;
  readonly first: RoutingRun;
  readonly alone: RoutingRun;
  readonly pairs: readonly PairReport[];
  readonly corridors: PairCorridors;
}): PairCorridors {
  const { bare, first, alone, pairs, corridors } = task;
  const paired = new Set(pairs.flatMap(netsOf));
  const found = corridorsFor(bare, alone.preview(), { open: first.outcome("none").open, paired });
  return normalCorridors(bare, joinedCorridors(corridors, found));
}

interface LaidPairs {
  readonly start: Board;
  readonly added: RoutedCopper;
  /** Of what is added, the ends of loosened pairs. */
  readonly movable: ReadonlySet<ItemId>;
  readonly pairs: readonly PairReport[];
  readonly ended: "finished" | "ended";
}

/** A checkpoint taken while pairs are laid: the run that follows has not begun. */
const BEFORE_THE_RUN = new Uint8Array(0);
const NOTHING: RoutedCopper = { tracks: [], vias: [], removed: [] };
const NOT_BEGUN = {
  phase: "prepare",
  connected: 0,
  total: 0,
  vias: 0,
  length: 0,
  hopeless: 0,
  conflicts: 0,
  cycle: 0,
  visits: 0,
} as const;

async function layPairs(
  board: Board,
  asked: StartOptions,
  options: PairChoices & {
    readonly checkpoint: Uint8Array;
    readonly drive: (run: RepairRun) => ReturnType<DriveRun>;
  },
): Promise<LaidPairs | "stopped"> {
  const run = startPairs(withCorridors(board, options.corridors), asked, options);
  if (run.progress().total === 0)
    return { start: board, added: NOTHING, movable: new Set(), pairs: [], ended: "finished" };
  const ended = options.drive({
    step: (work) => run.step(work),
    checkpoint: () => options.checkpoint,
    preview: () => NOTHING,
    progress: () => ({ ...NOT_BEGUN, percent: percentOf(run) }),
  });
  if (ended === "stopped") return "stopped";
  const { edit, ...laid } = run.outcome();
  if (laid.added.tracks.length === 0) return { start: board, ...laid, ended };
  return { start: await withFilledZones(applyEdit(board, edit), { islands: "keep" }), ...laid, ended };
}

/** The run's picture with the pairs that it goes around. */
function withPairs(run: RepairRun, { tracks, vias }: RoutedCopper): RepairRun {
  if (tracks.length === 0) return run;
  return {
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    progress: () => run.progress(),
    preview: () => {
      const picture = run.preview();
      const removed = new Set(picture.removed);
      const stays = ({ id }: Track | Via): boolean => !removed.has(id);
      return {
        tracks: [...tracks.filter(stays), ...picture.tracks],
        vias: [...vias.filter(stays), ...picture.vias],
        removed: picture.removed,
      };
    },
  };
}

/** For each open connection the nets of the laid pair that comes nearest to one of its ends. */
function pairsNear(run: RoutingRun, pairs: readonly PairReport[], { tracks }: RoutedCopper): NetId[] {
  return run.outcome().open.flatMap(({ from, to }) => {
    let nearest: PairReport | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const pair of pairs)
      for (const { net, start, end } of tracks) {
        if (net !== pair.positive && net !== pair.negative) continue;
        for (const place of [start, end])
          for (const { x, y } of [from, to]) {
            const distance = Math.hypot(place.x - x, place.y - y);
            if (distance < least) [least, nearest] = [distance, pair];
          }
      }
    return nearest ? netsOf(nearest) : [];
  });
}

function netsOf({ positive, negative }: PairReport): NetId[] {
  return [positive, negative];
}

/** Prepares the run in steps that can be stopped; until then there is nothing to show, and to keep what it goes on from. */
function preparedInSteps(run: RoutingRun, from: Uint8Array): (stepped: RepairRun) => RepairRun {
  let isPrepared = false;
  return (stepped) => ({
    step: (work) => {
      isPrepared ||= run.prepare(work) === "finished";
      return isPrepared ? stepped.step(work) : "running";
    },
    checkpoint: () => (isPrepared ? stepped.checkpoint() : from),
    preview: () => (isPrepared ? stepped.preview() : NOTHING),
    progress: () => stepped.progress(),
  });
}

/** Ends where the topology is found and repairing begins. */
function untilNegotiated(run: RoutingRun): RepairRun {
  return until(run, ({ phase }) => phase !== "prepare" && phase !== "negotiate");
}

/** Ends when all is joined that can be, where improving begins for the last time, or when the work is done. */
function untilRepaired(run: RoutingRun, mostVisits = Number.POSITIVE_INFINITY): RepairRun {
  const hasCome = ({ phase, cycle, connected, hopeless, total, visits }: RoutingProgress): boolean =>
    phase === "done" ||
    (phase === "optimise" && cycle >= CYCLES) ||
    (phase !== "prepare" && (connected + hopeless >= total || visits >= mostVisits));
  return until(run, hasCome, "epoch");
}

/** Also connections that no track can make: the pairs themselves may be what parts their ends. */
function openIn(run: RoutingRun): number {
  const { connected, total } = run.progress();
  return total - connected;
}

/** Laying pairs is the first hundredths of a run. */
function percentOf(run: PairsRun): number {
  const { done, total } = run.progress();
  return Math.min(2, Math.floor((2 * done) / total));
}

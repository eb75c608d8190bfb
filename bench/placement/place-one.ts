import { applyEdit, type Board } from "@tracewright/board";
import { startTrialPlacement } from "@tracewright/flows";
import { measureCandidate, placementsApart } from "@tracewright/placement";
import { startCrew } from "@tracewright/threads";
import type { Variant } from "../routing/strip-board.ts";
import type { SuiteBoard } from "../suite/suite-boards.ts";
import { readSuiteBoard } from "../suite/suite-boards.ts";
import { decouplingDistance } from "./decoupling-distance.ts";
import { judgeCandidates, straddlingParts } from "./judge-candidates.ts";
import { routeBest } from "./route-best.ts";
import type { PlacementRow } from "./row.ts";

/** Connectors, holes and what else a person puts in its place first. */
const FIXED = ["J", "P", "CN", "CON", "USB", "H", "MH", "X", "K"];
const STEP_WORK = 20_000;

export interface PlaceOptions {
  /** Placing and its trials are ended after so many seconds. */
  readonly seconds: number;
  readonly workers: number;
  readonly seed: number;
  /** Route the best candidate as the routing bench routes the human's placement in this variant. */
  readonly routedAs?: Variant | undefined;
}

/** Forgets where a board's parts stand, places them, and asks KiCad and the router what it came to. */
export async function placeOne(board: SuiteBoard, options: PlaceOptions): Promise<PlacementRow> {
  const source = readSuiteBoard(board);
  const fixed = [...FIXED.map((prefix) => `${prefix}*`), ...straddlingParts(source)];
  const threads = startCrew({ threads: options.workers });
  const spent = startWatch();
  const run = startTrialPlacement(source, undefined, {
    strip: true,
    fixed,
    seed: options.seed,
    crew: threads.crew,
    placingCrew: threads.placingCrew,
  });
  let firstLegal: Spent | undefined;
  let placed: Spent | undefined;
  while (run.step(STEP_WORK) === "running" && spent().seconds < options.seconds) {
    const { placed: standing, total, phase } = run.progress();
    if (standing === total) firstLegal ??= spent();
    if (phase.endsWith("trial routing")) placed ??= spent();
  }
  const took = spent();
  await threads.close();
  const outcome = run.outcome();
  const placements = outcome.candidates.map(({ edit }) => applyEdit(source, edit));
  const judged = await judgeCandidates(source, placements, board.name);
  const decouplingOf = (placed: Board) => {
    const decoupling = decouplingDistance(placed, outcome.intents);
    return decoupling === undefined ? {} : { decoupling };
  };
  const { routedAs: variant, workers } = options;
  const routed = variant && (await routeBest(source, outcome.candidates, { board, variant, workers }));
  return {
    board: board.name,
    suite: board.suite,
    parts: source.footprints.length,
    movable: run.progress().total,
    movedFixed: countMovedFixed(source, placements),
    unplaced: outcome.unplaced.map(({ reference }) => reference),
    candidates: outcome.candidates.map(({ profile, trial, metrics }, index) => {
      const answer = judged[index];
      const placed = placements[index];
      return {
        profile,
        metrics,
        ...(trial && { trial }),
        ...(answer && { judged: answer }),
        ...(placed && decouplingOf(placed)),
      };
    }),
    human: { metrics: measureCandidate(source, outcome.intents), ...decouplingOf(source) },
    apart: placementsApart(source, placements),
    ...(firstLegal && { firstLegalSeconds: firstLegal.seconds, firstLegalCpuSeconds: firstLegal.cpuSeconds }),
    ...(placed && { placedCpuSeconds: placed.cpuSeconds }),
    ...took,
    ...(routed && { routed }),
  };
}

interface Spent {
  readonly seconds: number;
  /** Of all threads together: what another program takes of the machine does not count. */
  readonly cpuSeconds: number;
}

function startWatch(): () => Spent {
  const begun = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - begun) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}

function countMovedFixed(source: Board, placements: readonly Board[]): number {
  const straddling = new Set(straddlingParts(source));
  return source.footprints.filter(
    (footprint, index) =>
      (footprint.locked ||
        straddling.has(footprint.reference) ||
        FIXED.some((prefix) => footprint.reference.startsWith(prefix))) &&
      placements.some(({ footprints }) => footprints[index] !== footprint),
  ).length;
}

import type { Board, Finding } from "@tracewright/board";
import { measureLengths } from "@tracewright/checks";
import { countErrors, type DrivenRun, errorsOf, type RoutedBoard, routeBoard } from "@tracewright/flows";
import { toMm } from "@tracewright/geometry";
import { startCrew } from "@tracewright/threads";
import { driveEngine } from "./drive-engine.ts";
import type { OpenCause, Remedy } from "./messages/open-connection.ts";
import type { RoutedPair } from "./messages/routing-summary.ts";
import type { RunProgress } from "./messages/run-messages.ts";
import type { RoutingOptions } from "./messages/run-options.ts";
import type { RunPreview } from "./messages/run-preview.ts";
import type { RunResult } from "./messages/run-result.ts";
import { packBoard } from "./pack-document.ts";
import type { RunContext } from "./run-context.ts";
import { unpackBoard } from "./unpack-document.ts";

/** More findings than anybody reads. */
const MAX_FINDINGS = 500;
/** What a run says of its progress when nothing is left but to finish, to repair and to judge its result. */
const ALMOST_DONE = 99;
/** The API's integers have 32 bits. */
const MAX_CONFLICTS = 2 ** 31 - 1;

/** Routes a board and checks the result before anybody sees it. */
export async function routeInThread(context: RunContext, options: RoutingOptions): Promise<void> {
  const { input, post } = context;
  const threads = startCrew({
    threads: input.threads,
    onLost: ({ message }) => post({ kind: "warning", message }),
  });
  let last: { progress: RunProgress; preview: RunPreview } | undefined;
  const source = unpackBoard(input.board);
  const routed = await routeBoard(source, {
    strip: options.strip,
    pours: options.pours === "TRACKS" ? "tracks" : "keep",
    seed: options.seed,
    ...(options.control && { control: options.control }),
    ...(input.checkpoint && { checkpoint: input.checkpoint }),
    crew: threads.crew,
    drive: (run) => {
      const progress = () => presentProgress(run);
      const preview = () => presentPreview(run, options);
      const ended = driveEngine({ ...context, engine: run, progress, preview });
      if (ended === "stopped") return "stopped";
      last = { progress: progress(), preview: preview() };
      // A run is driven in several parts; only what follows the last ones is a check of the result.
      const isChecked = ended === "ended" || last.progress.percent >= ALMOST_DONE;
      post({
        kind: "progress",
        progress: isChecked ? { ...last.progress, phase: "check" } : last.progress,
        preview: last.preview,
      });
      return ended;
    },
  }).finally(threads.close);
  if (routed === "stopped" || last === undefined) return;
  post({
    kind: "finished",
    progress: { ...last.progress, percent: 100 },
    results: [summarise(routed, errorsOf(source))],
  });
}

function presentProgress(run: DrivenRun): RunProgress {
  const { percent, phase, connected, total, vias, length, conflicts } = run.progress();
  // Before its first round the engine knows of none and says so with a number beyond what the API can carry.
  const known = conflicts <= MAX_CONFLICTS ? conflicts : null;
  return { percent, phase, connected, total, vias, lengthMm: toMm(length), conflicts: known };
}

function presentPreview(run: DrivenRun, { strip, control }: RoutingOptions): RunPreview {
  const { tracks, vias, removed } = run.preview();
  const isAllStripped = strip && !control?.nets && !control?.region;
  return {
    ...(isAllStripped ? { strip } : removed.length > 0 && { removed }),
    tracks: tracks.map(({ start, end, width, layer, net }) => ({ start, end, width, layer, ...(net && { net }) })),
    vias: vias.map(({ position, diameter, drill, net }) => ({ position, diameter, drill, ...(net && { net }) })),
  };
}

function summarise(
  { board, status, connections, findings, open, unasked, planeVias, pairs }: RoutedBoard,
  errorsBefore: number,
): RunResult {
  return {
    board: packBoard(board),
    placement: null,
    routing: {
      complete: status === "complete",
      connected: connections.connected,
      total: connections.total,
      vias: board.vias.length,
      lengthMm: toMm(copperLength(board)),
      findings: worstFirst(findings),
      errors: { before: errorsBefore, after: countErrors(findings) },
      open: open.map(({ net, from, to, reason }) => ({
        net,
        from: { item: from.item, x: from.x, y: from.y },
        to: { item: to.item, x: to.x, y: to.y },
        reason: reason.message,
        cause: causeOf(reason),
      })),
      unasked,
      planeVias,
      pairs: pairs.map((pair) => presentPair(pair, board)),
      lengths: measureLengths(board),
    },
  };
}

function presentPair(pair: RoutedBoard["pairs"][number], { nets }: Board): RoutedPair {
  const { name, positive, negative, status, legs, apart, lengthened } = pair;
  const longer = nets.find(({ id }) => id === lengthened?.net);
  return {
    name,
    nets: [positive, negative],
    status,
    legs: legs.map(({ from, to, coupledLength, positive: { vias }, skew: { length, delay } }) => ({
      from,
      to,
      coupledLength,
      vias,
      skew: length,
      delay,
    })),
    apart: apart.map(({ reason, between = [], message }) => ({ reason, between, message })),
    ...(lengthened && longer && { lengthened: { ...lengthened, net: longer.name } }),
  };
}

type Reason = RoutedBoard["open"][number]["reason"];
type EngineRemedy = Exclude<Reason, { kind: "parted" | "enclosed" }>["remedies"][number];

function causeOf(reason: Reason): OpenCause {
  return {
    kind: reason.kind,
    nets: reason.kind === "congested" ? reason.nets : [],
    objects:
      reason.kind === "infeasible" ? reason.objects : reason.kind === "enclosed" ? [reason.pad, reason.block] : [],
    ...(reason.kind === "infeasible" && reason.gap),
    spots:
      reason.kind === "congested" ? reason.spots : reason.kind === "infeasible" && reason.spot ? [reason.spot] : [],
    ...(reason.kind === "congested" && reason.cut && { cut: reason.cut }),
    remedies: "remedies" in reason ? reason.remedies.map(presentRemedy) : [],
  };
}

function presentRemedy(remedy: EngineRemedy): Remedy {
  switch (remedy.kind) {
    case "width":
    case "clearance":
      return { kind: remedy.kind, length: remedy.to };
    case "move":
      return { kind: "move", length: remedy.by };
    case "layers":
    case "effort":
      return remedy;
  }
}

function copperLength(board: Board): number {
  return Math.round(
    board.tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0),
  );
}

/** Errors before warnings; the stored list has an end. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  const sorted = [...findings].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  return sorted.slice(0, MAX_FINDINGS);
}

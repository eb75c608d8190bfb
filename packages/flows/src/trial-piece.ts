/**
 * The trial routing of one candidate as a piece of work: it needs the board of the placement and what is said here, nothing of
 * the other candidates, and has the same outcome wherever and whenever it is computed.
 */
import { applyEdit, type Board, type BoardEdit, indexBoard, type NetId } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { type Crew, type RoutingRun, resumeRouting, type StartOptions, startRouting } from "@tracewright/routing";

/** What a trial routing came to, of the nets without a pour. */
export interface TrialRouting {
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly lengthMm: number;
  /** Node visits that it took. */
  readonly visits: number;
  /** Whether it was ended by its allowance: more work might have joined more, or saved copper. */
  readonly isCut: boolean;
}

/** Plain data: it may travel as JSON. */
export interface TrialPiece {
  /** The index of the candidate. */
  readonly candidate: number;
  /** Of the board that is placed. */
  readonly edit: BoardEdit;
  readonly seed: number;
  /** Node visits that it may take: the same for all candidates, so that what comes of them can be compared. */
  readonly mostVisits: number;
}

/** Computes on other threads as well, with the same outcome. */
interface TrialOptions {
  readonly crew?: Crew | undefined;
  /** Of a trial of the same piece that was paused. */
  readonly checkpoint?: Uint8Array | undefined;
}

/** A trial at work. What a routing is asked before it is prepared would be prepared in one piece. */
export class TrialRun {
  readonly #piece: TrialPiece;
  readonly #run: RoutingRun;
  #isPrepared = false;
  #saved: Uint8Array | undefined;

  constructor(board: Board, piece: TrialPiece, { crew, checkpoint }: TrialOptions = {}) {
    const placed = applyEdit(board, piece.edit);
    const options: StartOptions = {
      seed: piece.seed,
      effort: "draft",
      nets: netsWithoutPour(placed),
      mostVisits: piece.mostVisits,
      ...(crew && { crew }),
    };
    this.#piece = piece;
    this.#saved = checkpoint;
    this.#run = checkpoint ? resumeRouting(placed, checkpoint, options) : startRouting(placed, options);
  }

  get candidate(): number {
    return this.#piece.candidate;
  }

  /** Works on for about `work` node visits. */
  step(work: number): "running" | "finished" {
    if (this.#isPrepared) return this.#run.step(work);
    this.#isPrepared = this.#run.prepare(work) === "finished";
    if (this.#isPrepared) this.#saved = undefined;
    return "running";
  }

  /** Undefined while it is prepared. */
  progress(): ReturnType<RoutingRun["progress"]> | undefined {
    return this.#isPrepared ? this.#run.progress() : undefined;
  }

  /** Undefined for one that has not begun. */
  checkpoint(): Uint8Array | undefined {
    return this.#isPrepared ? this.#run.checkpoint() : this.#saved;
  }

  /** Not the outcome of the routing: that explains what is open, which a trial does not need. */
  outcome(): TrialRouting {
    const { connected, total, vias, length, visits } = this.#run.progress();
    return { connected, total, vias, lengthMm: toMm(length), visits, isCut: visits >= this.#piece.mostVisits };
  }
}

/** Others that may have time for trials, on other machines. Nobody waits for them, so they may fail or forget. */
export interface TrialHelp {
  /** Offers trials, those first that the run itself would come to last. */
  offer(pieces: readonly TrialPiece[]): void;
  /** A trial that was done elsewhere. */
  poll(): { readonly candidate: number; readonly trial: TrialRouting } | undefined;
}

export function netsWithoutPour({ nets, zones }: Board): readonly NetId[] {
  const poured = new Set(zones.filter(({ keepout }) => !keepout).map(({ net }) => net));
  return nets.map(({ id }) => id).filter((id) => !poured.has(id));
}

export function countConnections(board: Board, nets: readonly NetId[]): number {
  const { padsByNet } = indexBoard(board);
  return nets.reduce((sum, net) => sum + Math.max(0, (padsByNet.get(net)?.length ?? 0) - 1), 0);
}

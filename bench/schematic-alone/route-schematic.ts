import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { makeFabFiles, type PlaneVias, routeBoard } from "@tracewright/flows";
import { judgeFile, writeBoardFiles } from "../suite/judge-board.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { startProcessorClock } from "./processor-clock.ts";

/** What became of a board that was made of a schematic, placed and routed. */
export interface RoutedSchematic {
  readonly connections: number;
  readonly unrouted: number;
  /** Errors of routing, as KiCad judges the refilled board. */
  readonly errors: Readonly<Record<string, number>>;
  /** What the fab's rules refuse, each by its name. */
  readonly refused: readonly string[];
  /** Nets of whole inner planes, by layer. */
  readonly planes: Readonly<Record<string, string>>;
  /** Share of ground and supply pads that go more than 2 mm to their plane. */
  readonly farDrops: number;
  /** The 95th percentile of track length over the shortest tree, of nets without a pour. */
  readonly detours: number;
  /** Vias in the exposed pad that has fewest; absent where there is no such pad. */
  readonly thermalVias?: number;
  /** Vias that the run laid for the planes: in exposed pads, beside pads, stitching. */
  readonly planeVias: PlaneVias;
  /** Why the reviewer would not sign the layout; empty where nothing is in the way. */
  readonly objections: readonly string[];
  readonly seconds: number;
}

const STEP_WORK = 20_000;
/** Of the time, for what follows the engine: fills, repairs, stitches, checks. */
const FOR_THE_FINISH = 0.15;
const CREATED_AT = new Date(Date.UTC(2026, 0, 1));

/** Routes a placed board within its time, and asks KiCad, the fab's rules and the reviewer. */
export async function routeSchematic(
  placed: Board,
  { name, seconds }: { readonly name: string; readonly seconds: number },
): Promise<RoutedSchematic | undefined> {
  const spent = startProcessorClock();
  const isOver = (share: number): boolean => spent() > seconds * share;
  const routed = await routeBoard(placed, {
    seed: 1,
    strip: true,
    pours: "keep",
    isLate: () => isOver(1),
    drive: (run) => {
      while (!isOver(1 - FOR_THE_FINISH)) if (run.step(STEP_WORK) === "finished") return "finished";
      return "ended";
    },
  });
  if (routed === "stopped") return undefined;
  const routedIn = spent();
  const path = writeBoardFiles(routed.board, join(import.meta.dirname, "../.cache/schematic-alone", name));
  const { routing } = await judgeFile(path);
  const { proof } = await makeFabFiles(routed.board, { preset: "jlc", name: "board", createdAt: CREATED_AT });
  const review = reviewLayout(path);
  return {
    connections: routing.connections,
    unrouted: routing.unrouted,
    errors: routing.findings,
    refused: [...proof.checks, ...(proof.rules?.checks ?? [])].filter(({ passed }) => !passed).map(({ id }) => id),
    planes: review.planes.layers,
    farDrops: review.drops?.share_over_2 ?? 0,
    detours: review.detour.p95 ?? 1,
    ...(review.thermal.vias[0] !== undefined && { thermalVias: review.thermal.vias[0] }),
    planeVias: routed.planeVias,
    objections: objectionsTo(review),
    seconds: Math.round(routedIn),
  };
}

/** As far as the reviewing tool's answer is read here. */
interface Review {
  readonly planes: { readonly layers: Readonly<Record<string, string>>; readonly share: number };
  readonly drops: { readonly share_over_2: number } | null;
  readonly detour: { readonly p95?: number };
  /** Vias of each exposed pad, fewest first. */
  readonly thermal: { readonly vias: readonly number[] };
  readonly pairs: readonly { readonly pair: string; readonly mm: readonly number[]; readonly coupled: number }[];
}

/** Share of all track that may be signals on inner planes, and of surface pads over 2 mm from their plane. */
const MAX_ON_PLANES = 0.01;
const MAX_FAR_DROPS = 0.05;
/**
 * Share of a pair that runs side by side: the lower quartile of what designers have on the shared boards (median 0.58).
 * Below the length no pair can, between its pads.
 */
const MIN_COUPLED = 0.45;
const MIN_PAIR_MM = 5;

function objectionsTo({ planes, drops, pairs }: Review): string[] {
  const apart = pairs.filter(({ mm, coupled }) => Math.min(...mm) >= MIN_PAIR_MM && coupled < MIN_COUPLED);
  return [
    ...(planes.share > MAX_ON_PLANES ? [`signals on planes ${(100 * planes.share).toFixed(1)} %`] : []),
    ...((drops?.share_over_2 ?? 0) > MAX_FAR_DROPS
      ? [`far drops ${(100 * (drops?.share_over_2 ?? 0)).toFixed(1)} %`]
      : []),
    ...apart.map(({ pair, coupled }) => `${pair} coupled ${coupled}`),
  ];
}

function reviewLayout(path: string): Review {
  const tool = join(requireSharedFolder(), "tools/review_layout.py");
  const text = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, path], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(text.slice(text.indexOf("{")));
}

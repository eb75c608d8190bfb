import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { makeFabFiles, type PlaneVias, routeBoard } from "@tracewright/flows";
import { judgeFile, writeBoardFiles } from "../suite/judge-board.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

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
  const begun = performance.now();
  const isOver = (share: number): boolean => performance.now() > begun + 1000 * seconds * share;
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
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}

/** As far as the reviewing tool's answer is read here. */
interface Review {
  readonly planes: { readonly layers: Readonly<Record<string, string>> };
  readonly drops: { readonly share_over_2: number } | null;
  readonly detour: { readonly p95?: number };
  /** Vias of each exposed pad, fewest first. */
  readonly thermal: { readonly vias: readonly number[] };
}

function reviewLayout(path: string): Review {
  const tool = join(requireSharedFolder(), "tools/review_layout.py");
  const text = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, path], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(text.slice(text.indexOf("{")));
}

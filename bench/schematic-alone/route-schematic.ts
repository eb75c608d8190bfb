import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { makeFabFiles, routeBoard } from "@tracewright/flows";
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
  readonly seconds: number;
}

const STEP_WORK = 20_000;
const CREATED_AT = new Date(Date.UTC(2026, 0, 1));

/** Routes a placed board within its time, and asks KiCad, the fab's rules and the reviewer. */
export async function routeSchematic(
  placed: Board,
  { name, seconds }: { readonly name: string; readonly seconds: number },
): Promise<RoutedSchematic | undefined> {
  const begun = performance.now();
  const isLate = (): boolean => performance.now() > begun + 1000 * seconds;
  const routed = await routeBoard(placed, {
    seed: 1,
    strip: true,
    pours: "keep",
    isLate,
    drive: (run) => {
      while (!isLate()) if (run.step(STEP_WORK) === "finished") return "finished";
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
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}

/** As far as the reviewing tool's answer is read here. */
interface Review {
  readonly planes: { readonly layers: Readonly<Record<string, string>> };
  readonly drops: { readonly share_over_2: number } | null;
}

function reviewLayout(path: string): Review {
  const tool = join(requireSharedFolder(), "tools/review_layout.py");
  const text = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, path], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(text.slice(text.indexOf("{")));
}

/** KiCad's own verdict on a board, by the measuring tool of the shared test data folder. The only judge of the benches. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Board } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";
import { requireSharedFolder } from "./shared-folder.ts";

const run = promisify(execFile);
const CACHE = join(import.meta.dirname, "../.cache/judgements");
const PYTHON = "/usr/bin/python3";
const TIMEOUT_MS = 600_000;
/** KiCad crashes now and then, and the display server loses a race with another one: a retry is fair. */
const ATTEMPTS = 2;

/** Counts of findings by KiCad's name. */
export type FindingCounts = Readonly<Record<string, number>>;

export interface RoutingJudgement {
  /** What the board needs, pads that touch counted as one, whatever is routed already. */
  readonly connections: number;
  readonly unrouted: number;
  readonly vias: number;
  readonly lengthMm: number;
  /** All findings that copper can cause or cure, against copper artwork too. */
  readonly findings: FindingCounts;
}

export interface PlacementJudgement {
  readonly courtyardOverlaps: number;
  readonly partsOutside: number;
  /** Errors between pads, drills, the edge and copper, artwork left out. */
  readonly padErrors: number;
}

export interface Judgement {
  readonly routing: RoutingJudgement;
  readonly placement: PlacementJudgement;
}

/** As far as we read the tool's answer. */
interface Measurement {
  readonly routing: {
    readonly connections: number;
    readonly unrouted: number;
    readonly vias: number;
    readonly length_mm: number;
  };
  readonly drc: { readonly routing_errors: number; readonly routing: FindingCounts };
  readonly placement: { readonly courtyard_overlaps: number; readonly parts_with_pads_outside: number };
}

/** Writes `STEM.kicad_pcb` with its project and rules. */
export function writeBoardFiles(board: Board, stem: string): string {
  const files = writeKicadBoard(board);
  const path = `${stem}.kicad_pcb`;
  mkdirSync(dirname(stem), { recursive: true });
  writeFileSync(path, files.board);
  writeFileSync(`${stem}.kicad_pro`, files.project);
  if (files.rules) writeFileSync(`${stem}.kicad_dru`, files.rules);
  return path;
}

/**
 * Measures a board file, its zones refilled; throws when KiCad gives no answer. The answer is remembered under all that
 * it depends on: board, project and rules, the measuring tool and KiCad's version.
 */
export async function judgeFile(path: string): Promise<Judgement> {
  const tool = join(requireSharedFolder(), "tools/measure_board.py");
  const remembered = join(CACHE, `${judgementKey(path, { tool, version: await kicadVersion() })}.json`);
  if (existsSync(remembered)) return readJudgement(readFileSync(remembered, "utf8"));
  const answer = await measure(tool, path, ATTEMPTS);
  const judgement = readJudgement(answer);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(remembered, answer);
  return judgement;
}

/** A name for the judgement on a board: another one as soon as anything changes that the judgement depends on. */
export function judgementKey(path: string, judge: { readonly tool: string; readonly version: string }): string {
  const stem = path.replace(/\.kicad_pcb$/, "");
  const hash = createHash("sha256").update(judge.version);
  for (const file of [judge.tool, path, `${stem}.kicad_pro`, `${stem}.kicad_dru`]) {
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    hash.update(`\n${bytes ? bytes.length : "absent"}\n`);
    if (bytes) hash.update(bytes);
  }
  return hash.digest("hex");
}

function readJudgement(answer: string): Judgement {
  const { routing, drc, placement }: Measurement = JSON.parse(answer);
  return {
    routing: {
      connections: routing.connections,
      unrouted: routing.unrouted,
      vias: routing.vias,
      lengthMm: routing.length_mm,
      findings: drc.routing,
    },
    placement: {
      courtyardOverlaps: placement.courtyard_overlaps,
      partsOutside: placement.parts_with_pads_outside,
      padErrors: drc.routing_errors,
    },
  };
}

async function measure(tool: string, path: string, attempts: number): Promise<string> {
  try {
    const options = { maxBuffer: 1 << 26, timeout: TIMEOUT_MS };
    return (await run("xvfb-run", ["-a", PYTHON, tool, path], options)).stdout;
  } catch (error) {
    if (attempts <= 1) throw error;
    return measure(tool, path, attempts - 1);
  }
}

let version: Promise<string> | undefined;

function kicadVersion(): Promise<string> {
  version ??= run(PYTHON, ["-c", "import pcbnew; print(pcbnew.GetBuildVersion())"]).then(({ stdout }) => stdout.trim());
  return version;
}

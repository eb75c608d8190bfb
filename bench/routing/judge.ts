/** KiCad's own verdict on a board file, by the measuring tool of the shared test data folder. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const run = promisify(execFile);
const CACHE = join(import.meta.dirname, "../.cache/judge");

export interface Verdict {
  readonly connections: number;
  readonly unrouted: number;
  readonly vias: number;
  readonly lengthMm: number;
  readonly routingErrors: number;
  /** All routing findings by KiCad's name, artwork included. */
  readonly findings: Readonly<Record<string, number>>;
}

/** Measures `board`; the verdict on the same bytes is remembered. */
export async function judge(board: string): Promise<Verdict> {
  const project = board.replace(/\.kicad_pcb$/, ".kicad_pro");
  const hash = createHash("sha256").update(readFileSync(board));
  if (existsSync(project)) hash.update(readFileSync(project));
  const cached = join(CACHE, `${hash.digest("hex")}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, "utf8"));
  const tool = join(requireSharedFolder(), "tools/measure_board.py");
  const report = JSON.parse(await measure(tool, board, 2));
  const verdict: Verdict = {
    connections: report.routing.connections,
    unrouted: report.routing.unrouted,
    vias: report.routing.vias,
    lengthMm: report.routing.length_mm,
    routingErrors: report.drc.routing_errors + report.drc.against_copper_artwork,
    findings: report.drc.routing,
  };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, JSON.stringify(verdict));
  return verdict;
}

/** The display server sometimes loses a race with another one: a failed call gets a second chance. */
async function measure(tool: string, board: string, attempts: number): Promise<string> {
  try {
    const options = { maxBuffer: 1 << 26, timeout: 300_000 };
    return (await run("xvfb-run", ["-a", "/usr/bin/python3", tool, board], options)).stdout;
  } catch (error) {
    if (attempts <= 1) throw error;
    return measure(tool, board, attempts - 1);
  }
}

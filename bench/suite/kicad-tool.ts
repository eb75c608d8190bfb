/** Runs a measuring tool of the shared test data folder in KiCad's Python, one board a process. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { requireSharedFolder } from "./shared-folder.ts";

const run = promisify(execFile);
const CACHE = join(import.meta.dirname, "../.cache/judgements");
const PYTHON = "/usr/bin/python3";
const TIMEOUT_MS = 600_000;
/** KiCad crashes now and then, and the display server loses a race with another one: a retry is fair. */
const ATTEMPTS = 2;

/**
 * The JSON text that a tool prints about a board file; throws when there is none. The answer is remembered under all that
 * it depends on: board, project and rules, the tool with its options and KiCad's version.
 */
export async function askKicadTool(name: string, path: string, options: readonly string[] = []): Promise<string> {
  const tool = join(requireSharedFolder(), "tools", name);
  const remembered = join(CACHE, `${answerKey(path, { tool, version: await kicadVersion(), options })}.json`);
  if (existsSync(remembered)) return readFileSync(remembered, "utf8");
  const answer = await ask([tool, path, ...options], ATTEMPTS);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(remembered, answer);
  return answer;
}

interface Asked {
  readonly tool: string;
  readonly version: string;
  readonly options: readonly string[];
}

/** A name for the answer about a board: another one as soon as anything changes that the answer depends on. */
export function answerKey(path: string, { tool, version, options }: Asked): string {
  const stem = path.replace(/\.kicad_pcb$/, "");
  const hash = createHash("sha256").update([version, ...options].join("\n"));
  for (const file of [tool, path, `${stem}.kicad_pro`, `${stem}.kicad_dru`]) {
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    hash.update(`\n${bytes ? bytes.length : "absent"}\n`);
    if (bytes) hash.update(bytes);
  }
  return hash.digest("hex");
}

async function ask(call: readonly string[], attempts: number): Promise<string> {
  try {
    const limits = { maxBuffer: 1 << 26, timeout: TIMEOUT_MS };
    return (await run("xvfb-run", ["-a", PYTHON, ...call], limits)).stdout;
  } catch (error) {
    if (attempts <= 1) throw error;
    return ask(call, attempts - 1);
  }
}

let version: Promise<string> | undefined;

function kicadVersion(): Promise<string> {
  version ??= run(PYTHON, ["-c", "import pcbnew; print(pcbnew.GetBuildVersion())"]).then(({ stdout }) => stdout.trim());
  return version;
}

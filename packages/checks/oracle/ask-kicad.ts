/** Has KiCad 6 judge boards, through `drc_items.py`, one process a board. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Board } from "@tracewright/board";
import { readKicadBoard } from "@tracewright/formats";
import type { BoardChanges } from "./mutate-board.ts";

const run = promisify(execFile);
const ORACLE = resolve(import.meta.dirname, "drc_items.py");

export interface KicadFinding {
  readonly type: string;
  readonly severity: string;
  readonly message: string;
  /** `ids`: every item that KiCad's words may mean. */
  readonly items: readonly { readonly name: string; readonly ids: readonly string[] }[];
  readonly actual?: number;
  readonly required?: number;
}

export interface KicadJudgement {
  /** The board that was judged, as its file says it. */
  readonly board: Board;
  readonly findings: readonly KicadFinding[];
}

export function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

/** Has KiCad write the board in its own words; answers the path of what it wrote, undefined when it cannot read it. */
export async function stageBoard(path: string, folder: string): Promise<string | undefined> {
  const staged = join(folder, "board.kicad_pcb");
  mkdirSync(folder, { recursive: true });
  try {
    await callOracle(["stage", path, folder]);
  } catch {
    return undefined;
  }
  return staged;
}

/** Changes a staged board and has KiCad judge it. */
export async function askKicad(
  staged: string,
  folder: string,
  changes: Partial<BoardChanges>,
): Promise<KicadJudgement> {
  mkdirSync(folder, { recursive: true });
  const orders = join(folder, "changes.json");
  writeFileSync(orders, JSON.stringify(changes));
  await callOracle(["judge", staged, folder, orders]);
  const { findings } = JSON.parse(readFileSync(join(folder, "drc.json"), "utf8")) as { findings: KicadFinding[] };
  return { board: readStaged(join(folder, "board.kicad_pcb")), findings };
}

export function readStaged(path: string): Board {
  const stem = path.slice(0, -".kicad_pcb".length);
  const customRules = `${stem}.kicad_dru`;
  const { board, diagnostics } = readKicadBoard({
    fileName: "board.kicad_pcb",
    ...(existsSync(customRules) && {
      customRules: { fileName: "board.kicad_dru", text: readFileSync(customRules, "utf8") },
    }),
    text: readFileSync(path, "utf8"),
    project: { fileName: "board.kicad_pro", text: readFileSync(`${stem}.kicad_pro`, "utf8") },
  });
  if (!board) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return board;
}

/** The display server sometimes loses a race with another one: a failed call gets a second chance. */
async function callOracle(args: readonly string[], attempts = 2): Promise<void> {
  try {
    await run("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, ...args], { timeout: 300_000 });
  } catch (error) {
    if (attempts <= 1) throw error;
    await callOracle(args, attempts - 1);
  }
}

import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

/**
 * KiCad 6 judges every real project board that it can read as it came, and again as we wrote it: the same findings on the
 * same items at the same places. Zones are refilled both times, and no severity of the project hides a finding.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const TOOL = join(SHARED, "tools/measure_board.py");
/** What KiCad 6 itself writes; it reads all older versions. */
const LAST_VERSION = 20211014;
/** KiCad takes minutes for the findings of this one; its items are compared like those of all others. */
const TOO_SLOW = ["omega-mainboard"];

const run = promisify(execFile);
const boards = globSync(join(SHARED, "boards/*/*.kicad_pcb")).filter(
  (path) => versionOf(path) <= LAST_VERSION && !TOO_SLOW.some((name) => path.includes(name)),
);

function versionOf(path: string): number {
  return Number(/\(version (\d+)\)/.exec(readFileSync(path, "utf8").slice(0, 200))?.[1] ?? Number.POSITIVE_INFINITY);
}

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

/** Every finding as its rule and the items it is about; a report lists them in no order that means anything. */
async function findingsOf(path: string, report: string): Promise<string[]> {
  await run("xvfb-run", ["-a", "/usr/bin/python3", TOOL, path, "--report", report], { maxBuffer: 2 ** 28 });
  const [, ...blocks] = readFileSync(report, "utf8").split(/^(?=\[)/m);
  return blocks
    .map((block) => {
      const rule = /^\[(\w+)\]/.exec(block)?.[1];
      const items = [...block.matchAll(/^ {4}@\(.*$/gm)].map(([item]) => item.trim()).sort();
      return `${rule}: ${items.join(" | ")}`;
    })
    .sort();
}

describe.skipIf(boards.length === 0 || !hasKicad())("KiCad finds in a written board what it found before", () => {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-drc-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // A retry is fair: the display server that KiCad needs loses a race now and then.
  it.each(boards)("%s", { retry: 1 }, async (path) => {
    const beside = (ending: string) => {
      const file = path.replace(/kicad_pcb$/, ending);
      return existsSync(file) ? { fileName: basename(file), text: readFileSync(file, "utf8") } : undefined;
    };
    const project = beside("kicad_pro");
    const customRules = beside("kicad_dru");
    const { board } = readKicadBoard({
      fileName: basename(path),
      text: readFileSync(path, "utf8"),
      ...(project && { project }),
      ...(customRules && { customRules }),
    });
    if (!board) throw new Error(`${path} was refused`);
    const files = writeKicadBoard(board);
    const stem = join(folder, basename(path, ".kicad_pcb"));
    writeFileSync(`${stem}.kicad_pcb`, files.board);
    writeFileSync(`${stem}.kicad_pro`, files.project);
    if (files.rules) writeFileSync(`${stem}.kicad_dru`, files.rules);
    const before = await findingsOf(path, `${stem}-before.rpt`);
    const after = await findingsOf(`${stem}.kicad_pcb`, `${stem}-after.rpt`);
    expect(after).toEqual(before);
  });
});

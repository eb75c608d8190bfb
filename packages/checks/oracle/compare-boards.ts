/**
 * Compares our findings with KiCad 6's on many boards and mutations of each, for the given time:
 *
 *   npm run compare -w @tracewright/checks -- [--seeds 1-8] [--minutes 30] [--out FOLDER] [--keep] [--rules]
 *     [BOARD.kicad_pcb | NAME …]
 *
 * Without boards it takes all of the shared test data folder, those that KiCad 6 can read, and the demonstration boards
 * of KiCad where they are installed; NAME picks those whose name holds it. Seed 0 is the board as it is. With `--rules` the
 * boards stay as they are, and each seed draws a file of custom rules instead. Prints a line
 * for every judgement, every disagreement, and a table by rule at the end. One KiCad process at a time.
 */
import { existsSync, globSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Board } from "@tracewright/board";
import { checkBoard } from "../src/index.ts";
import { askKicad, hasKicad, readStaged, stageBoard } from "./ask-kicad.ts";
import { compareFindings, describeDisagreement } from "./compare-findings.ts";
import { type BoardChanges, mutateBoard } from "./mutate-board.ts";
import { randomRules } from "./random-rules.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const DEMOS = "/usr/share/kicad/demos/*/*.kicad_pcb";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "0-4" },
    minutes: { type: "string", default: "60" },
    out: { type: "string", default: join(tmpdir(), "tracewright-compare") },
    project: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
    rules: { type: "boolean", default: false },
  },
});

function listBoards(): string[] {
  const files = positionals.filter((word) => existsSync(word));
  const names = positionals.filter((word) => !existsSync(word));
  if (files.length > 0 && names.length === 0) return files.map((file) => resolve(file));
  const all = [...globSync([`${shared}/bench/*.kicad_pcb`, `${shared}/boards/*/*.kicad_pcb`]), ...globSync(DEMOS)];
  return [...files, ...all.filter((path) => names.length === 0 || names.some((name) => path.includes(name)))].sort();
}

async function main(): Promise<void> {
  if (!hasKicad()) throw new Error("this needs KiCad 6 with its Python module, and xvfb-run");
  const [first = 0, last = first] = values.seeds.split("-").map(Number);
  const end = performance.now() + Number(values.minutes) * 60_000;
  const totals = { judgements: 0, boards: new Set<string>(), items: 0, disagreements: 0, exact: 0 };
  const known = new Map<string, number>();
  const byRule = new Map<string, { items: number; wrong: number }>();
  for (let seed = first; seed <= last; seed++)
    for (const path of listBoards()) {
      if (performance.now() > end) break;
      const name = `${basename(dirname(path))}/${basename(path, ".kicad_pcb")}`;
      const stage = join(values.out, "staged", name.replaceAll("/", "~"));
      const staged = existsSync(join(stage, "board.kicad_pcb"))
        ? join(stage, "board.kicad_pcb")
        : await stageBoard(path, stage);
      if (!staged) {
        rmSync(stage, { recursive: true, force: true });
        continue;
      }
      const folder = join(values.out, "judged", `${name.replaceAll("/", "~")}-${seed}`);
      mkdirSync(folder, { recursive: true });
      const changes = seed === 0 ? {} : changesOf(readStaged(staged), seed);
      try {
        const { board, findings } = await askKicad(staged, folder, {
          ...changes,
          ...(values.project && { severities: "project" as const }),
        });
        const comparison = compareFindings(board, checkBoard(board).findings, findings);
        const { items, disagreements } = comparison;
        totals.judgements++;
        totals.boards.add(path);
        totals.items += items;
        totals.disagreements += disagreements.length;
        if (disagreements.length === 0) totals.exact++;
        for (const [rule, count] of comparison.byRule) tally(rule).items += count;
        for (const { rule } of disagreements) tally(rule).wrong++;
        for (const [difference, count] of comparison.known) known.set(difference, (known.get(difference) ?? 0) + count);
        process.stdout.write(`${name} seed ${seed}: ${items} items, ${disagreements.length} disagreements\n`);
        if (!values.quiet)
          for (const disagreement of disagreements) process.stdout.write(`  ${describeDisagreement(disagreement)}\n`);
        if (disagreements.length === 0 && !values.keep) rmSync(folder, { recursive: true, force: true });
      } catch (error) {
        process.stdout.write(`${name} seed ${seed}: not judged, ${error instanceof Error ? error.message : error}\n`);
      }
    }
  const tallies = [...byRule].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [rule, { items, wrong }] of tallies)
    process.stdout.write(`${rule.padEnd(36)} ${String(items).padStart(8)} ${String(wrong).padStart(6)}\n`);
  for (const [difference, count] of known) process.stdout.write(`known difference, ${difference}: ${count}\n`);
  const share = totals.items > 0 ? (100 * (1 - totals.disagreements / totals.items)).toFixed(3) : "–";
  process.stdout.write(
    `${totals.boards.size} boards, ${totals.judgements} judgements (${totals.exact} without any disagreement), ` +
      `${totals.items} items, ${totals.disagreements} disagreements: ${share} % agree\n`,
  );

  function changesOf(board: Board, seed: number): Partial<BoardChanges> {
    return values.rules ? { customRules: randomRules(board, seed) } : mutateBoard(board, seed);
  }

  function tally(rule: string): { items: number; wrong: number } {
    const entry = byRule.get(rule) ?? { items: 0, wrong: 0 };
    byRule.set(rule, entry);
    return entry;
  }
}

await main();

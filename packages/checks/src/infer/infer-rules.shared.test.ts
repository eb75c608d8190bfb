import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { inferRules } from "./infer-rules.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const BOARDS = join(SHARED, "boards");
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(BOARDS, name)).some((file) => /\.kicad_pro$/.test(file)))
  : [];

/** Errors that the inferred rules have beyond a board's own: rules that too little copper shows to be lowered. */
const STRICTER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "bitaxe-gamma": { annular_width: 11 },
  "esp-rust-board": { hole_clearance: 4 },
  "ligra-back": { hole_clearance: 15 },
  pslab: { hole_clearance: 4 },
};

function readBoard(project: string, pattern: RegExp): Board {
  const folder = join(BOARDS, project);
  const files = readdirSync(folder).filter((name) => pattern.test(name));
  const { board } = importFiles(files.map((name) => ({ name, bytes: readFileSync(join(folder, name)) })));
  if (!board) throw new Error(`${project} cannot be read`);
  return board;
}

/** Errors by rule, with the severities of KiCad. A board alone does not say what its project excludes: that counts as well. */
function errorsOf(board: Board): Record<string, number> {
  const counts: Record<string, number> = {};
  const { findings, excluded } = checkBoard({ ...board, rules: { ...board.rules, severities: {} } });
  for (const { rule, severity } of [...findings, ...excluded])
    if (severity === "error" && rule !== "unconnected_items") counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

describe.skipIf(projects.length === 0)("rules inferred from real boards (needs the shared boards)", () => {
  it.each(projects)("%s: hide no error that its own rules find", (project) => {
    const own = readBoard(project, /\.kicad_(pcb|pro)$/);
    const alone = readBoard(project, /\.kicad_pcb$/);
    const inferred = inferRules(alone);
    if (!inferred) throw new Error("too much copper");
    const expected = errorsOf(own);
    for (const [rule, count] of Object.entries(STRICTER[project] ?? {})) expected[rule] = (expected[rule] ?? 0) + count;
    expect(errorsOf({ ...alone, rules: inferred.rules })).toEqual(expected);
  });
});

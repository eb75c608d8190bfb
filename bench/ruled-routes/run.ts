/**
 * Boards with custom rules of their own, routed from nothing: what the finished board breaks.
 *
 * `npm run bench -- ruled-routes [--boards a,b]`
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { Board, Finding } from "@tracewright/board";
import { applyEdit } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { routeBoard } from "@tracewright/flows";
import { stripRouting } from "@tracewright/routing";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { RULED_BOARDS, type RuledBoard, withOwnRules } from "./ruled-boards.ts";

const STEP = 100_000;
const { values } = parseArgs({ options: { boards: { type: "string" } } });
const wanted = values.boards?.split(",");
const shared = requireSharedFolder();
const rows: (readonly string[])[] = [];
for (const ruled of RULED_BOARDS) {
  if (wanted && !wanted.includes(ruled.name)) continue;
  const found = listSuite(ruled.suite, shared).find(({ name }) => name === ruled.name);
  if (!found) throw new Error(`${ruled.name} is not in the suite`);
  rows.push(await judge(ruled, readSuiteBoard(found)));
}
const text = `Boards with custom rules of their own, stripped and routed. "joined without" is the same board without the rules. Errors
are those that the placement alone does not have.

${formatTable([["board", "rules about", "joined", "joined without", "errors", "of custom rules", "seconds"], ...rows])}
`;
process.stdout.write(text);
if (!wanted) writeFileSync(join(import.meta.dirname, "../results/ruled-routes.txt"), text);

async function judge(ruled: RuledBoard, source: Board): Promise<readonly string[]> {
  const board = withOwnRules(source, ruled);
  const bare = applyEdit(board, stripRouting(board, { pours: "keep", holds: () => true }));
  const before = new Set(errorsOf(bare).map(keyOf));
  const started = performance.now();
  const routed = await route(board);
  const seconds = (performance.now() - started) / 1000;
  const without = await route(source);
  const errors = errorsOf(routed.board).filter((finding) => !before.has(keyOf(finding)));
  for (const { rule, customRule, actual, required, items } of errors)
    process.stdout.write(`${ruled.name}: ${rule} ${customRule ?? ""} ${actual} of ${required} ${items.join(" ")}\n`);
  return [
    ruled.name,
    ruled.about,
    joined(routed),
    joined(without),
    String(errors.length),
    String(errors.filter(({ customRule }) => customRule !== undefined).length),
    seconds.toFixed(0),
  ];
}

async function route(board: Board) {
  const routed = await routeBoard(board, {
    strip: true,
    pours: "keep",
    seed: 1,
    control: { effort: "draft" },
    drive: (run) => {
      while (run.step(STEP) === "running");
      return "finished";
    },
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  return routed;
}

function joined({ connections: { connected, total } }: { readonly connections: { connected: number; total: number } }) {
  return `${connected}/${total}`;
}

function errorsOf(board: Board): readonly Finding[] {
  return checkBoard(board).findings.filter(
    ({ severity, rule }) => severity === "error" && rule !== "unconnected_items",
  );
}

function keyOf({ rule, items }: Finding): string {
  return `${rule} ${[...items].sort().join(" ")}`;
}

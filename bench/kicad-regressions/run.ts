/**
 * KiCad's own regression boards for its design rules, as far as a copy of its repository is on this machine: how many findings
 * its tests expect of each board, and how many `checkBoard` makes. Nothing of that repository is kept here.
 *
 * `npm run bench -- kicad-regressions --source FOLDER [--only NAME]`; FOLDER holds qa/data/pcbnew and qa/tests/pcbnew/drc.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type Board, sameIds } from "@tracewright/board";
import { checkBoard, checkParity } from "@tracewright/checks";
import { withFilledZones } from "@tracewright/flows";
import { importFiles } from "@tracewright/formats";
import { formatTable } from "../suite/format-table.ts";
import { type Expectation, readExpectations } from "./read-expectations.ts";

const { values } = parseArgs({
  options: { source: { type: "string", default: process.env.KICAD_SOURCE ?? "" }, only: { type: "string" } },
});
const data = join(values.source, "qa/data/pcbnew");
const tests = join(values.source, "qa/tests/pcbnew/drc");
if (!existsSync(data) || !existsSync(tests)) {
  process.stdout.write("No copy of KiCad's repository is here; --source names its folder.\n");
  process.exit(0);
}
const rows: (readonly string[])[] = [];
const absent: string[] = [];
let agreed = 0;
const clean = { boards: 0, alarms: 0 };
let unobeyed = 0;
const expectations = readdirSync(tests)
  .filter((name) => name.endsWith(".cpp"))
  .sort()
  .flatMap((name) => readExpectations(readFileSync(join(tests, name), "utf8")));
for (const expectation of expectations) {
  const { board: name, findings: expected, isAtLeast } = expectation;
  if (values.only && values.only !== name) continue;
  if (!existsSync(join(data, `${name}.kicad_pcb`))) {
    absent.push(name);
    continue;
  }
  const row = await judge(expectation).catch((thrown: unknown) => String(thrown).split("\n")[0] ?? "");
  if (typeof row === "string") {
    rows.push([name, say(expected, isAtLeast), "-", "-", row]);
    continue;
  }
  const fits = isAtLeast ? row.found >= expected : row.found === expected;
  agreed += fits ? 1 : 0;
  if (expected === 0 && !isAtLeast) {
    clean.boards += 1;
    clean.alarms += fits ? 0 : 1;
  }
  if (row.unobeyed > 0) unobeyed += 1;
  rows.push([
    name,
    say(expected, isAtLeast),
    String(row.found),
    fits ? "yes" : "no",
    [row.rules, row.unobeyed > 0 ? `${row.unobeyed} rules not obeyed` : ""].filter(Boolean).join("; "),
  ]);
}
const text = `${formatTable([["board", "KiCad expects", "found", "agrees", "what was found"], ...rows])}

${agreed} of ${rows.length} expectations agree; false alarms on ${clean.alarms} of ${clean.boards} boards that KiCad calls clean;
${unobeyed} boards have rules that are not obeyed.

Not on this machine: ${absent.length === 0 ? "none" : absent.join(", ")}
`;
process.stdout.write(text);
if (!values.only) writeFileSync(join(import.meta.dirname, "../results/kicad-regressions.txt"), text);

function say(expected: number, isAtLeast: boolean): string {
  return isAtLeast ? `at least ${expected}` : String(expected);
}

async function judge({ board: name, ignored, only, raised, isFilled, countsErrorsAlone }: Expectation) {
  const { board, circuit } = read(join(data, `${name}.kicad_pcb`));
  const severities = Object.fromEntries([
    ...[...ignored].map((rule) => [rule, "ignore"] as const),
    ...[...raised].map((rule) => [rule, "error"] as const),
  ]);
  const asked: Board = {
    ...board,
    rules: { ...board.rules, severities: { ...board.rules.severities, ...severities } },
  };
  const judged = isFilled ? await withFilledZones(asked) : asked;
  const findings = [...checkBoard(judged).findings, ...(circuit ? checkParity(judged, circuit, sameIds) : [])].filter(
    ({ rule, severity }) =>
      !ignored.has(rule) && (only.size === 0 || only.has(rule)) && (!countsErrorsAlone || severity === "error"),
  );
  const counts = Map.groupBy(findings, ({ rule }) => rule);
  return {
    found: findings.length,
    rules: [...counts].map(([rule, list]) => `${list.length} ${rule}`).join(", "),
    unobeyed: board.rules.uncheckedRules?.length ?? 0,
  };
}

function read(path: string) {
  const folder = dirname(path);
  const stem = basename(path, ".kicad_pcb");
  const files = [".kicad_pcb", ".kicad_pro", ".kicad_dru", ".kicad_sch"]
    .map((ending) => `${stem}${ending}`)
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) }));
  const { board, circuit, receipt } = importFiles(files);
  if (!board) throw new Error(receipt.diagnostics.map(({ message }) => message).join(" "));
  return { board, circuit };
}

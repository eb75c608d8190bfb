/**
 * The bench of custom rules: rule files drawn from seeds, judged by KiCad 6 and by the checks, item for item; and what checking
 * large boards costs without rules and with twenty.
 *
 * `npm run bench -- custom-rules [--seeds 1-10] [--boards a,b] [--minutes 30]`
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Board, netClassOf } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";

const COMPARED = [
  "pi_plant_MCP3002",
  "spisolator_spisolator",
  "tbd_tbd",
  "ESPLux_Board",
  "nikon_gps_nikon_gps",
  "fan_controller_fan_controller",
  "bldc-gimbal-1d_r1_gimbal-board",
  "esp32-cantroller_EltekController",
];
const TIMED = ["glasgow-revc", "hackrf-one", "kit-coldfire", "omega-mainboard", "pslab"];
const RULES = 20;
const ROUNDS = 15;
const ROOT = join(import.meta.dirname, "../..");

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1-10" },
    boards: { type: "string" },
    minutes: { type: "string", default: "30" },
  },
});
const shared = requireSharedFolder();
const rows: (readonly string[])[] = [];
for (const { name, path } of listSuite("boards", shared))
  if (TIMED.includes(name)) rows.push(timeChecks(name, readSuiteBoard({ path })));
const timed = formatTable([["board", "no rules, cpu ms", `${RULES} rules, cpu ms`, "found by them"], ...rows]);
process.stdout.write(`${timed}\n`);
const compared = execFileSync(
  process.execPath,
  [
    join(ROOT, "packages/checks/oracle/compare-boards.ts"),
    ...["--rules", "--seeds", values.seeds, "--minutes", values.minutes],
    ...(values.boards?.split(",") ?? COMPARED),
  ],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 64 * 1024 * 1024 },
);
process.stdout.write(compared);
const text = `Rule files drawn from seeds ${values.seeds}, judged by KiCad 6 and by the checks:

${compared}
What a check costs, the least of ${ROUNDS}:

${timed}
`;
writeFileSync(join(ROOT, "bench/results/custom-rules.txt"), text);

function timeChecks(name: string, board: Board): readonly string[] {
  const ruled = { ...board, rules: { ...board.rules, customRules: twentyRules(board) } };
  const found = checkBoard(ruled).findings.filter(({ customRule }) => customRule !== undefined).length;
  return [name, leastCpu(board).toFixed(0), leastCpu(ruled).toFixed(0), String(found)];
}

function leastCpu(board: Board): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    checkBoard({ ...board });
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Of every sort that a project has: by class, by net, by kind, by place, by layer; distances and sizes. */
function twentyRules(board: Board): string {
  const nets = board.nets.filter(({ name }) => name !== "" && !/['"\\]/.test(name)).slice(0, RULES);
  const parts = board.footprints.map(({ reference }) => reference).filter((reference) => /^\w+$/.test(reference));
  const sorts = [
    (at: number) => `(condition "A.NetName == '${nets[at]?.name}'") (constraint clearance (min 0.25mm))`,
    (at: number) =>
      `(condition "A.NetClass == '${netClassOf(board, nets[at]?.id).name}' && B.Type == 'Via'") (constraint hole_clearance (min 0.2mm))`,
    (at: number) => `(condition "A.insideCourtyard('${parts[at]}')") (constraint clearance (min 0.1mm))`,
    (at: number) => `(layer outer) (condition "A.NetName == '${nets[at]?.name}'") (constraint track_width (min 0.2mm))`,
    (at: number) => `(condition "A.NetName == '${nets[at]?.name}'") (constraint length (max ${100 + at}mm))`,
  ];
  return Array.from({ length: RULES }, (_, at) => `(rule "r${at}" ${sorts[at % sorts.length]!(at)})`).join("\n");
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Board } from "@tracewright/board";
import { readKicadBoard } from "@tracewright/formats";
import { afterAll, describe, expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";

const root = resolve(import.meta.dirname, "../../..");
const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(root, "../shared");
const oracle = resolve(import.meta.dirname, "../oracle/drc_items.py");
const bench = join(shared, "bench");

/** Rules that both sides judge. Silkscreen, libraries and schematic parity are KiCad's alone. */
const COMPARED = [
  "annular_width",
  "clearance",
  "copper_edge_clearance",
  "courtyards_overlap",
  "drill_out_of_range",
  "hole_clearance",
  "hole_near_hole",
  "holes_co_located",
  "items_not_allowed",
  "malformed_courtyard",
  "shorting_items",
  "track_dangling",
  "track_width",
  "tracks_crossing",
  "unconnected_items",
  "via_dangling",
  "via_diameter",
  "zones_intersect",
];

const BOARDS = [
  "pi_plant_MCP3002",
  "spisolator_spisolator",
  "tbd_tbd",
  "ADC-DAC-16bit_ADC-DAC-16bit",
  "ESPLux_Board",
  "nikon_gps_nikon_gps",
  "fan_controller_fan_controller",
  "bldc-gimbal-1d_r1_gimbal-board",
  "esp32-cantroller_EltekController",
  "cleanhawk250_cleanhawk250-pdb",
  "Smart-Watch_SmartWatch",
];

interface KicadFinding {
  readonly type: string;
  readonly items: readonly string[];
}

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

const available = existsSync(bench) && hasKicad();
const folder = mkdtempSync(join(tmpdir(), "tracewright-checks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What KiCad finds, each set of items once a rule, and the board it found it on. */
function askKicad(name: string, mutation: number | undefined): { board: Board; counts: Map<string, number> } {
  const out = join(folder, `${name}-${mutation ?? "as-is"}`);
  const change = mutation === undefined ? [] : ["--mutate", String(mutation)];
  const args = ["-a", "/usr/bin/python3", oracle, join(bench, `${name}.kicad_pcb`), out, "--refill", ...change];
  execFileSync("xvfb-run", args, { stdio: "ignore" });
  const { findings } = JSON.parse(readFileSync(join(out, "drc.json"), "utf8")) as { findings: KicadFinding[] };
  const open = findings.filter(({ type }) => type === "unconnected_items").length;
  const pairs = new Set(findings.map(({ type, items }) => `${type}\n${[...items].sort().join("\n")}`));
  const counts = countBy([...pairs].map((key) => key.slice(0, key.indexOf("\n"))));
  if (open > 0) counts.set("unconnected_items", open);
  const { board } = readKicadBoard({
    fileName: "board.kicad_pcb",
    text: readFileSync(join(out, "board.kicad_pcb"), "utf8"),
    project: { fileName: "board.kicad_pro", text: readFileSync(join(out, "board.kicad_pro"), "utf8") },
  });
  if (!board) throw new Error(`${name} was not read`);
  return { board: { ...board, rules: { ...board.rules, severities: {} } }, counts };
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

describe.skipIf(!available)("checks agree with KiCad 6 (needs KiCad and the shared test data folder)", () => {
  for (const name of BOARDS)
    for (const mutation of [undefined, 1, 2])
      it(`on ${name}${mutation ? `, tracks changed by seed ${mutation}` : ""}`, () => {
        const { board, counts } = askKicad(name, mutation);
        const ours = countBy(checkBoard(board).findings.map(({ rule }) => rule));
        const pick = (from: ReadonlyMap<string, number>) =>
          Object.fromEntries(COMPARED.flatMap((rule) => (from.has(rule) ? [[rule, from.get(rule)]] : [])));
        expect(pick(ours)).toEqual(pick(counts));
      });
});

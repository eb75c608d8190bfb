/**
 * Our findings are KiCad 6's, item for item: the same two things, the same distance to a micrometre, and none beyond
 * them. A fixed selection of human-routed boards, each as it is and with changes drawn from seeds; the long run over
 * every board is `npm run compare -w @tracewright/checks`.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { askKicad, hasKicad, readStaged, stageBoard } from "../oracle/ask-kicad.ts";
import { compareFindings, describeDisagreement } from "../oracle/compare-findings.ts";
import { mutateBoard } from "../oracle/mutate-board.ts";
import { randomRules } from "../oracle/random-rules.ts";
import { checkBoard } from "./check-board.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const bench = join(shared, "bench");
const available = existsSync(bench) && hasKicad();
const folder = mkdtempSync(join(tmpdir(), "tracewright-checks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOARDS = [
  "pi_plant_MCP3002",
  "spisolator_spisolator",
  "tbd_tbd",
  "ESPLux_Board",
  "nikon_gps_nikon_gps",
  "fan_controller_fan_controller",
  "bldc-gimbal-1d_r1_gimbal-board",
  "esp32-cantroller_EltekController",
];
const SEEDS = [0, 1, 2, 3];

const RULED = ["spisolator_spisolator", "fan_controller_fan_controller", "esp32-cantroller_EltekController"];
const RULE_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe.skipIf(!available)("checks agree with KiCad 6 (needs KiCad and the shared test data folder)", () => {
  for (const name of BOARDS)
    it(`on ${name}, as it is and changed by seeds ${SEEDS.slice(1).join(", ")}`, async () => {
      const staged = await stageBoard(join(bench, `${name}.kicad_pcb`), join(folder, name));
      if (!staged) throw new Error(`KiCad does not read ${name}`);
      const plain = readStaged(staged);
      let items = 0;
      for (const seed of SEEDS) {
        const changes = seed === 0 ? {} : mutateBoard(plain, seed);
        const { board, findings } = await askKicad(staged, join(folder, `${name}-${seed}`), changes);
        const comparison = compareFindings(board, checkBoard(board).findings, findings);
        expect(comparison.disagreements.map(describeDisagreement), `seed ${seed}`).toEqual([]);
        items += comparison.items;
      }
      // A board without a finding would prove nothing.
      expect(items).toBeGreaterThan(20);
    });

  for (const name of RULED)
    it(`under custom rules drawn from seeds ${RULE_SEEDS.join(", ")}, on ${name}`, async () => {
      const staged = await stageBoard(join(bench, `${name}.kicad_pcb`), join(folder, `${name}-ruled`));
      if (!staged) throw new Error(`KiCad does not read ${name}`);
      const plain = readStaged(staged);
      let ruled = 0;
      for (const seed of RULE_SEEDS) {
        const customRules = randomRules(plain, seed);
        const { board, findings } = await askKicad(staged, join(folder, `${name}-ruled-${seed}`), { customRules });
        const ours = checkBoard(board).findings;
        const { disagreements } = compareFindings(board, ours, findings);
        expect(disagreements.map(describeDisagreement), customRules).toEqual([]);
        ruled += ours.filter(({ customRule }) => customRule !== undefined).length;
      }
      expect(ruled).toBeGreaterThan(50);
    });

  it("holds to the severities that the project sets", async () => {
    const staged = await stageBoard(join(bench, `${BOARDS[2]}.kicad_pcb`), join(folder, "project"));
    if (!staged) throw new Error("KiCad does not read the board");
    const changes = { ...mutateBoard(readStaged(staged), 1), severities: "project" as const };
    const { board, findings } = await askKicad(staged, join(folder, "project-1"), changes);
    const ours = checkBoard(board).findings;
    expect(compareFindings(board, ours, findings).disagreements.map(describeDisagreement)).toEqual([]);
    // What the project ignores and what it only warns about are both there to be distinguished.
    expect(ours.some(({ rule }) => rule === "missing_courtyard")).toBe(false);
    expect(ours.some(({ severity }) => severity === "warning")).toBe(true);
  });
});

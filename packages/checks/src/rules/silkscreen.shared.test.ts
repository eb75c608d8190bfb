import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { askKicad, hasKicad, stageBoard } from "../../oracle/ask-kicad.ts";
import { checkBoard } from "../check-board.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const bench = join(shared, "bench");
const folder = mkdtempSync(join(tmpdir(), "tracewright-silk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Boards on which KiCad 6 finds from 2 to 177 places. */
const BOARDS = [
  "spisolator_spisolator",
  "fan_controller_fan_controller",
  "bldc-gimbal-1d_r1_gimbal-board",
  "rufs_dra818v_breakout_board",
  "ESPLux_Board",
];

describe.skipIf(!existsSync(bench) || !hasKicad())(
  "ink over open copper is where KiCad 6 sees it (needs KiCad and the shared test data folder)",
  () => {
    it.each(BOARDS)("on %s", async (name) => {
      const staged = await stageBoard(join(bench, `${name}.kicad_pcb`), join(folder, name));
      if (!staged) throw new Error(`KiCad does not read ${name}`);
      const { board, findings } = await askKicad(staged, join(folder, `${name}-0`), {});
      const { findings: all } = checkBoard({ ...board, rules: { ...board.rules, severities: {} } });
      const ours = all.filter(({ rule }) => rule === "silk_over_copper");
      // KiCad 6 calls the edge of the board an opening of its mask.
      const edges = new Set<string>(board.graphics.filter(({ layer }) => layer === "Edge.Cuts").map(({ id }) => id));
      const theirs = findings.filter(
        ({ type, items }) => type === "silk_over_copper" && !items.some(({ ids }) => ids.some((id) => edges.has(id))),
      );
      const isMeant = (ids: readonly string[], { items }: (typeof theirs)[number]) =>
        items.length === ids.length && items.every((item) => item.ids.some((id) => ids.includes(id)));
      expect(ours.filter(({ items }) => !theirs.some((finding) => isMeant(items, finding)))).toEqual([]);
      expect(theirs.filter((finding) => !ours.some(({ items }) => isMeant(items, finding)))).toEqual([]);
    });
  },
);

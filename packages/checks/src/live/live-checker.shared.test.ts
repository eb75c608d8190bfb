/**
 * On real boards, too, what is judged live is what a check of the whole board finds: parts, tracks, vias and zones moved, taken
 * away and put back, drawn from seeds.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Board,
  type BoardEdit,
  canonicalJson,
  editBetween,
  type Finding,
  invertEdit,
  moveFootprint,
} from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import type { Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../oracle/seeded-random.ts";
import { checkBoard } from "../check-board.ts";
import { LiveChecker } from "./live-checker.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const boards = join(shared, "boards");
const BOARDS = ["tomu", "ecc83", "simplefoc-shield", "esp-rust-board", "hackrf-one"];
const EDITS = 24;
const FARTHEST = Math.log10(2_000_000);

const words = (findings: readonly Finding[]) => findings.map((finding) => canonicalJson(finding)).sort();

describe.skipIf(!existsSync(boards))("live checks of real boards (needs the shared test data folder)", () => {
  for (const { name, pcb } of indexOf(boards).filter(
    (row) => BOARDS.includes(row.name) && row.pcb.endsWith(".kicad_pcb"),
  ))
    it(`${name}: after ${EDITS} edits, each of which has been checked, the findings are those of a check`, () => {
      const checker = new LiveChecker(readBoard(join(boards, name, pcb)));
      const random = new SeededRandom(1);
      const done: BoardEdit[] = [];
      for (let count = 0; count < EDITS; count++) {
        const back = count % 6 === 5 ? done.pop() : undefined;
        const edit = back ? invertEdit(back) : editBetween(checker.board, changeSomething(checker.board, random));
        if (!back) done.push(edit);
        checker.apply(edit);
        if (count % 4 !== 3) continue;
        const whole = checkBoard(checker.board);
        const live = checker.result;
        expect(words(live.findings)).toEqual(words(whole.findings));
        expect(live.connections).toEqual(whole.connections);
        expect(live.ratsnest.length).toBe(whole.ratsnest.length);
      }
      expect(checker.result.findings.length).toBeGreaterThan(0);
    });
});

function indexOf(folder: string): readonly { readonly name: string; readonly pcb: string }[] {
  return JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
}

function readBoard(path: string): Board {
  const imported = importFiles([{ name: path, bytes: readFileSync(path) }]);
  if (!imported.board) throw new Error(`${path} holds no board`);
  return imported.board;
}

function changeSomething(board: Board, random: SeededRandom): Board {
  const shift = { x: random.anyScale(FARTHEST), y: random.anyScale(FARTHEST) };
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random.next() * items.length)];
  const moved = (point: Point): Point => ({ x: point.x + shift.x, y: point.y + shift.y });
  const dice = random.next();
  if (dice < 0.45) {
    const part = pick(board.footprints);
    const footprints = board.footprints.map((one) =>
      one === part
        ? moveFootprint(one, { position: moved(one.position), rotation: one.rotation + (dice < 0.1 ? 90 : 0) })
        : one,
    );
    return { ...board, footprints };
  }
  if (dice < 0.65) {
    const track = pick(board.tracks);
    return {
      ...board,
      tracks: board.tracks.map((one) => (one === track ? { ...one, end: moved(one.end) } : one)),
    };
  }
  if (dice < 0.8) {
    const via = pick(board.vias);
    return {
      ...board,
      vias: board.vias.map((one) => (one === via ? { ...one, position: moved(one.position) } : one)),
    };
  }
  if (dice < 0.9) {
    const gone = new Set([pick(board.tracks), pick(board.vias)]);
    return {
      ...board,
      tracks: board.tracks.filter((one) => !gone.has(one)),
      vias: board.vias.filter((one) => !gone.has(one)),
    };
  }
  const zone = pick(board.zones);
  return { ...board, zones: board.zones.map((one) => (one === zone ? { ...one, fills: one.fills.slice(1) } : one)) };
}

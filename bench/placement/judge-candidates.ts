import { join } from "node:path";
import { type Board, boardOutline, padPosition } from "@tracewright/board";
import { locateInPolygon } from "@tracewright/geometry";
import { judgeFile, type PlacementJudgement, writeBoardFiles } from "../suite/judge-board.ts";
import type { PlacedRow } from "./row.ts";

const FOLDER = join(import.meta.dirname, "../.cache/placement");

/**
 * What KiCad finds in each placement of `source` beyond what no placement can avoid: overlaps among parts that stay are what
 * the same board has without the others, errors between pads what the human's board has.
 */
export async function judgeCandidates(
  source: Board,
  placements: readonly Board[],
  name: string,
): Promise<readonly PlacedRow["judged"][]> {
  const settled = await judge(withoutParts(source, placements), `${name}-settled`);
  const human = await judge(source, `${name}-human`);
  const answers: PlacedRow["judged"][] = [];
  for (const [index, placement] of placements.entries()) {
    const answer = await judge(placement, `${name}-${index + 1}`);
    answers.push(
      answer && settled && human
        ? {
            overlaps: answer.courtyardOverlaps - settled.courtyardOverlaps,
            outside: answer.partsOutside - settled.partsOutside,
            padErrors: Math.max(0, answer.padErrors - human.padErrors),
          }
        : undefined,
    );
  }
  return answers;
}

/** References of parts with a pad beside the board: a person has put them there on purpose. */
export function straddlingParts(board: Board): readonly string[] {
  const { areas } = boardOutline(board);
  return board.footprints
    .filter((footprint) =>
      footprint.pads.some((pad) =>
        areas.every((area) => locateInPolygon(padPosition(footprint, pad), area) === "outside"),
      ),
    )
    .map(({ reference }) => reference);
}

/** Undefined: KiCad gave no answer, as on some odd boards. */
async function judge(board: Board, name: string): Promise<PlacementJudgement | undefined> {
  const path = writeBoardFiles(withoutCopper(board), join(FOLDER, name.replaceAll("/", "_")));
  try {
    return (await judgeFile(path)).placement;
  } catch {
    return undefined;
  }
}

function withoutParts(source: Board, placements: readonly Board[]): Board {
  const moved = (index: number) => placements.some(({ footprints }) => footprints[index] !== source.footprints[index]);
  return { ...source, footprints: source.footprints.filter((_, index) => !moved(index)) };
}

/** Without copper every error is between pads, drills and the edge. */
function withoutCopper(board: Board): Board {
  return { ...board, tracks: [], vias: [], zones: board.zones.filter((zone) => zone.keepout) };
}

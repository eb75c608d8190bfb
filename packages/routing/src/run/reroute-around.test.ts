import { applyEdit, type Board, padCenter } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { rerouteAround, startRouting } from "../index.ts";
import { findViolations } from "../testing/find-violations.ts";
import { randomBoard } from "../testing/random-board.ts";

function routed(seed: number): Board {
  const board = randomBoard({ seed, parts: 6, nets: 4 });
  const run = startRouting(board, { seed, effort: "draft" });
  while (run.step(100_000) === "running");
  return applyEdit(board, run.outcome().edit);
}

/** As after a part has been taken away and put back: the tracks on its pads are gone. */
function loosened(board: Board, part: Board["footprints"][number]): Board {
  const centers = part.pads.map((pad) => padCenter(part, pad));
  const isOnPad = ({ x, y }: { x: number; y: number }) =>
    centers.some((center) => Math.hypot(center.x - x, center.y - y) < 400_000);
  return { ...board, tracks: board.tracks.filter(({ start, end }) => !isOnPad(start) && !isOnPad(end)) };
}

describe("routing around parts that were moved", () => {
  it.each([1, 2])("joins what is open at parts of board %i, adds only, and breaks no rule", (seed) => {
    const whole = routed(seed);
    let joined = 0;
    for (const part of whole.footprints.slice(0, 2)) {
      const board = loosened(whole, part);
      const { edit } = rerouteAround(board, [part.id]);
      if (!edit) continue;
      joined++;
      expect(edit.lists.every(({ removed, updated }) => removed.length + updated.length === 0)).toBe(true);
      expect(findViolations(applyEdit(board, edit))).toEqual([]);
    }
    expect(joined).toBeGreaterThan(0);
  });

  it("answers alike each time, ends where its visits end, and does nothing for no parts", () => {
    const whole = routed(1);
    const [part] = whole.footprints;
    const board = loosened(whole, part!);
    expect(rerouteAround(board, [part!.id])).toEqual(rerouteAround(board, [part!.id]));
    const { edit, open } = rerouteAround(board, [part!.id], { mostVisits: 1 });
    expect(edit !== undefined || open.length > 0).toBe(true);
    expect(rerouteAround(board, [])).toEqual({ edit: undefined, open: [] });
  });
});

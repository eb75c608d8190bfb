import { applyEdit, type Board, heldCopper, type Track } from "@tracewright/board";
import { checkConnections } from "@tracewright/checks";
import { startPlacement } from "@tracewright/placement";
import { expect, test } from "vitest";
import { routeBoard } from "./route-board.ts";
import { at, boardOf, part, SIGNAL, track } from "./testing/poured-board.ts";

/** An electrode of 10 fingers on the way between two parts, 10 × 12 mm. */
const FINGERS = Array.from({ length: 10 }, (_, finger) =>
  track(`finger ${finger}`, at(10 + finger, 6), at(10 + finger, 18), { net: SIGNAL }),
);
const ELECTRODE: readonly Track[] = [
  track("stem", at(10, 2), at(10, 6), { net: SIGNAL }),
  track("back", at(10, 6), at(19, 6), { net: SIGNAL }),
  ...FINGERS,
];
const LINKS = [
  track("left", at(3, 2), at(10, 2), { net: SIGNAL }),
  track("right", at(10, 2), at(25, 2), { net: SIGNAL }),
];

function sensor(): Board {
  return boardOf({
    footprints: [part("U1", at(3, 2), SIGNAL), part("R1", at(25, 2), SIGNAL)],
    tracks: [...LINKS, ...ELECTRODE],
  });
}

test("placement takes the connections of what it moves away and leaves an electrode of tracks", () => {
  const board = sensor();
  const run = startPlacement(board, undefined, { mode: "all", effort: 0.01 });
  while (run.step(100_000) === "running");
  for (const { edit } of run.outcome().candidates) {
    const { tracks, footprints } = applyEdit(board, edit);
    expect(tracks).toEqual(ELECTRODE);
    expect(footprints).not.toEqual(board.footprints);
  }
});

test.each(["strip", "rip"])("routing that may %s leaves an electrode of tracks and joins it again", async (way) => {
  const board = sensor();
  const routed = await routeBoard(board, {
    strip: way === "strip",
    pours: "keep",
    seed: 1,
    ...(way === "rip" && { control: { existing: { default: "rip" } } }),
    drive: (run) => {
      while (run.step(100_000) === "running");
      return "finished";
    },
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  for (const piece of ELECTRODE) expect(routed.board.tracks).toContain(piece);
  expect(checkConnections(routed.board).ratsnest).toEqual([]);
  // It is one still, now that ways of the net run along it.
  const held = heldCopper(routed.board).items;
  for (const { id } of FINGERS) expect(held).toContain(id);
  expect(held).toContain("back");
});

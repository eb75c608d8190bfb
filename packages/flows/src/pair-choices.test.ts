import { emptyBoard, itemId, netId } from "@tracewright/board";
import { expect, test } from "vitest";
import { markChoices, normalCorridors, readChoices } from "./pair-choices.ts";
import { NO_CORRIDORS } from "./pair-corridors.ts";

const board = { ...emptyBoard(2), nets: ["A", "D+", "D-", "B"].map((name) => ({ id: netId(name), name })) };
const checkpoint = Uint8Array.of(0xb2, 0xe4, 1, 2, 3);
const at = (x: number, y: number) => ({ x, y });
const corridors = normalCorridors(board, {
  tracks: [
    {
      id: itemId("t"),
      start: at(-1, 2_000_000),
      end: at(3, 4),
      width: 200_000,
      layer: "B.Cu",
      net: netId("B"),
      locked: false,
    },
  ],
  vias: [
    {
      id: itemId("v"),
      kind: "through",
      position: at(5, -6),
      diameter: 600_000,
      drill: 300_000,
      layers: ["F.Cu", "B.Cu"],
      net: netId("A"),
      locked: false,
    },
  ],
});

test("reads back what was written before a checkpoint, wherever in a buffer it lies", () => {
  const givenUp = new Set([netId("D+"), netId("D-")]);
  const loosened = new Set([netId("A"), netId("B")]);
  const marked = markChoices(board, { givenUp, loosened, corridors }, checkpoint);
  const shifted = Uint8Array.of(9, 9, ...marked).subarray(2);
  for (const bytes of [marked, shifted]) {
    const read = readChoices(board, bytes);
    expect(read).toMatchObject({ givenUp, loosened, corridors });
    expect([...read.checkpoint]).toEqual([...checkpoint]);
  }
  expect(corridors.tracks).toMatchObject([{ start: at(-1, 2_000_000), layer: "B.Cu", net: netId("B") }]);
  expect(corridors.vias).toMatchObject([{ position: at(5, -6), diameter: 600_000, net: netId("A") }]);
});

test("leaves the checkpoint of a run that chose nothing as it is", () => {
  const nothing = { givenUp: new Set<never>(), loosened: new Set<never>(), corridors: NO_CORRIDORS };
  expect(markChoices(board, nothing, checkpoint)).toBe(checkpoint);
  expect(readChoices(board, checkpoint)).toEqual({ ...nothing, checkpoint });
  expect(readChoices(board)).toEqual({ ...nothing, checkpoint: new Uint8Array(0) });
});

test("reads checkpoints of runs from before pairs left room to others", () => {
  const old = Uint8Array.of(1, 0, 1, 0, 0, 0, 2, ...checkpoint);
  const read = readChoices(board, old);
  expect(read).toMatchObject({ givenUp: new Set([netId("D-")]), loosened: new Set(), corridors: NO_CORRIDORS });
  expect([...read.checkpoint]).toEqual([...checkpoint]);
});

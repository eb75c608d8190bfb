import { emptyBoard, netId } from "@tracewright/board";
import { expect, test } from "vitest";
import { markGivenUp, readGivenUp } from "./given-up-pairs.ts";

const board = { ...emptyBoard(2), nets: ["A", "D+", "D-", "B"].map((name) => ({ id: netId(name), name })) };
const checkpoint = Uint8Array.of(0xb2, 0xe4, 1, 2, 3);

test("reads back what was written before a checkpoint, wherever in a buffer it lies", () => {
  const givenUp = new Set([netId("D+"), netId("D-")]);
  const marked = markGivenUp(board, givenUp, checkpoint);
  const shifted = Uint8Array.of(9, 9, ...marked).subarray(2);
  for (const bytes of [marked, shifted]) {
    const read = readGivenUp(board, bytes);
    expect(read.givenUp).toEqual(givenUp);
    expect([...read.checkpoint]).toEqual([...checkpoint]);
  }
});

test("leaves the checkpoint of a run that gave up nothing as it is", () => {
  expect(markGivenUp(board, new Set(), checkpoint)).toBe(checkpoint);
  expect(readGivenUp(board, checkpoint)).toEqual({ givenUp: new Set(), checkpoint });
  expect(readGivenUp(board)).toEqual({ givenUp: new Set(), checkpoint: new Uint8Array(0) });
});

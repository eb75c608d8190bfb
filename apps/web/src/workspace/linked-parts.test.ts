import { type Board, type Circuit, componentId, emptyBoard, itemId } from "@tracewright/board";
import { expect, test } from "vitest";
import { componentsOf, footprintsOf } from "./linked-parts.ts";

const component = (id: string, reference: string, symbolPath: string) => ({
  id: componentId(id),
  reference,
  symbolPath,
});
const circuit = {
  components: [component("a", "R1", "/s/1"), component("b", "R2", "/s/2"), component("c", "R3", "/s/3")],
} as unknown as Circuit;
const part = (id: string, reference: string, symbolPath?: string) => ({
  id: itemId(id),
  reference,
  pads: [],
  ...(symbolPath !== undefined && { symbolPath }),
});
// R1 and R2 have changed names on the board; R3 knows no symbol.
const board = {
  ...emptyBoard(),
  footprints: [part("1", "R2", "/s/1"), part("2", "R1", "/s/2"), part("3", "R3"), part("4", "H1")],
} as unknown as Board;

test("parts belong together by their symbol, whatever they are called by now", () => {
  expect(footprintsOf(board, circuit, componentId("a"))).toEqual(["1"]);
  expect([...componentsOf(board, circuit, [itemId("1"), itemId("2")])]).toEqual(["a", "b"]);
});

test("parts that know no symbol belong together by name", () => {
  expect(footprintsOf(board, circuit, componentId("c"))).toEqual(["3"]);
  expect([...componentsOf(board, circuit, [itemId("3")])]).toEqual(["c"]);
});

test("what only one of the two has belongs to nothing", () => {
  expect(componentsOf(board, circuit, [itemId("4"), itemId("gone")]).size).toBe(0);
  expect(footprintsOf(board, circuit, componentId("gone"))).toEqual([]);
});

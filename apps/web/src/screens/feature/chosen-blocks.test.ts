import { expect, it } from "vitest";
import { addBlock, blockInputs, type ChosenBlock, changeBlock, countBlocks, removeBlock } from "./chosen-blocks.ts";

const ldo = { id: "b1", name: "LDO" };
const mcu = { id: "b2", name: "MCU" };
const chosen = (...blocks: readonly { id: string; name: string }[]) =>
  blocks.reduce<readonly ChosenBlock[]>(addBlock, []);

it("a block that is chosen again counts up; one with parameters of its own is a line of its own", () => {
  const two = chosen(ldo, mcu, ldo);
  expect(two.map(({ name, count }) => [name, count])).toEqual([
    ["LDO", 2],
    ["MCU", 1],
  ]);
  const [first] = two;
  const other = addBlock(changeBlock(two, first!.key, { parameters: new Map([["V", "3 V"]]) }), ldo);
  expect(other.map(({ name, count }) => [name, count])).toEqual([
    ["LDO", 2],
    ["MCU", 1],
    ["LDO", 1],
  ]);
  expect(new Set(other.map(({ key }) => key)).size).toBe(3);
  expect(countBlocks(other)).toBe(4);
  expect(removeBlock(other, first!.key).map(({ name }) => name)).toEqual(["MCU", "LDO"]);
});

it("uses that a project has are named unless one of them has to leave", () => {
  const line: ChosenBlock = { ...chosen(ldo)[0]!, count: 2, uses: ["u1", "u2"] };
  expect(blockInputs([line])).toMatchObject([{ count: 2, useIds: ["u1", "u2"] }]);
  expect(blockInputs([{ ...line, count: 3 }])).toMatchObject([{ useIds: ["u1", "u2"] }]);
  expect(blockInputs([{ ...line, count: 1 }])[0]).not.toHaveProperty("useIds");
});

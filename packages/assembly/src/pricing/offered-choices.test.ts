import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { aBoardPriceList } from "../testing/board-prices.ts";
import { offeredChoices } from "./offered-choices.ts";
import { DEFAULT_ORDER_OPTIONS, type OrderedBoard } from "./order-options.ts";

const BOARD: OrderedBoard = {
  layers: 2,
  width: fromMm(50),
  height: fromMm(40),
  top: { smdJoints: 4, thtJoints: 0 },
  bottom: { smdJoints: 0, thtJoints: 2 },
};
const ASKED = { board: BOARD, options: DEFAULT_ORDER_OPTIONS, quantity: 10 };

it("a choice without a price needs a person, and one that the board does not allow says why", () => {
  const { finish, copper, assembly, stencil } = offeredChoices(aBoardPriceList(), ASKED);
  expect(finish.map(({ needsPerson }) => needsPerson)).toEqual([false, false]);
  expect(copper.map(({ choice, needsPerson }) => [choice, needsPerson])).toEqual([
    ["OZ_1", false],
    ["OZ_2", true],
  ]);
  expect(assembly.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, undefined]);
  expect(stencil.map(({ problem }) => problem)).toEqual([undefined, undefined, "NO_PASTE_ON_SIDE", "NO_PASTE_ON_SIDE"]);
  const bare = { ...BOARD, bottom: { smdJoints: 0, thtJoints: 0 } };
  expect(offeredChoices(aBoardPriceList(), { ...ASKED, board: bare }).assembly.map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
    "NO_PARTS_ON_SIDE",
    "NO_PARTS_ON_SIDE",
  ]);
});

it("the silkscreen is not of the mask's colour, and without a list everything needs a person", () => {
  const options = { ...DEFAULT_ORDER_OPTIONS, mask: "WHITE" as const };
  const { silk, mask } = offeredChoices(undefined, { ...ASKED, options });
  expect(silk.map(({ problem }) => problem)).toEqual(["SILK_LIKE_MASK", undefined]);
  expect(mask.every(({ needsPerson }) => needsPerson)).toBe(true);
});

import { expect, it } from "vitest";
import { mergeRows } from "./merge-rows.ts";

it("boards measured again take their places, the others keep theirs, and one that was not there comes last", () => {
  const row = (board: string, seconds: number) => ({ board, seconds });
  const kept = [row("a", 1), row("b", 2), row("c", 3)];
  expect(mergeRows(kept, [row("d", 9), row("b", 7)])).toEqual([row("a", 1), row("b", 7), row("c", 3), row("d", 9)]);
});

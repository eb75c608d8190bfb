import { importFiles } from "@tracewright/formats";
import { expect, test } from "vitest";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { countOpen } from "./count-open.ts";

test("connections of a board with more copper than any real one are not counted while somebody waits", () => {
  const { name, bytes } = resistorBoard({ resistors: 3 });
  const via = '(via (at 100.5 100.5) (size 0.8) (drill 0.4) (layers "F.Cu" "B.Cu") (net 1))';
  const text = new TextDecoder().decode(bytes).replace(/\)\s*$/, `${via})`);
  const { board } = importFiles([{ name, bytes: new TextEncoder().encode(text) }]);
  const [one] = board?.vias ?? [];
  if (!board || !one) throw new Error("The board was not read.");
  expect(countOpen(board)).toEqual({ total: 2, open: 2 });
  expect(countOpen({ ...board, vias: Array.from({ length: 60_001 }, () => one) })).toBe(null);
});

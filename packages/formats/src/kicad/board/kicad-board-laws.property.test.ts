import type { Board } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { arbitraryBoard } from "./testing/arbitrary-board.ts";
import { type WrittenKicadBoard, writeKicadBoard } from "./write-kicad-board.ts";

function read({ board: text, project, rules }: WrittenKicadBoard): Board {
  const { board, diagnostics } = readKicadBoard({
    fileName: "whole.kicad_pcb",
    text,
    project: { fileName: "whole.kicad_pro", text: project },
    ...(rules !== undefined && { customRules: { fileName: "whole.kicad_dru", text: rules } }),
  });
  if (!board) throw new Error(`refused: ${diagnostics.map(({ message }) => message).join(" ")}`);
  return board;
}

describe("a whole board of anything that version 6 can say", () => {
  it("is read back as it was written, and written again to the byte", () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const written = writeKicadBoard(board);
        const again = read(written);
        expect(again).toEqual(board);
        expect(writeKicadBoard(again)).toEqual(written);
      }),
      { numRuns: 40 },
    );
  });
});

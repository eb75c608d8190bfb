import type { Board, Circuit } from "@tracewright/board";
import { safeFileName } from "@tracewright/formats";
import { EXPORTERS } from "./exporters/exporters.ts";
import type { ExportAnswer, ExportInput } from "./messages/export-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

/** Unpacks what the format asks for, and has it written. */
export async function exportProject(input: ExportInput): Promise<ExportAnswer> {
  const { name, version, options } = input;
  let board: Board | undefined;
  let circuit: Circuit | undefined;
  return EXPORTERS[input.format]({
    get board() {
      if (input.board === null) throw new Error("this project has no board to export");
      board ??= unpackBoard(input.board);
      return board;
    },
    get circuit() {
      if (input.circuit === null) throw new Error("this project has no circuit to export");
      circuit ??= unpackCircuit(input.circuit);
      return circuit;
    },
    hasBoard: input.board !== null,
    hasCircuit: input.circuit !== null,
    name,
    stem: safeFileName(name, "board"),
    version,
    createdAt: new Date(input.createdAt),
    language: input.language,
    options,
    heights: input.heights ?? new Map(),
    isFilled: input.isFilled ?? false,
    assembly: input.assembly ?? { reels: new Map() },
    electrical: input.electrical,
    purchases: input.purchases ?? [],
  });
}

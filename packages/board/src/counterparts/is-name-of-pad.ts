import { indexBoard } from "../queries/index-board.ts";
import type { Board, Net } from "../records/board.ts";

/** EasyEDA calls an unnamed net after one of its pads: "U1_8". */
export function isNameOfPad(board: Board, { id, name }: Net): boolean {
  const pads = indexBoard(board).padsByNet.get(id) ?? [];
  return pads.some(({ footprint, pad }) => name === `${footprint.reference}_${pad.number}`);
}

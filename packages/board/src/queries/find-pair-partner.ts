import type { Board } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import { indexBoard } from "./index-board.ts";

const SIGNS: Readonly<Record<string, string>> = { "+": "-", "-": "+", P: "N", N: "P" };

/**
 * The other net of a differential pair, where the board has it: the names differ in one sign, `+` and `-` or `P` and
 * `N`, which digits and underscores may follow (USB_D+, CLK_P, LVDS_N0). KiCad pairs nets by name alone, too.
 */
export function findPairPartner(board: Board, id: NetId): NetId | undefined {
  const { netById, netByName } = indexBoard(board);
  const name = netById.get(id)?.name;
  const [, base, sign, tail] = name?.match(/^(.*)([+\-PN])([0-9_]*)$/s) ?? [];
  if (base === undefined || sign === undefined) return undefined;
  return netByName.get(`${base}${SIGNS[sign]}${tail}`)?.id;
}

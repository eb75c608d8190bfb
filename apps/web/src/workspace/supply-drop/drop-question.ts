import type { Board, Circuit, NetId } from "@tracewright/board";
import type { NoSupplyMap, SupplyMap } from "@tracewright/checks";

export interface DropQuestion {
  readonly number: number;
  readonly board: Board;
  readonly circuit: Circuit | undefined;
  readonly net: NetId;
}

export interface DropAnswer {
  readonly number: number;
  readonly answer: SupplyMap | NoSupplyMap;
}

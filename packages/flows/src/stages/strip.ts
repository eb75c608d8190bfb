import type { Board } from "@tracewright/board";
import type { RouteRequest } from "../route-request.ts";
import { strippedBoard } from "../stripped-board.ts";

export interface Stripped extends RouteRequest {
  readonly stripped: Board;
}

/** Takes away what the options ask to be taken away first. */
export async function strip({ source, options, scope }: RouteRequest): Promise<Pick<Stripped, "stripped">> {
  return { stripped: strippedBoard(source, options, scope) };
}

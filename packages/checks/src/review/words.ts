import type { NetId } from "@tracewright/board";
import { type Nm, type Point, toMm } from "@tracewright/geometry";
import { netName } from "../findings/names.ts";
import type { ReviewContext } from "./review-context.ts";

/** "2.41 mm": in findings two decimals tell enough. */
export function inMm(length: Nm): string {
  return `${toMm(Math.round(length)).toFixed(2)} mm`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function nameOfNet({ board }: Pick<ReviewContext, "board">, net: NetId | undefined): string {
  return netName(board, net);
}

/** A place by which a finding without names is known again: to a tenth of a millimetre. */
export function placeKey({ x, y }: Point): string {
  return `${toMm(x).toFixed(1)},${toMm(y).toFixed(1)}`;
}

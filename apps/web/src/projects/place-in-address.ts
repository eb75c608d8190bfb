/**
 * A place of a board in the address of the workspace: /layout/{id}?m=2&r=14&at=12.5,40.25, millimetres as the board
 * counts them.
 */

import { fromMm, type Point } from "@tracewright/geometry";
import { pathWithVersion } from "./result-address.ts";

/** The place in the version that the search of an address names. */
export function pathToPlace(
  id: string,
  search: URLSearchParams,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const path = pathWithVersion("layout", id, search);
  return `${path}${path.includes("?") ? "&" : "?"}at=${x},${y}`;
}

/** The place that an address names, nanometres; undefined where it names none. */
export function placeOf(search: URLSearchParams): Point | undefined {
  const [, x, y] = /^(-?\d{1,4}(?:\.\d{1,6})?),(-?\d{1,4}(?:\.\d{1,6})?)$/.exec(search.get("at") ?? "") ?? [];
  return x === undefined || y === undefined ? undefined : { x: fromMm(Number(x)), y: fromMm(Number(y)) };
}

export function withoutPlace(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  kept.delete("at");
  return kept;
}

/** The first place that a sentence about a board tells, "(104.000, 110.000) mm"; undefined where it tells none. */
export function placeInSentence(sentence: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = /\((-?\d+\.\d+), (-?\d+\.\d+)\)/.exec(sentence) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

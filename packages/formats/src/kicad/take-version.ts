import type { NodeReader } from "../sexpr/node-reader.ts";

/** KiCad numbers its formats by the day. What is no such number is passed over, as if the file had none: `fallback`. */
export function takeVersion(root: NodeReader, fallback: number): number {
  const version = Number(root.takeText("version") ?? fallback);
  return Number.isSafeInteger(version) && version >= 0 ? version : fallback;
}

/** The first version of boards or schematics that each release wrote. */
const RELEASES: readonly (readonly [since: number, release: string])[] = [
  [20250115, "10"],
  [20240109, "9"],
  [20230122, "8"],
  [20211125, "7"],
  [20200119, "6"],
  [20171130, "5"],
];

/** "8": the release of KiCad that people know a version of its formats by. */
export function releaseOf(version: number): string {
  return RELEASES.find(([since]) => version >= since)?.[1] ?? "4";
}

/** What a piece of a file is called there: `(teardrops …)` is "teardrops". */
export function nameOfFragment(fragment: string): string {
  return /^\(?([\w.-]+)/.exec(fragment)?.[1] ?? fragment;
}

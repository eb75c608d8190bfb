import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Suite } from "../suite/suite-boards.ts";
import type { Peer } from "./peers.ts";
import type { Row } from "./row.ts";
import type { Variant } from "./strip-board.ts";

const RESULTS = join(import.meta.dirname, "../results");

export interface ResultName {
  readonly suite: Suite;
  readonly variant: Variant;
  /** Absent: our engine. */
  readonly peer?: Peer;
}

/** The rows of the last full run of a suite; undefined: there was none. */
export function readRows(name: ResultName): readonly Row[] | undefined {
  const path = `${stemOf(name)}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

export function writeRows(name: ResultName, rows: readonly Row[], text: string): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${stemOf(name)}.txt`, text);
  writeFileSync(`${stemOf(name)}.json`, `${JSON.stringify(rows, undefined, 1)}\n`);
}

export function writeSummaryFile(text: string): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "routing-summary.txt"), text);
}

function stemOf({ suite, variant, peer }: ResultName): string {
  return join(RESULTS, ["routing", suite, variant, ...(peer ? [peer] : [])].join("-"));
}

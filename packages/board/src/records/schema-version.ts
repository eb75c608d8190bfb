import type { BoardSchemaVersion, Group } from "./board.ts";

/** 2 of a board with blocks; all others stay what programs of before can read. */
export function schemaVersionOf(groups: readonly Group[]): BoardSchemaVersion {
  return groups.some(({ block }) => block) ? 2 : 1;
}

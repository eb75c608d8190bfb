import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { PartOfKind } from "../../platform/database/part-match-records.ts";
import type { MatchingFailure, MatchingStatus } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import {
  type DatasheetMatchingRow,
  findMatching,
  latestDatasheetMatchings,
  listPartMatches,
  type PartMatchRow,
} from "./match-store.ts";

/** One part of a project, with what it and its equals are matched with. */
export interface ListedPart {
  readonly part: PartOfKind;
  readonly row: PartMatchRow;
  readonly reading: DatasheetMatchingRow | undefined;
}

export interface PartListing {
  /** NONE: of before there was matching. */
  readonly status: MatchingStatus | "NONE";
  readonly failure: MatchingFailure | null;
  readonly parts: readonly ListedPart[];
}

/** All parts of a project, equal ones beside each other, in the order of the design. */
export async function listMatches({ db }: Application, userId: string, id: string): Promise<PartListing> {
  const project = await requireProject(db, userId, id, "READ");
  const [matching, rows, readings] = await Promise.all([
    findMatching(db, project.id),
    listPartMatches(db, project.id),
    latestDatasheetMatchings(db, project.id),
  ]);
  return {
    status: matching?.status ?? "NONE",
    failure: matching?.failure ?? null,
    parts: rows.flatMap((row) => partsOf(row, readings.get(row.kind))),
  };
}

/** The parts of one row. */
export function partsOf(row: PartMatchRow, reading: DatasheetMatchingRow | undefined): readonly ListedPart[] {
  return row.parts.map((part) => ({ part, row, reading }));
}

/** One part of a project (70020 where there is none). */
export async function showMatch(
  application: Application,
  userId: string,
  input: { readonly id: string; readonly key: string },
): Promise<ListedPart> {
  const { parts } = await listMatches(application, userId, input.id);
  const listed = parts.find(({ part }) => part.key === input.key);
  if (listed === undefined) throw new ApplicationError("PART_NOT_FOUND", refusal("no-such-part", {}));
  return listed;
}

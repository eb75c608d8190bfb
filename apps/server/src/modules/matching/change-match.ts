import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { PartMatchRecord } from "../../platform/database/part-match-records.ts";
import { partMatches } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { holderOf } from "../access/holder.ts";
import { requireProject } from "../projects/project-policy.ts";
import { correctMatch, type MatchCorrection } from "./correct-match.ts";
import { forgetPart, rememberPart } from "./known-parts.ts";
import { findPartMatch, type PartMatchRow } from "./match-store.ts";
import { endReadings } from "./request-datasheet.ts";
import { settledStatus } from "./settled-status.ts";

export interface PartName {
  /** Of the project. */
  readonly id: string;
  readonly key: string;
}

/**
 * Says that a match is right, as it is or once it is put right: another candidate, other cells. It holds for all equal parts
 * of the project and for the account's later projects.
 */
export async function confirmMatch(
  application: Application,
  userId: string,
  input: PartName & { readonly candidateId?: string | null | undefined; readonly correction: MatchCorrection },
): Promise<PartMatchRow> {
  const { db, now } = application;
  const project = await requireProject(db, userId, input.id, "EDIT");
  const part = await findPartMatch(db, project.id, input.key);
  if (part.status === "InProgress")
    throw new ApplicationError("JOB_ALREADY_RUNNING", refusal("part-being-matched", {}));
  const match = correctMatch(chosenOf(part, input.candidateId ?? undefined), input.correction);
  const at = now();
  return db.transaction(async (transaction) => {
    const [stored] = await transaction
      .update(partMatches)
      .set({ status: "Matched", match, confirmedAt: at, updatedAt: at })
      .where(ofKind(part))
      .returning();
    if (stored === undefined) throw new Error("a part match went away while it was confirmed");
    await rememberPart(transaction, holderOf(project), part.question, match, at);
    return stored;
  });
}

/** The candidate that was chosen, or what the part is matched with. A newly chosen candidate has no old corrections. */
function chosenOf(part: PartMatchRow, candidateId: string | undefined): PartMatchRecord {
  if (candidateId === undefined || candidateId === part.match?.id) {
    if (part.match === null) throw new ApplicationError("MATCHED_PART_NOT_FOUND", refusal("part-not-matched", {}));
    return part.match;
  }
  const candidate = part.candidates.find(({ id }) => id === candidateId);
  if (candidate === undefined) refuseField("candidateId", refusal("no-such-candidate", {}));
  return { ...candidate, corrected: [] };
}

/**
 * Takes a part's match back, or stops the reading of its datasheet (70008 where there is neither). Later projects
 * forget it too.
 */
export async function deleteMatch(application: Application, userId: string, input: PartName): Promise<void> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, input.id, "EDIT");
  const part = await findPartMatch(db, project.id, input.key);
  const stopped = await db.transaction(async (transaction) => {
    const stopped = await endReadings(transaction, project.id, part.kind, now());
    if (stopped.length === 0 && part.match === null)
      throw new ApplicationError("MATCHED_PART_NOT_FOUND", refusal("part-not-matched", {}));
    // Stopping a reading does not reject the earlier match.
    const isKept = stopped.length > 0 && part.match !== null;
    await transaction
      .update(partMatches)
      .set(
        isKept
          ? { status: settledStatus(part), updatedAt: now() }
          : { status: "NotMatched", match: null, confirmedAt: null, updatedAt: now() },
      )
      .where(ofKind(part));
    if (!isKept) await forgetPart(transaction, holderOf(project), part.question);
    return stopped;
  });
  for (const id of stopped) {
    pubSub.publish({ kind: "stop-datasheet", datasheetMatchingId: id });
    pubSub.publish({ kind: "datasheet", userId, projectId: project.id, datasheetMatchingId: id });
  }
}

function ofKind({ projectId, kind }: PartMatchRow) {
  return and(eq(partMatches.projectId, projectId), eq(partMatches.kind, kind));
}

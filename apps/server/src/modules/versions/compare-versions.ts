import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { CompareAnswer, CompareInput } from "../../threads/messages/compare-messages.ts";
import { COMPARE_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";

interface VersionNumber {
  readonly majorVersion: number;
  readonly revisionVersion: number;
}

export interface VersionComparison extends CompareAnswer {
  readonly versions: { readonly before: ProjectRow; readonly after: ProjectRow };
}

/** What differs between two versions of a project's layout. */
export async function compareProjectVersions(
  application: Application,
  userId: string,
  input: { readonly id: string; readonly before: VersionNumber; readonly after: VersionNumber },
): Promise<VersionComparison> {
  const { db, threads, log } = application;
  const project = await requireProject(db, userId, input.id, "READ");
  const before = await atVersion(db, project, input.before);
  const after = await atVersion(db, project, input.after);
  const hashes = [before.boardHash, after.boardHash] as const;
  if (hashes[0] === null || hashes[1] === null)
    throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("no-layout", {}));
  const [older, newer] = [hashes[0], hashes[1]];
  const outcome = await threads.runLate<CompareAnswer>(COMPARE_THREAD, async () => ({
    input: {
      before: await readDocument(application, older),
      after: await readDocument(application, newer),
    } satisfies CompareInput,
  }));
  if (outcome.status === "answered") return { ...outcome.answer, versions: { before, after } };
  log.error("versions were not compared", { project: project.id, ...outcome });
  throw new Error(`comparing ended with ${outcome.status}`);
}

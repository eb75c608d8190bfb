import { type AssemblyChoice, findAssemblyChoiceProblem } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { requireProject } from "../projects/project-policy.ts";
import { type StoredAssemblyChoice, storeAssemblyChoice } from "./assembly-choice-store.ts";

export interface AssemblyChoiceChange extends AssemblyChoice {
  readonly id: string;
  /** Of the state that the change was made on. */
  readonly version: number;
}

/** Keeps rotations and variants with the project, in place of those that were there. */
export async function saveAssemblyChoice(
  application: Application,
  userId: string,
  { id, version, reels, variants }: AssemblyChoiceChange,
): Promise<StoredAssemblyChoice> {
  const project = await requireProject(application.db, userId, id, "EDIT");
  const choice = { reels, variants };
  const problem = findAssemblyChoiceProblem(choice);
  if (problem !== undefined) refuseField("input", problem);
  const stored = await storeAssemblyChoice(application, { projectId: project.id, userId, base: version, choice });
  application.pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  return stored;
}

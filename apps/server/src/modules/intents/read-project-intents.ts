import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { IntentsAnswer } from "../../threads/messages/intents-messages.ts";
import { INTENTS_THREAD } from "../../threads/thread-files.ts";
import { type Documents, KeptReadings } from "../documents/kept-readings.ts";
import type { ProjectRow } from "../projects/project-policy.ts";

const readings = new KeptReadings<IntentsAnswer>(INTENTS_THREAD, "intents");

/** What the circuit of a project's current version says. */
export async function readProjectIntents(application: Application, project: ProjectRow): Promise<IntentsAnswer> {
  if (project.boardHash === null) throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("no-layout", {}));
  return readings.read(application, project);
}

/** A board whose parts, nets and outline are those of one before: what that said, it says, without being read. */
export function carryIntents(application: Application, before: Documents, after: Documents): void {
  readings.carry(application, before, after);
}

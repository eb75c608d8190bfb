import type { Application } from "../../../platform/application.ts";
import type { WorkerOfKind, WorkKind } from "../../../platform/work/work-kind.ts";
import { validateVersion } from "./validate-version.ts";
import {
  type ClaimedVersion,
  claimVersion,
  claimVersionOf,
  heldVersions,
  letGoOfVersion,
  renewVersionLease,
  WAITING_VERSIONS,
} from "./validation-leases.ts";

/** The worker role for blocks: one validation at a time, of holders in turn. */
export function startValidationWorker(application: Application): Promise<WorkerOfKind> {
  return application.work.start(validationKind(application));
}

function validationKind(application: Application): WorkKind<ClaimedVersion> {
  const { db } = application;
  return {
    name: "block-validation",
    slots: 1,
    maxPerHolder: 1,
    claimNext: (attempt) => claimVersion(db, attempt),
    claim: (id, attempt) => claimVersionOf(db, id, attempt),
    waiting: WAITING_VERSIONS,
    idOf: ({ version }) => version.id,
    beat: (id, attempt) => renewVersionLease(db, id, attempt),
    listHeld: () => heldVersions(db),
    takeBack: (lost) => letGoOfVersion(db, lost),
    perform: (claimed, hand) => validateVersion(application, claimed, hand),
    isWanted: ({ kind }) => kind === "block-wanted",
    stoppedBy: () => undefined,
  };
}

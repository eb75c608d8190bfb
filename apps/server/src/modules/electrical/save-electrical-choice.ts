import {
  ELECTRICAL_RULE_IDS,
  ELECTRICAL_SEVERITIES,
  type ElectricalSettings,
  PIN_KINDS,
  readElectricalSettings,
} from "@tracewright/board";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { type StoredElectricalChoice, storeElectricalChoice } from "./electrical-choice-store.ts";

const MAX_ACCEPTED = 5000;
const MAX_KEY = 2000;
const MAX_NOTE = 1000;

export interface ElectricalChoice {
  readonly id: string;
  /** Of the state that the change was made on. */
  readonly version: number;
  readonly severities: readonly { readonly rule: string; readonly severity: string }[];
  readonly accepted: readonly { readonly key: string; readonly note: string }[];
  readonly pinMap?: readonly string[] | null | undefined;
}

/** Keeps severities, accepted findings and the matrix of pin conflicts with a project that has no board to keep them. */
export async function saveElectricalChoice(
  application: Application,
  userId: string,
  choice: ElectricalChoice,
): Promise<StoredElectricalChoice> {
  const { id: projectId, boardHash, circuitHash } = await requireProject(application.db, userId, choice.id, "EDIT");
  if (circuitHash === null) throw new ApplicationError("BAD_REQUEST", refusal("no-schematic-to-check", {}));
  if (boardHash !== null) throw new ApplicationError("BAD_REQUEST", refusal("electrical-rules-on-board", {}));
  const settings = settingsOf(choice);
  const base = choice.version;
  const stored = await storeElectricalChoice(application, { projectId, userId, base, settings });
  application.pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
  return stored;
}

function settingsOf({ severities, accepted, pinMap }: ElectricalChoice): ElectricalSettings {
  for (const { rule, severity } of severities) {
    if (!ELECTRICAL_RULE_IDS.some((known) => known === rule))
      refuseField("severities", refusal("no-such-electrical-rule", { name: rule.slice(0, 100) }));
    if (!ELECTRICAL_SEVERITIES.some((known) => known === severity))
      refuseField("severities", refusal("no-such-severity", { name: severity.slice(0, 100) }));
  }
  if (accepted.length > MAX_ACCEPTED)
    refuseField("accepted", refusal("too-many-accepted-findings", { most: MAX_ACCEPTED }));
  if (accepted.some(({ key, note }) => key.length > MAX_KEY || note.length > MAX_NOTE))
    refuseField("accepted", refusal("accepted-note-too-long", { most: MAX_NOTE }));
  const settings = readElectricalSettings({
    severities: Object.fromEntries(severities.map(({ rule, severity }) => [rule, severity])),
    accepted: Object.fromEntries(accepted.map(({ key, note }) => [key, note])),
    pinMap,
  });
  if (pinMap && !settings.pinMap) refuseField("pinMap", refusal("pin-map-invalid", { count: PIN_KINDS.length }));
  return settings;
}

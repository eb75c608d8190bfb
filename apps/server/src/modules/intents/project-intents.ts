/**
 * A project's intents: what its circuit says, and what people made of it. Every change names the version that it was
 * made on, so that two windows cannot undo each other's words.
 */

import {
  chooseIntents,
  findIntentProblems,
  findLimitProblems,
  type Intent,
  type IntentChoice,
  type IntentProblem,
  type IntentStatement,
  stateIntent,
} from "@tracewright/board";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { IntentsAnswer } from "../../threads/messages/intents-messages.ts";
import { requireProject } from "../projects/project-policy.ts";
import { readChoice, type StoredChoice, storeChoice } from "./intent-choice-store.ts";
import { readProjectIntents } from "./read-project-intents.ts";

export interface ProjectIntents {
  readonly version: number;
  readonly entries: readonly IntentEntry[];
}

export interface IntentEntry {
  readonly intent: Intent;
  readonly isRemoved: boolean;
  /** The circuit says it otherwise. */
  readonly isCorrected: boolean;
  /** What it names that the board does not have any more; of a limit of height, what cannot be met or is not known. */
  readonly problems: readonly IntentProblem[];
}

export interface ChoiceChange {
  readonly id: string;
  /** Of the state that the change was made on. */
  readonly version: number;
}

/** More statements than this no person makes. */
const MAX_ADDED = 1000;

export async function showIntents(application: Application, userId: string, id: string): Promise<ProjectIntents> {
  const { choice, answer } = await openIntents(application, userId, id);
  return describe(choice, answer);
}

/** Removes intents, or restores removed ones. */
export async function removeIntents(
  application: Application,
  userId: string,
  change: ChoiceChange & { readonly intentIds: readonly string[]; readonly isRemoved: boolean },
): Promise<ProjectIntents> {
  return changeChoice(application, userId, change, (choice, answer) => {
    requireKnown(change.intentIds, choice, answer);
    const rest = choice.removed.filter((id) => !change.intentIds.includes(id));
    return { ...choice, removed: change.isRemoved ? [...rest, ...new Set(change.intentIds)] : rest };
  });
}

/** Takes back what a person said: a correction gives way to what was read, an intent of a person's own is gone for good. */
export async function resetIntents(
  application: Application,
  userId: string,
  change: ChoiceChange & { readonly intentIds: readonly string[] },
): Promise<ProjectIntents> {
  return changeChoice(application, userId, change, (choice, answer) => {
    requireKnown(change.intentIds, choice, answer);
    return {
      removed: choice.removed.filter((id) => !change.intentIds.includes(id)),
      added: choice.added.filter(({ id }) => !change.intentIds.includes(id)),
    };
  });
}

/** Adds what a person says, or says an intent that there is in another way. */
export async function sayIntent(
  application: Application,
  userId: string,
  change: ChoiceChange & { readonly statement: IntentStatement; readonly corrects?: string | undefined },
): Promise<ProjectIntents> {
  return changeChoice(application, userId, change, (choice, answer) => addStatement(choice, answer, change));
}

/** Adds several at once, as one change of which other windows hear once: all of them, or none where one is refused. */
export async function sayIntents(
  application: Application,
  userId: string,
  change: ChoiceChange & { readonly statements: readonly IntentStatement[] },
): Promise<ProjectIntents> {
  if (change.statements.length > MAX_ADDED) refuseField("statements", refusal("too-many-intents", { most: MAX_ADDED }));
  return changeChoice(application, userId, change, (choice, answer) =>
    change.statements.reduce<IntentChoice>((said, statement) => addStatement(said, answer, { statement }), choice),
  );
}

function addStatement(
  choice: IntentChoice,
  answer: IntentsAnswer,
  { statement, corrects }: { readonly statement: IntentStatement; readonly corrects?: string | undefined },
): IntentChoice {
  const all = chooseIntents(answer.intents, { ...choice, removed: [] });
  const corrected = all.find(({ id }) => id === corrects);
  if (corrects !== undefined && !corrected) refuseField("corrects", refusal("no-such-intent", {}));
  const stated = stateIntent(answer.pins, statement, corrected);
  if (stated.status === "refused") {
    const { problems } = stated;
    const [first] = problems;
    throw new ApplicationError("BAD_REQUEST", first?.message ?? refusal("intent-impossible", {}), {
      field: "statement",
      problems,
    });
  }
  const { intent } = stated;
  if (!corrected && all.some(({ id }) => id === intent.id) && !choice.removed.includes(intent.id))
    refuseField("statement", refusal("intent-exists", {}));
  const added = [...choice.added.filter(({ id }) => id !== intent.id), intent];
  if (added.length > MAX_ADDED) refuseField("statement", refusal("too-many-intents", { most: MAX_ADDED }));
  return { removed: choice.removed.filter((id) => id !== intent.id), added };
}

async function openIntents(application: Application, userId: string, id: string) {
  const project = await requireProject(application.db, userId, id, "EDIT");
  const answer = await readProjectIntents(application, project);
  return { project, answer, choice: await readChoice(application.db, project.id) };
}

async function changeChoice(
  application: Application,
  userId: string,
  { id, version }: ChoiceChange,
  make: (choice: IntentChoice, answer: IntentsAnswer) => IntentChoice,
): Promise<ProjectIntents> {
  const { project, answer, choice } = await openIntents(application, userId, id);
  // A stale change is not invalid: it is reported before other checks.
  const current = choice.version === version ? make(choice, answer) : choice;
  const stored = await storeChoice(application, { projectId: project.id, userId, base: version, choice: current });
  application.pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  return describe(stored, answer);
}

function requireKnown(ids: readonly string[], { added }: IntentChoice, { intents }: IntentsAnswer): void {
  const known = new Set([...intents, ...added].map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) refuseField("intentIds", refusal("no-intent-of-id", { id: unknown.slice(0, 100) }));
}

function describe(choice: StoredChoice, { intents, pins, parts }: IntentsAnswer): ProjectIntents {
  const [removed, read] = [new Set(choice.removed), new Set(intents.map(({ id }) => id))];
  const said = new Set(choice.added.map(({ id }) => id));
  const wanted = chooseIntents(intents, choice);
  const limits = findLimitProblems(parts, wanted);
  // Heights that nothing limits any more are as uninteresting removed as they are wanted.
  const hasLimit = limits.size > 0;
  const all = chooseIntents(intents, { ...choice, removed: [] }).filter(
    ({ kind, origin }) => hasLimit || kind !== "height" || origin === "person",
  );
  return {
    version: choice.version,
    entries: all.map((intent) => ({
      intent,
      isRemoved: removed.has(intent.id),
      isCorrected: read.has(intent.id) && said.has(intent.id),
      problems: [...findIntentProblems(pins, intent), ...(limits.get(intent.id) ?? [])],
    })),
  };
}

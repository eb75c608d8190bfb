import { findPartChoiceProblem, type PartChoice } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { readPartChoices, type StoredPartChoices, storePartChoices } from "./part-choice-store.ts";
import { readBill } from "./read-bill.ts";

const MAX_STEPS = 100;

/** Where a change is made: on which state of which project. */
export interface ChoiceBase {
  readonly id: string;
  readonly version: number;
}

/** Keeps what a person decided about one line; null takes the line back to what the design says. */
export async function choosePart(
  application: Application,
  userId: string,
  { id, version, line, choice }: ChoiceBase & { readonly line: string; readonly choice: PartChoice | null },
): Promise<StoredPartChoices> {
  const project = await requireProject(application.db, userId, id, "EDIT");
  const stored = await readAtVersion(application, project.id, version);
  const { lines } = await readBill(application, project);
  if (!lines.some((known) => known.id === line))
    throw new ApplicationError("PART_NOT_FOUND", refusal("no-such-bill-line", {}));
  const others = stored.choices.filter((other) => other.line !== line);
  const problem = choice && findPartChoiceProblem(choice, others);
  if (problem) refuseField("part", problem);
  const before = stored.choices.find((other) => other.line === line) ?? null;
  const steps = [...stored.steps, { line, before }].slice(-MAX_STEPS);
  return store(application, { project, userId, version, choices: choice ? [...others, choice] : others, steps });
}

/** Takes back the newest change that was not taken back yet. */
export async function undoPartChoice(
  application: Application,
  userId: string,
  { id, version }: ChoiceBase,
): Promise<StoredPartChoices> {
  const project = await requireProject(application.db, userId, id, "EDIT");
  const stored = await readAtVersion(application, project.id, version);
  const last = stored.steps.at(-1);
  if (last === undefined) throw new ApplicationError("CONFLICT", refusal("no-choice-to-undo", {}));
  const others = stored.choices.filter(({ line }) => line !== last.line);
  const choices = last.before ? [...others, last.before] : others;
  return store(application, { project, userId, version, choices, steps: stored.steps.slice(0, -1) });
}

async function readAtVersion({ db }: Application, projectId: string, version: number): Promise<StoredPartChoices> {
  const stored = await readPartChoices(db, projectId);
  if (stored.version === version) return stored;
  throw new ApplicationError("CONFLICT", refusal("parts-chosen-elsewhere", {}));
}

async function store(
  application: Application,
  {
    project,
    version,
    ...change
  }: { project: ProjectRow; userId: string } & Omit<StoredPartChoices, "version"> & ChoiceVersion,
): Promise<StoredPartChoices> {
  const stored = await storePartChoices(application, { projectId: project.id, version: version + 1, ...change });
  const { userId } = change;
  application.pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  return stored;
}

type ChoiceVersion = Pick<ChoiceBase, "version">;

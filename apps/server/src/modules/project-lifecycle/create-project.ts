import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import { historyEntries, type JobType, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { ImportAnswer, RequestedBoardOptions } from "../../threads/messages/import-messages.ts";
import type { Holder } from "../access/holder.ts";
import { requireProjectRoom } from "../credits/plan-limits.ts";
import { linkDocument, storeDocument } from "../documents/document-store.ts";
import { readFootprintChoices, rememberFootprints } from "../footprints/footprint-choice-store.ts";
import {
  type ImportFiles,
  importInThread,
  problemsOf,
  refuseFiles,
  refuseUnknownFootprints,
} from "../imports/import-files.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { MAX_NAME_CHARACTERS } from "../projects/name-of-copy.ts";
import { noteBlockUses } from "../projects/note-block-uses.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import { requireHolder } from "../teams/require-holder.ts";

/** What the board of a project is made of. */
export interface BoardSource {
  readonly jobType: JobType;
  readonly files: ImportFiles;
  /** Schematic and layout may differ: the layout counts. */
  readonly layoutWins: boolean;
  /** For the board of a schematic alone. */
  readonly requestedOptions?: RequestedBoardOptions;
}

export interface NewProject extends BoardSource {
  readonly name: string;
  /** Absent: it belongs to the user. */
  readonly teamId?: string | null | undefined;
  readonly description?: string;
}

/**
 * Reads the files and makes a project of them, in state READY and version 1.0; its parts are matched from then on. Nothing is
 * kept of files that are refused.
 */
export async function createProject(application: Application, userId: string, input: NewProject): Promise<string> {
  const name = cleanProjectName(input.name);
  const holder = await requireHolder(application.db, userId, input.teamId, "CREATE_PROJECT");
  await requireProjectRoom(application, holder);
  await requireRoomOf(application, userId, holder, 0);
  const answer = await importDesign(application, userId, holder, input);
  const { board, circuit } = answer;
  try {
    const id = await application.db.transaction(async (transaction) => {
      await requireProjectRoom(application, holder, transaction);
      const [project] = await transaction
        .insert(projects)
        .values({
          ownerId: userId,
          teamId: holder.teamId,
          latestAuthorId: userId,
          name,
          description: input.description ?? null,
          jobType: input.jobType,
          boardHash: board?.hash ?? null,
          circuitHash: circuit?.hash ?? null,
          receipt: answer.receipt,
        })
        .returning();
      if (project === undefined) throw new Error("the database returned no project");
      for (const document of [board, circuit])
        if (document !== null) await linkDocument(application, transaction, project.id, document);
      await transaction.insert(historyEntries).values({
        projectId: project.id,
        authorId: userId,
        type: "CREATED",
        majorVersion: project.majorVersion,
        revisionVersion: project.revisionVersion,
        boardHash: project.boardHash,
        circuitHash: project.circuitHash,
      });
      await noteBlockUses(transaction, project, { userId, at: application.now() });
      await rememberFootprints(transaction, holder, answer.proposal?.chosen ?? [], application.now());
      await queueMatching(application, transaction, project);
      return project.id;
    });
    application.pubSub.publish({ kind: "project", userId, projectId: id, case: "PROJECT_CREATED" });
    wakeMatchers(application);
    return id;
  } catch (error) {
    refuseTakenName(error, name, holder);
  }
}

/** Reads the files and stores their documents; refused where they hold no design, or a part gets a footprint that nobody has. */
export async function importDesign(
  application: Application,
  userId: string,
  holder: Holder,
  { files, layoutWins, requestedOptions }: BoardSource,
): Promise<ImportAnswer> {
  const remembered = await readFootprintChoices(application.db, holder);
  const answer = await importInThread(application, files, { ...requestedOptions, remembered });
  const problems = problemsOf(answer, layoutWins);
  if (problems.length > 0) refuseFiles(problems, answer.receipt);
  refuseUnknownFootprints(answer);
  const documents = [answer.board, answer.circuit].filter((document) => document !== null);
  const bytes = documents.reduce((sum, { gzip }) => sum + gzip.byteLength, 0);
  await requireRoomOf(application, userId, holder, bytes);
  for (const document of documents) await storeDocument(application, document);
  return answer;
}

export function cleanProjectName(text: string): string {
  const name = text.replace(/\p{Cc}/gu, "").trim();
  if (name === "" || [...name].length > MAX_NAME_CHARACTERS)
    refuseField("name", refusal("project-name-length", { most: MAX_NAME_CHARACTERS }));
  return name;
}

export function refuseTakenName(error: unknown, name: string, { teamId }: Pick<Holder, "teamId">): never {
  if (!isUniqueViolation(error, "projects_name")) throw error;
  throw new ApplicationError(
    "PROJECT_NAME_ALREADY_EXISTS",
    refusal(teamId === null ? "project-name-taken" : "project-name-taken-in-team", { name }),
    { field: "name" },
  );
}

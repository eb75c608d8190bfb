import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { UpdateAnswer, UpdateInput } from "../../threads/messages/update-messages.ts";
import { UPDATE_THREAD } from "../../threads/thread-files.ts";
import { type Holder, holderOf } from "../access/holder.ts";
import { linkDocument, readDocument, storeDocument } from "../documents/document-store.ts";
import { readUploads } from "../files/uploads.ts";
import { readFootprintChoices } from "../footprints/footprint-choice-store.ts";
import { ownMemory, refuseFiles, sayUnread } from "../imports/import-files.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { addVersion } from "../projects/add-version.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { lockIdleProject, refuseWhileRunning } from "../runs/lock-idle-project.ts";
import { requireRoomOf } from "../storage/account-storage.ts";

/** Far more lines than a board of the largest size can have. */
const MAX_LINES = 20_000;

export interface FilesOfUpdate {
  readonly id: string;
  readonly fileUrls: readonly string[];
}

export interface ProjectUpdate extends UpdateAnswer {
  /** Of the board that was compared. */
  readonly boardHash: string;
}

/** What newer files ask of the newest version of a project's board, as a list; nothing changes by it. */
export async function listProjectUpdate(
  application: Application,
  userId: string,
  { id, fileUrls }: FilesOfUpdate,
): Promise<ProjectUpdate> {
  const { boardHash, holder } = await findBoard(application, userId, id);
  const answer = await compare(application, { userId, holder, boardHash, fileUrls, accepted: null });
  return { ...answer, boardHash };
}

export interface UpdatedProject {
  readonly project: ProjectRow;
  readonly remarks: UpdateAnswer["remarks"];
}

/**
 * Makes the accepted lines of that list as the next revision, and the newer schematic that of the project. Refused with 409
 * where the board is no longer the one that was compared, and while a run goes on.
 */
export async function updateProject(
  application: Application,
  userId: string,
  input: FilesOfUpdate & { readonly boardHash: string; readonly accepted: readonly string[] },
): Promise<UpdatedProject> {
  const { db, now, pubSub } = application;
  const { id: projectId, fileUrls, accepted } = input;
  if (accepted.length > MAX_LINES) refuseField("accepted", refusal("too-many-update-lines", { most: MAX_LINES }));
  const { boardHash, holder } = await findBoard(application, userId, projectId);
  await refuseWhileRunning(db, projectId);
  if (boardHash !== input.boardHash) refuseChanged();
  const { problems, unknown, remarks, board, circuit, source } = await compare(application, {
    userId,
    holder,
    boardHash,
    fileUrls,
    accepted,
  });
  if (problems.length > 0) refuseFiles(problems);
  if (unknown.length > 0) refuseField("accepted", refusal("no-such-update-line", {}));
  await requireRoomOf(application, userId, holder, (board?.gzip.byteLength ?? 0) + (circuit?.gzip.byteLength ?? 0));
  for (const document of [board, circuit]) if (document !== null) await storeDocument(application, document);
  const { project, isChanged } = await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, projectId);
    if (locked.boardHash !== boardHash) refuseChanged();
    const circuitHash = circuit?.hash ?? locked.circuitHash;
    if (board === null && circuitHash === locked.circuitHash) return { project: locked, isChanged: false };
    for (const document of [board, circuit])
      if (document !== null) await linkDocument(application, transaction, projectId, document);
    const updated = await addVersion(transaction, locked, {
      step: "revision",
      authorId: userId,
      at: now(),
      boardHash: board?.hash ?? boardHash,
      circuitHash,
      entry: {
        type: "LAYOUT",
        description: source === "schematic" ? "Updated from schematic" : "Updated from layout",
        change: { kind: "updated", source, lines: accepted.length },
      },
      project: { lastWorkPageType: "LAYOUT" },
    });
    await queueMatching(application, transaction, updated);
    return { project: updated, isChanged: true };
  });
  if (isChanged) {
    pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
    wakeMatchers(application);
  }
  return { project, remarks };
}

async function findBoard({ db }: Application, userId: string, id: string) {
  const project = await requireProject(db, userId, id, "EDIT");
  const { boardHash } = project;
  if (boardHash === null) throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("no-layout", {}));
  return { boardHash, holder: holderOf(project) };
}

async function compare(
  application: Application,
  {
    userId,
    holder,
    boardHash,
    fileUrls,
    accepted,
  }: {
    readonly userId: string;
    readonly holder: Holder;
    readonly boardHash: string;
    readonly fileUrls: readonly string[];
    readonly accepted: readonly string[] | null;
  },
): Promise<UpdateAnswer> {
  const { threads, configuration, db } = application;
  const remembered = await readFootprintChoices(db, holder);
  let names = "";
  const outcome = await threads.runLate<UpdateAnswer>(UPDATE_THREAD, async () => {
    const files = await readUploads(application, userId, fileUrls);
    names = files.map(({ name }) => name).join(", ");
    const { dataDir, kicadLibraries } = configuration;
    const board = await readDocument(application, boardHash);
    const libraries = { dataDir, kicadLibraries };
    return {
      input: { board, files, libraries, remembered, accepted } satisfies UpdateInput,
      handedOver: ownMemory(files),
    };
  });
  return outcome.status === "answered" ? outcome.answer : refuse(sayUnread(application, outcome, names));
}

function refuse(message: string): UpdateAnswer {
  return {
    problems: [{ code: 70004, message }],
    source: "schematic",
    changes: [],
    remarks: [],
    unknown: [],
    board: null,
    circuit: null,
  };
}

function refuseChanged(): never {
  throw new ApplicationError("CONFLICT", refusal("layout-changed-since-comparison", {}));
}

import { inArray } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import { ApplicationError, ERROR_CODES } from "../../../platform/application-error.ts";
import type { ExportFailure } from "../../../platform/database/export-records.ts";
import { isOutage } from "../../../platform/database/is-outage.ts";
import { users } from "../../../platform/database/tables.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import { refusal } from "../../../platform/refusal.ts";
import { isOfFullDisk } from "../../../platform/storage/full-disk.ts";
import { StorageAwayError } from "../../../platform/storage/storage.ts";
import type { Table } from "../../../threads/engine-types.ts";
import type { ArchivePiece, PackAnswer, PackInput } from "../../../threads/messages/pack-messages.ts";
import { PACK_THREAD } from "../../../threads/thread-files.ts";
import { DELETED_ACCOUNT_NAME } from "../../accounts/deleted-account.ts";
import { type HistoryRow, listVersions } from "../../projects/project-history.ts";
import type { ProjectRow } from "../../projects/project-policy.ts";
import { type ExportRoom, type ExportSubject, runExport, type StoredExport, storeExport } from "../export-project.ts";
import { pieceName, planEverything } from "./everything-plan.ts";
import { FAULT, failureOf } from "./export-failure.ts";
import { type ExportProgress, subjectOf } from "./export-progress.ts";

/** Boards of so many earlier versions go along, the newest of them, as long as all pieces stay below the size. */
const MOST = { versions: 30, bytes: 256 * 1_048_576 } as const;

/**
 * Everything that there is of a project as one zip: KiCad project, files for fab and assembler, bill, drawings, models, and
 * the history with the boards of earlier versions. What cannot be written, or takes too long, is named in README.txt with its
 * reason; the rest leaves.
 */
export async function makeEverything(
  application: Application,
  room: ExportRoom,
  { userId, project, request }: ExportSubject,
  progress: ExportProgress,
): Promise<StoredExport> {
  const planned = planEverything({ board: project.boardHash !== null, circuit: project.circuitHash !== null });
  if (planned.length === 0)
    throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("neither-layout-nor-schematic", {}));
  const versions = await listVersions(application.db, project.id);
  const designs = earlierDesigns(versions, project);
  const earlier = designs.slice(0, MOST.versions);
  progress.plan([
    ...planned.map((piece) => subjectOf(pieceName(piece), piece)),
    ...earlier.map((entry) => ({ name: historyName(entry), version: versionOf(entry) })),
    { name: ZIP },
  ]);
  const pieces: ArchivePiece[] = [];
  let bytes = 0;
  const take = async (name: string, write: () => Promise<ArchivePiece>): Promise<void> => {
    await progress.begin(name);
    if (bytes >= MOST.bytes) return progress.leaveOut(name, TOO_LARGE);
    try {
      const piece = await write();
      bytes += piece.bytes.byteLength;
      pieces.push(piece);
      progress.complete(name, piece.bytes.byteLength);
    } catch (error) {
      if (room.signal?.aborted || isOutage(error) || error instanceof StorageAwayError) throw error;
      const failure = failureOf(error);
      if (failure === FAULT || isOfFullDisk(error))
        application.log.error("piece of an export failed", {
          project: project.id,
          piece: name,
          message: describeFault(error),
        });
      progress.leaveOut(name, failure);
    }
  };
  for (const piece of planned) {
    const { format, fileType, preset = "X2", content, isUnpacked = false, folder } = piece;
    const options = { ...request.options, fileType, preset, drawing: content ? { content } : null };
    await take(pieceName(piece), async () => {
      const written = await runExport(application, room, { userId, project, request: { ...request, format, options } });
      return { folder, name: written.fileName, bytes: written.bytes, isUnpacked };
    });
  }
  for (const entry of earlier) {
    const { majorVersion, revisionVersion, boardHash, circuitHash } = entry;
    const options = { ...request.options, fileType: "ZIP" as const };
    await take(historyName(entry), async () => {
      const written = await runExport(application, room, {
        userId,
        project: { ...project, majorVersion, revisionVersion, boardHash, circuitHash },
        request: { ...request, format: "KICAD_EXPORT", options },
      });
      return { folder: `history/${versionOf(entry)}/`, name: written.fileName, bytes: written.bytes, isUnpacked: true };
    });
  }
  const kept = new Set(
    progress.pieces.flatMap(({ version, status }) => (version && status === "COMPLETE" ? [version] : [])),
  );
  const lacking = progress.pieces.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure.message}`] : []));
  await progress.begin(ZIP);
  const createdAt = application.now().toISOString();
  const input = {
    project: project.name,
    tables: [{ path: "history/history.csv", ...(await historyTable(application, versions, kept)) }],
    pieces: [
      {
        folder: "",
        name: "README.txt",
        bytes: new TextEncoder().encode(readme(project, { createdAt, lacking, left: designs.length - kept.size })),
        isUnpacked: false,
      },
      ...pieces,
    ],
    createdAt,
  } satisfies PackInput;
  const outcome = await room.threads.run<PackAnswer>(PACK_THREAD, input, room.signal && { signal: room.signal });
  if (outcome.status !== "answered") throw new Error(`packing everything ended with ${outcome.status}`);
  progress.complete(ZIP, outcome.answer.bytes.byteLength);
  return storeExport(application, project.id, { status: "written", ...outcome.answer, remarks: [] });
}

const TOO_LARGE: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: `All files together exceed ${MOST.bytes / 1_048_576} MB.`,
  details: { words: { code: "all-too-large", facts: { megabytes: MOST.bytes / 1_048_576 } } },
};

/** What the last step is called: all pieces become one file. */
const ZIP = "zip";

function historyName(entry: HistoryRow): string {
  return `history: version ${versionOf(entry)}`;
}

function versionOf({ majorVersion, revisionVersion }: Pick<HistoryRow, "majorVersion" | "revisionVersion">): string {
  return `${majorVersion}.${revisionVersion}`;
}

/** The newest first, each design once and none that is the project's own. */
function earlierDesigns(versions: readonly HistoryRow[], project: ProjectRow): readonly HistoryRow[] {
  const designOf = ({ boardHash, circuitHash }: Pick<HistoryRow, "boardHash" | "circuitHash">) =>
    `${boardHash} ${circuitHash}`;
  const seen = new Set([designOf(project)]);
  const names = new Set([versionOf(project)]);
  return versions.filter((version) => {
    const isNew = !seen.has(designOf(version)) && !names.has(versionOf(version));
    seen.add(designOf(version));
    names.add(versionOf(version));
    return isNew && (version.boardHash !== null || version.circuitHash !== null);
  });
}

async function historyTable(
  { db }: Application,
  versions: readonly HistoryRow[],
  kept: ReadonlySet<string>,
): Promise<Table> {
  const ids = [...new Set(versions.flatMap(({ authorId }) => authorId ?? []))];
  const authors = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return {
    name: "History",
    columns: ["Version", "Date", "Author", "Type", "Description", "Folder"],
    rows: versions.map((entry) => [
      versionOf(entry),
      entry.createdAt.toISOString(),
      names.get(entry.authorId ?? "") ?? DELETED_ACCOUNT_NAME,
      entry.type,
      entry.description ?? "",
      kept.has(versionOf(entry)) ? `history/${versionOf(entry)}` : "",
    ]),
  };
}

function readme(
  project: ProjectRow,
  {
    createdAt,
    lacking,
    left,
  }: { readonly createdAt: string; readonly lacking: readonly string[]; readonly left: number },
): string {
  const lines = [
    `${project.name}, version ${versionOf(project)}, exported ${createdAt}`,
    "",
    "kicad        the project for KiCad 6 and later",
    "fabrication  zips for fabs: Gerber X2, and names as JLCPCB takes them",
    "assembly     bill of materials and positions of the parts; those for JLCPCB apart",
    "bill         bill of materials with prices, as they were known when it was written",
    "drawings     layout, assembly and schematic",
    "model        the board in space: GLB and STEP",
    "history      history.csv lists all versions; a folder has the KiCad project of an earlier version that differs from others",
    ...(left > 0 ? ["", `Designs of earlier versions that are not in it: ${left}.`] : []),
    ...(lacking.length > 0 ? ["", "Not in it:", ...lacking.map((line) => `- ${line}`)] : []),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { type AssemblyFinding, MAX_BOARDS } from "@tracewright/assembly";
import type { RemarkWords } from "@tracewright/board";
import { eq, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, errorNameOf, refuseField } from "../../platform/application-error.ts";
import type { ExportWords } from "../../platform/database/export-records.ts";
import type { ExportFileType, OutputFormat } from "../../platform/database/output-format.ts";
import { exports, type Language, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { openWhole } from "../../platform/storage/damaged-object.ts";
import type { ThreadOutcome, ThreadRunner } from "../../platform/thread-runner.ts";
import type { FabReport, ModelNote } from "../../threads/engine-types.ts";
import type { ExportAnswer, ExportInput, FailedCheck, SaidRemark } from "../../threads/messages/export-messages.ts";
import type { ExportOptions } from "../../threads/messages/export-options.ts";
import { EXPORT_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { atVersion } from "../projects/project-history.ts";
import { mayRead, type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { listPurchases } from "../result/list-purchases.ts";
import { findObstacles } from "../runs/request-run.ts";
import { decisionsFor } from "./decisions-for.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-formats.ts";
import { makeExportRoom } from "./export-room.ts";
import { mediaTypeOf } from "./media-type.ts";

/** How long the address of an export is good. */
export const EXPORT_LIFETIME_MS = 3_600_000;

export interface ExportRequest extends VersionInput {
  readonly id: string;
  readonly format: OutputFormat;
  readonly language: Language;
  readonly options: Omit<ExportOptions, "fileType"> & { readonly fileType?: ExportFileType | null | undefined };
}

export interface ExportedFile {
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  /** What the files show otherwise than the board asks. */
  readonly remarks: readonly SaidRemark[];
  /** The remarks on a 3D model as data. */
  readonly notes: readonly ModelNote[];
  /** Where assembly files do not agree with each other or with the design. */
  readonly findings: readonly AssemblyFinding[];
  /** Of files for a fab. */
  readonly fabReport?: FabReport;
}

/** A finished export as it is kept: its file lies in the storage under `id` for a while. */
export interface StoredExport extends Omit<ExportedFile, "url"> {
  readonly id: string;
}

/** Where an export is computed; without a signal it goes on to its end. */
export interface ExportRoom {
  readonly threads: ThreadRunner;
  readonly signal?: AbortSignal;
}

/**
 * Writes a version in one of the formats. Fab files are returned only after reading them back has proved them against the
 * board; otherwise the refusal lists what does not hold.
 */
export async function exportProject(
  application: Application,
  userId: string,
  request: ExportRequest,
): Promise<ExportedFile> {
  const project = await atVersion(
    application.db,
    await requireProject(application.db, userId, request.id, "READ"),
    request,
  );
  const written = await runExport(application, application, { userId, project, request });
  return linkExport(application, userId, await storeExport(application, project.id, written));
}

/** With an address that is good for an hour, while the user may read the project. */
export function linkExport({ signer }: Application, userId: string, { id, ...exported }: StoredExport): ExportedFile {
  return {
    ...exported,
    url: signer.sign(`/exports/${id}/${userId}/${encodeURIComponent(exported.fileName)}`, EXPORT_LIFETIME_MS),
  };
}

export type WrittenExport = Extract<ExportAnswer, { status: "written" }>;

export interface ExportSubject {
  readonly userId: string;
  readonly project: ProjectRow;
  readonly request: ExportRequest;
}

/** What a format makes of a version; it is kept nowhere. */
export async function runExport(
  application: Application,
  { threads, signal }: ExportRoom,
  { userId, project, request }: ExportSubject,
): Promise<WrittenExport> {
  const { db, log, now } = application;
  const format = EXPORT_FORMATS[request.format];
  const fileType = request.options.fileType ?? format.fileTypes[0];
  if (!format.fileTypes.includes(fileType))
    refuseField(
      "fileType",
      refusal("format-not-of-file-type", { format: request.format, types: format.fileTypes.join(", "), fileType }),
    );
  const { boards } = request.options;
  if (boards < 1 || boards > MAX_BOARDS)
    refuseField("boards", refusal("bill-boards-out-of-range", { most: MAX_BOARDS, boards }));
  const { boardHash, circuitHash } = project;
  requireDocuments(format.needs, project);
  if (format.isForFab && boardHash !== null) {
    const obstacles = await findObstacles(db, project.id, boardHash, "EXPORT");
    if (obstacles.length > 0)
      refuseExport(obstacles[0]?.code ?? 0, {
        reasons: obstacles.map(({ message }) => message),
        saidReasons: obstacles.map(({ message, words }) => ({ message, words: words ?? null })),
        ...(obstacles[0]?.words && { words: obstacles[0].words }),
      });
  }
  const asked = {
    format: request.format,
    name: project.name,
    version: `${project.majorVersion}.${project.revisionVersion}`,
    createdAt: now().toISOString(),
    language: request.language,
    options: { ...request.options, fileType },
    ...(request.format === "BOM_EXPORT" && {
      purchases: await listPurchases(application, userId, { ...request, boards, currency: request.options.currency }),
    }),
    ...(await decisionsFor(application, project.id, request)),
  };
  const read = async () => ({
    input: {
      ...asked,
      board: boardHash === null ? null : await readDocument(application, boardHash),
      circuit: circuitHash === null ? null : await readDocument(application, circuitHash),
    } satisfies ExportInput,
  });
  const outcome = await threads.runLate<ExportAnswer>(EXPORT_THREAD, read, signal && { signal });
  if (outcome.status !== "answered") {
    if (outcome.status !== "stopped") log.error("export failed", { project: project.id, ...outcome });
    return refuseUnanswered(outcome, threads);
  }
  const { answer } = outcome;
  if (answer.status === "refused") {
    const { reasons, failed: failedChecks = [] } = answer;
    refuseExport(answer.code, { reasons, ...(failedChecks.length > 0 && { failedChecks }) });
  }
  return answer;
}

export async function storeExport(
  application: Application,
  projectId: string,
  { bytes, fileName, remarks, notes, findings, report }: WrittenExport,
): Promise<StoredExport> {
  const { db, storage, now } = application;
  await makeExportRoom(application, projectId, bytes.byteLength);
  const id = randomUUID();
  const storageKey = `exports/${id}${extname(fileName)}`;
  await storage.write(storageKey, bytes);
  await db.insert(exports).values({ id, projectId, storageKey, fileName, bytes: bytes.byteLength, createdAt: now() });
  return {
    id,
    fileName,
    bytes: bytes.byteLength,
    remarks,
    notes: notes ?? [],
    findings: findings ?? [],
    ...(report ? { fabReport: report } : {}),
  };
}

function refuseUnanswered({ status }: ThreadOutcome<unknown>, { limits }: ThreadRunner): never {
  if (status === "out-of-time")
    throw new ApplicationError("INTERNAL_SERVER_ERROR", refusal("export-out-of-time", { seconds: limits.seconds }), {
      words: { code: "out-of-time", facts: { seconds: limits.seconds } } satisfies ExportWords,
    });
  if (status === "out-of-memory")
    throw new ApplicationError(
      "INTERNAL_SERVER_ERROR",
      refusal("export-out-of-memory", { memoryMb: limits.memoryMb }),
      { words: { code: "out-of-memory", facts: { megabytes: limits.memoryMb } } satisfies ExportWords },
    );
  throw new Error(`export ended with ${status}`);
}

function requireDocuments(
  needs: ExportFormat["needs"],
  { boardHash, circuitHash }: { readonly boardHash: string | null; readonly circuitHash: string | null },
): void {
  const lacksBoard = boardHash === null && needs !== "circuit";
  const lacksCircuit = circuitHash === null && needs !== "board";
  const isComplete = needs === "either" ? !(lacksBoard && lacksCircuit) : !(lacksBoard || lacksCircuit);
  if (isComplete) return;
  const lacking = needs === "either" ? "neither a layout nor a schematic" : lacksBoard ? "no layout" : "no schematic";
  throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("nothing-to-export", { lacking }));
}

/** `saidReasons`: the reasons as data, for the page's language; `words`: the first of them. */
function refuseExport(
  code: number,
  told: {
    reasons: readonly string[];
    saidReasons?: readonly { message: string; words: RemarkWords | null }[];
    failedChecks?: readonly FailedCheck[];
    words?: RemarkWords;
  },
): never {
  throw new ApplicationError(
    errorNameOf(code) ?? "LAYOUT_VALIDATION_FAILED",
    told.reasons[0] ?? refusal("fab-files-not-proved", {}),
    told,
  );
}

/** The file of an export whose signed URL was presented; undefined once the user whose URL it is may not read the project. */
export async function openExport({ db, storage }: Application, { id, userId }: { id: string; userId: string }) {
  const [found] = await db
    .select({ row: exports, project: projects })
    .from(exports)
    .innerJoin(projects, eq(projects.id, exports.projectId))
    .where(eq(exports.id, id));
  const row = found && (await mayRead(db, userId, found.project)) ? found.row : undefined;
  const opened = row && (await openWhole(storage, row.storageKey, row.bytes));
  return row && opened && { ...opened, fileName: row.fileName, mediaType: mediaTypeOf(row.fileName) };
}

export async function removeOldExports({ db, storage, now }: Application): Promise<void> {
  const old = await db
    .delete(exports)
    .where(lt(exports.createdAt, new Date(now().getTime() - 2 * EXPORT_LIFETIME_MS)))
    .returning({ storageKey: exports.storageKey });
  for (const { storageKey } of old) await storage.remove(storageKey);
}

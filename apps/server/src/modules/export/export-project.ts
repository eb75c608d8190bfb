import { randomUUID } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Application } from "../../application.ts";
import { ApplicationError, errorNameOf } from "../../platform/application-error.ts";
import { exports } from "../../platform/database/tables.ts";
import type { ExportAnswer, ExportInput } from "../../threads/protocol.ts";
import { EXPORT_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { atVersion, type VersionInput } from "../projects/project-history.ts";
import { findOwnProject } from "../projects/project-policy.ts";
import { findObstacles } from "../runs/request-run.ts";

const EXPORT_LIFETIME_MS = 3_600_000;

export interface ExportRequest extends VersionInput {
  readonly id: string;
  readonly format: ExportInput["format"];
  readonly preset: ExportInput["preset"];
}

export interface ExportedFile {
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  /** What the files show otherwise than the board asks, a sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Writes a version's fabrication files or its KiCad board. Fabrication files leave only when our own reader has proved
 * them against the board; otherwise the refusal lists what does not hold.
 */
export async function exportProject(
  application: Application,
  userId: string,
  request: ExportRequest,
): Promise<ExportedFile> {
  const { db, storage, signer, threads, log, now } = application;
  const project = await atVersion(db, await findOwnProject(db, userId, request.id), request);
  if (project.boardHash === null)
    throw new ApplicationError("LAYOUT_VALIDATION_FAILED", "This project has no layout to export.");
  if (request.format === "gerber") {
    const obstacles = await findObstacles(db, project.id, project.boardHash, "EXPORT");
    if (obstacles.length > 0)
      refuseExport(
        obstacles[0]?.code ?? 0,
        obstacles.map(({ message }) => message),
      );
  }
  const outcome = await threads.run<ExportAnswer>(EXPORT_THREAD, {
    board: await readDocument(application, project.boardHash),
    format: request.format,
    preset: request.preset,
    name: project.name,
    createdAt: now().toISOString(),
  } satisfies ExportInput);
  if (outcome.status !== "answered") {
    log.error("export failed", { project: project.id, ...outcome });
    throw new Error(`export ended with ${outcome.status}`);
  }
  const { answer } = outcome;
  if (answer.status === "refused") refuseExport(answer.code, answer.reasons);
  const id = randomUUID();
  const storageKey = `exports/${id}.zip`;
  await storage.write(storageKey, answer.zip);
  await db.insert(exports).values({
    id,
    projectId: project.id,
    storageKey,
    fileName: answer.fileName,
    bytes: answer.zip.byteLength,
    createdAt: now(),
  });
  const path = `/exports/${id}/${encodeURIComponent(answer.fileName)}`;
  return {
    url: signer.sign(path, EXPORT_LIFETIME_MS),
    fileName: answer.fileName,
    bytes: answer.zip.byteLength,
    remarks: answer.remarks,
  };
}

function refuseExport(code: number, reasons: readonly string[]): never {
  throw new ApplicationError(
    errorNameOf(code) ?? "LAYOUT_VALIDATION_FAILED",
    reasons[0] ?? "The fabrication files could not be proved against the board.",
    { reasons },
  );
}

/** The file of an export whose signed URL was presented. */
export async function openExport({ db, storage }: Application, id: string) {
  const [row] = await db.select().from(exports).where(eq(exports.id, id));
  const opened = row && (await storage.openRead(row.storageKey));
  return row && opened && { ...opened, fileName: row.fileName };
}

export async function removeOldExports({ db, storage, now }: Application): Promise<void> {
  const old = await db
    .delete(exports)
    .where(lt(exports.createdAt, new Date(now().getTime() - 2 * EXPORT_LIFETIME_MS)))
    .returning({ storageKey: exports.storageKey });
  for (const { storageKey } of old) await storage.remove(storageKey);
}

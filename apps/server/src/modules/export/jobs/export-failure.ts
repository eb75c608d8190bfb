import { ApplicationError, ERROR_CODES } from "../../../platform/application-error.ts";
import type { ExportFailure } from "../../../platform/database/export-records.ts";
import { FULL_DISK_DETAILS, FULL_DISK_SENTENCE, isOfFullDisk } from "../../../platform/storage/full-disk.ts";

/** An internal error: its cause is only in the log. */
export const FAULT: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: "Internal error: the export failed. The error was logged.",
  details: { words: { code: "fault", facts: {} } },
};

export const INTERRUPTED: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: "The server stopped during the export. Export again.",
  details: { words: { code: "interrupted", facts: {} } },
};

const FULL_DISK: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: FULL_DISK_SENTENCE,
  details: FULL_DISK_DETAILS,
};

export const STORAGE_AWAY: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: "The file storage cannot be reached. Export again in a few minutes.",
  details: { words: { code: "storage-away", facts: {} } },
};

/** Refusals and a full disk say why; anything else is `FAULT`. */
export function failureOf(error: unknown): ExportFailure {
  if (isOfFullDisk(error)) return FULL_DISK;
  return error instanceof ApplicationError
    ? { code: error.code, message: error.message, details: error.details }
    : FAULT;
}

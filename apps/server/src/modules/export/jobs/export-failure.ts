import { ApplicationError, ERROR_CODES } from "../../../platform/application-error.ts";
import type { ExportFailure } from "../../../platform/database/export-records.ts";

/** A fault of ours: what it was is in the log alone. */
export const FAULT: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: "It could not be written. The fault is ours; it was written down.",
  details: { words: { code: "fault", facts: {} } },
};

export const INTERRUPTED: ExportFailure = {
  code: ERROR_CODES.INTERNAL_SERVER_ERROR,
  message: "The server was stopped while it wrote this. Export again.",
  details: { words: { code: "interrupted", facts: {} } },
};

/** Refusals say why; anything else is `FAULT`. */
export function failureOf(error: unknown): ExportFailure {
  return error instanceof ApplicationError
    ? { code: error.code, message: error.message, details: error.details }
    : FAULT;
}

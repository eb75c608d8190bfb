import { ApplicationError } from "../../platform/application-error.ts";
import type { ReadOnly } from "../../platform/configuration/read-read-only.ts";
import { type Refusal, refusal } from "../../platform/refusal.ts";

/** Allowed in read-only mode: to log in, and to make files to download. Sessions and exports expire. */
const ALLOWED = new Set([
  "signIn",
  "signOut",
  "edaProjectResultExport",
  "requestEdaProjectExport",
  "cancelEdaProjectExport",
]);

/** Throws for a mutation with these fields if the server is in read-only mode. */
export function refuseChanges(readOnly: ReadOnly | undefined, fields: readonly string[]): void {
  if (readOnly === undefined || fields.every((field) => ALLOWED.has(field) || field.startsWith("__"))) return;
  throw new ApplicationError("CONFLICT", readOnlyRefusal(readOnly));
}

export function readOnlyRefusal({ until }: ReadOnly): Refusal {
  if (until === undefined) return refusal("read-only", {});
  return refusal("read-only-until", { until: `${until.toISOString().slice(0, 16).replace("T", " ")} UTC` });
}

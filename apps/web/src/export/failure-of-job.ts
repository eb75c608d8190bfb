import type { CallFailure } from "../graphql/call-failure.ts";
import type { ExportJobFragment } from "../graphql/generated/documents.ts";

/** A job, or one of its files, tells later what a call would have been refused with. */
export function failureOfJob(failure: ExportJobFragment["failure"]): CallFailure {
  if (!failure) return { message: "", graphQLErrors: [] };
  const { code, message, details } = failure;
  return { message, graphQLErrors: [{ message, extensions: { code, ...asRecord(details) } }] };
}

function asRecord(details: unknown): Record<string, unknown> {
  return typeof details === "object" && details !== null ? { ...details } : {};
}

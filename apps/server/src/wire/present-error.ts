import { ApplicationError } from "../platform/application-error.ts";
import { AbandonedError } from "../platform/metering/abandoned-error.ts";
import { FULL_DISK_DETAILS, FULL_DISK_SENTENCE, isOfFullDisk } from "../platform/storage/full-disk.ts";
import { GraphQLError } from "./graphql.ts";

/** Distinguishes an expected refusal from an internal error; the latter is sent without its message. */
export function presentError(error: unknown, report: (fault: unknown) => void): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  if (original instanceof ApplicationError)
    return new GraphQLError(original.message, {
      ...place,
      extensions: { ...original.details, code: original.code, name: original.errorName },
    });
  // Without an original error GraphQL itself objects: syntax, unknown fields, variables of the wrong type, too costly.
  if (
    error instanceof GraphQLError &&
    (original === undefined || original === null || original instanceof GraphQLError)
  )
    return new GraphQLError(error.message, {
      ...place,
      extensions: { ...error.extensions, code: 400, name: "BAD_REQUEST" },
    });
  // Nobody reads the answer, and nothing went wrong.
  if (!(original instanceof AbandonedError)) report(original);
  if (isOfFullDisk(original))
    return new GraphQLError(FULL_DISK_SENTENCE, {
      ...place,
      extensions: { ...FULL_DISK_DETAILS, code: 500, name: "INTERNAL_SERVER_ERROR" },
    });
  return new GraphQLError("Internal error. It was logged.", {
    ...place,
    extensions: { code: 500, name: "INTERNAL_SERVER_ERROR" },
  });
}

import { PgPreparedQuery } from "drizzle-orm/pg-core";

/** Enough of a query to find it in the code. */
const MAX_QUERY_LENGTH = 300;
/** What the drivers note with an error that may hold values: of rows, of parameters, of the text that was parsed. */
const FIELDS_WITH_VALUES = ["params", "query", "queryOptions", "detail", "where", "internalQuery"] as const;
/** PostgreSQL's class of errors whose messages quote the value that they refuse: `invalid input syntax for type uuid: "…"`. */
const DATA_EXCEPTION = /^22/;

/** A query that failed, without its parameters: they are hashes of session tokens, mails, passwords. The cause says why. */
export class FailedQueryError extends Error {
  override readonly name = "FailedQueryError";

  constructor(query: string, cause: unknown) {
    super(`Failed query: ${query.length > MAX_QUERY_LENGTH ? `${query.slice(0, MAX_QUERY_LENGTH)}…` : query}`, {
      cause: withoutValues(cause),
    });
  }
}

/**
 * Drizzle puts all parameters of a query that fails into the message of its error, from where they reach logs, traces and the
 * standard error of a process that ends. Here is the one place through which all its queries go.
 */
export function hideParametersInErrors(): void {
  const prototype = PgPreparedQuery.prototype as unknown as Queries;
  if (prototype.queryWithCache === queryWithoutParameters) return;
  queryOfDrizzle = prototype.queryWithCache;
  prototype.queryWithCache = queryWithoutParameters;
}

interface Queries {
  queryWithCache(query: string, parameters: unknown[], run: () => Promise<unknown>): Promise<unknown>;
}

let queryOfDrizzle: Queries["queryWithCache"] | undefined;

async function queryWithoutParameters(
  this: Queries,
  ...query: Parameters<Queries["queryWithCache"]>
): Promise<unknown> {
  try {
    return await queryOfDrizzle?.apply(this, query);
  } catch (error) {
    throw new FailedQueryError(query[0], error instanceof Error ? error.cause : error);
  }
}

/** The driver's error itself, since its code and constraint decide what callers do. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const field of FIELDS_WITH_VALUES) if (field in error) delete (error as Error & Record<string, unknown>)[field];
  if ("code" in error && typeof error.code === "string" && DATA_EXCEPTION.test(error.code)) {
    const { message, stack } = error;
    error.message = message.replace(/".*"/s, '"…"');
    if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  }
  return error;
}

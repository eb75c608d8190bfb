import type { PGlite } from "@electric-sql/pglite";

/** PostgreSQL gives the types of its catalogue fixed numbers below this one, and all others the numbers from it on. */
const FIRST_UNFIXED_TYPE = 10_000;

/**
 * Removes the parsers of arrays of whole rows, one for each table and view, which no query returns. Drizzle passes parsers with
 * each query, for which the client copies its own: with these 300, copying is a third of a short query's computing.
 */
export function forgetRowParsers(client: Pick<PGlite, "parsers">): void {
  for (const type of Object.keys(client.parsers))
    if (Number(type) >= FIRST_UNFIXED_TYPE) delete client.parsers[Number(type)];
}

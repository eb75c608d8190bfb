import type { Cache } from "@urql/exchange-graphcache";

/**
 * Has a list fetched again wherever it is shown, each of its pages and searches. `cache.invalidate` with a field's
 * name alone means the field without arguments, which no list is.
 */
export function forgetLists(cache: Cache, name: string): void {
  for (const { fieldName, arguments: args } of cache.inspectFields("Query"))
    if (fieldName === name) cache.invalidate("Query", fieldName, args);
}

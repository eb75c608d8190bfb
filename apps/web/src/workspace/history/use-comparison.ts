import type { BoardChange } from "@tracewright/board";
import { useCallback } from "react";
import { useQuery } from "urql";
import { CompareVersionsDocument } from "../../graphql/generated/documents.ts";
import type { ComparedVersions, VersionComparison } from "../controller/versions.ts";

const NO_VERSION = { majorVersion: 0, revisionVersion: 0 };

/** What the server says of two versions; undefined while nothing is compared. */
export function useComparison(id: string, compared: ComparedVersions | undefined): VersionComparison | undefined {
  const [{ data, error, fetching }, execute] = useQuery({
    query: CompareVersionsDocument,
    variables: {
      input: {
        id,
        before: numbersOf(compared?.before ?? NO_VERSION),
        after: numbersOf(compared?.after ?? NO_VERSION),
      },
    },
    pause: compared === undefined,
    requestPolicy: "network-only",
  });
  const retry = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  if (!compared) return undefined;
  const answer = fetching || error ? undefined : data?.edaProjectVersionComparison;
  return {
    answer: answer && { ...answer, changes: answer.changes as readonly BoardChange[] },
    error: fetching ? undefined : error,
    retry,
  };
}

/** Field by field: an entry of the history says more than its numbers. */
function numbersOf({ majorVersion, revisionVersion }: ComparedVersions["before"]) {
  return { majorVersion, revisionVersion };
}

import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import { HistoryDocument, type HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";

export interface History {
  /** Undefined: still loading. */
  readonly entries: readonly HistoryEntryFragment[] | undefined;
  readonly total: number;
  readonly error: CombinedError | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
  /** Fetches the next page. */
  readonly more: () => void;
}

/** As every list. */
const PAGE = 10;

/** The history of a project, newest first, as many pages as were asked for; fetched again when the project changes. */
export function useHistory(project: Project): History {
  const client = useClient();
  const [pages, setPages] = useState(1);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ entries: HistoryEntryFragment[]; total: number }>();
  const [error, setError] = useState<CombinedError>();
  const [isLoading, setLoading] = useState(true);
  const { id, updatedAt } = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed project, or a new round, is fetched anew
  useEffect(() => {
    let isWanted = true;
    setLoading(true);
    const fetchAll = async () => {
      const entries: HistoryEntryFragment[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page++) {
        const input = { id, page, size: PAGE };
        const { data, error: failure } = await client
          .query(HistoryDocument, { input }, { requestPolicy: "network-only" })
          .toPromise();
        if (!isWanted) return;
        if (failure || !data) {
          setError(failure);
          setLoading(false);
          return;
        }
        entries.push(...data.edaProjectHistoryConnection.nodes);
        total = data.edaProjectHistoryConnection.total;
      }
      setError(undefined);
      setLoaded({ entries, total });
      setLoading(false);
    };
    void fetchAll();
    return () => {
      isWanted = false;
    };
  }, [client, id, updatedAt, pages, round]);
  return {
    entries: loaded?.entries,
    total: loaded?.total ?? 0,
    error,
    isLoading,
    retry: useCallback(() => setRound((before) => before + 1), []),
    more: useCallback(() => setPages((before) => before + 1), []),
  };
}

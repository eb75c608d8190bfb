import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import type { HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";
import { fetchHistory } from "./fetch-history.ts";

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

/** The history of a project, newest first, as many pages as were asked for; fetched again when the project changes. */
export function useHistory(project: Project): History {
  const client = useClient();
  const [pages, setPages] = useState(1);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly entries: readonly HistoryEntryFragment[]; readonly total: number }>();
  const [error, setError] = useState<CombinedError>();
  const [isLoading, setLoading] = useState(true);
  const { id, updatedAt } = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed project, or a new round, is refetched
  useEffect(() => {
    let isWanted = true;
    setLoading(true);
    void fetchHistory(client, id, { pages, isWanted: () => isWanted }).then((fetched) => {
      if (!isWanted) return;
      setError(fetched.error);
      if (fetched.loaded) setLoaded(fetched.loaded);
      setLoading(false);
    });
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

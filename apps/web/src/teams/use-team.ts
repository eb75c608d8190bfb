import { useCallback } from "react";
import { type CombinedError, useQuery } from "urql";
import { TeamDocument, type TeamFactsFragment } from "../graphql/generated/documents.ts";
import { useReloadOnNews } from "./use-reload-on-news.ts";

/** A team as its member sees it, fetched again whenever it or its members changed. */
export function useTeam(id: string): {
  readonly team: TeamFactsFragment | undefined;
  readonly error: CombinedError | undefined;
  readonly reload: () => void;
} {
  const [{ data, error }, execute] = useQuery({ query: TeamDocument, variables: { input: { id } } });
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useReloadOnNews(reload, id);
  return { team: data?.team.id === id ? data.team : undefined, error, reload };
}

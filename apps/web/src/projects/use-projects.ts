import { useCallback, useEffect, useRef } from "react";
import { type CombinedError, useQuery } from "urql";
import {
  type EdaProjectConnectionV2Input,
  ProjectListDocument,
  type ProjectListQuery,
} from "../graphql/generated/documents.ts";
import { useProjectChanges } from "../session/session.ts";

const SETTLE_MS = 250;

/** One page of projects, fetched again shortly after any of them changed. */
export function useProjects(
  input: EdaProjectConnectionV2Input,
  /** It is not known yet what is wanted. */
  { pause = false }: { pause?: boolean } = {},
): {
  list: ProjectListQuery["edaProjectConnectionV2"] | undefined;
  error: CombinedError | undefined;
  isLoading: boolean;
  reload: () => void;
} {
  const [{ data, error, fetching, stale }, execute] = useQuery({
    query: ProjectListDocument,
    variables: { input },
    pause,
  });
  const timer = useRef<number>(undefined);
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useProjectChanges(
    useCallback(() => {
      clearTimeout(timer.current);
      if (!pause) timer.current = window.setTimeout(reload, SETTLE_MS);
    }, [reload, pause]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { list: data?.edaProjectConnectionV2, error, isLoading: fetching || stale, reload };
}

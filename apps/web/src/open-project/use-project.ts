import { useCallback, useEffect, useRef } from "react";
import { type CombinedError, useQuery } from "urql";
import { ProjectDocument, type ProjectQuery } from "../graphql/generated/documents.ts";
import { useLiveRuns, useProjectChanges } from "../session/session.ts";

export type Project = ProjectQuery["edaProjectV2"];

/** A project in its current version, fetched again whenever the server says that it changed. */
export function useProject(id: string): {
  project: Project | undefined;
  error: CombinedError | undefined;
  reload: () => void;
} {
  const [{ data, error }, execute] = useQuery({ query: ProjectDocument, variables: { input: { id } } });
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useProjectChanges(
    useCallback(
      (changed) => {
        if (changed === undefined || changed === id) reload();
      },
      [id, reload],
    ),
  );

  // A run's change of status is worth a fetch too, should its project message have been lost.
  const status = useLiveRuns().get(id)?.status;
  const last = useRef(status);
  useEffect(() => {
    if (status !== undefined && status !== last.current) reload();
    last.current = status;
  }, [status, reload]);

  return { project: data?.edaProjectV2, error, reload };
}

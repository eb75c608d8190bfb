import { useCallback, useEffect, useRef } from "react";
import { type CombinedError, useClient, useQuery } from "urql";
import { ProjectDocument, type ProjectQuery } from "../graphql/generated/documents.ts";
import { useLiveRuns, useProjectChanges } from "../session/session.ts";

export type Project = ProjectQuery["edaProjectV2"];

/** A project in its current version, fetched again whenever the server says that it changed. */
export function useProject(id: string): {
  project: Project | undefined;
  error: CombinedError | undefined;
  /** Ends once the answer is shown, or has failed. */
  reload: () => Promise<void>;
} {
  const client = useClient();
  const [{ data, error }] = useQuery({ query: ProjectDocument, variables: { input: { id } } });
  const reload = useCallback(async () => {
    await client.query(ProjectDocument, { input: { id } }, { requestPolicy: "network-only" }).toPromise();
  }, [client, id]);
  useProjectChanges(
    useCallback(
      (changed) => {
        if (changed === undefined || changed === id) void reload();
      },
      [id, reload],
    ),
  );

  // A run's change of status is worth a fetch too, should its project message have been lost.
  const status = useLiveRuns().get(id)?.status;
  const last = useRef(status);
  useEffect(() => {
    if (status !== undefined && status !== last.current) void reload();
    last.current = status;
  }, [status, reload]);

  return { project: data?.edaProjectV2, error, reload };
}

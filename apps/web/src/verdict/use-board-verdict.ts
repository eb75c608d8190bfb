import { useCallback } from "react";
import { useQuery } from "urql";
import { type BoardVerdictFragment, ProjectVerdictDocument } from "../graphql/generated/documents.ts";
import type { Project } from "../open-project/use-project.ts";
import { useProjectChanges } from "../session/session.ts";

/**
 * The verdict on a version's board; null or undefined while the server is at it. Asked for apart from the project, so that a
 * board is not judged after every edit that is saved.
 */
export function useBoardVerdict({
  id,
  majorVersion,
  revisionVersion,
}: Pick<Project, "id" | "majorVersion" | "revisionVersion">): BoardVerdictFragment | null | undefined {
  const [{ data }, execute] = useQuery({
    query: ProjectVerdictDocument,
    variables: { input: { id, majorVersion, revisionVersion } },
    requestPolicy: "cache-and-network",
  });
  useProjectChanges(
    useCallback(
      (changed) => {
        if (changed === undefined || changed === id) execute({ requestPolicy: "network-only" });
      },
      [id, execute],
    ),
  );
  return data?.edaProjectV2.verdict;
}

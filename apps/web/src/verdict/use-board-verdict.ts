import { useCallback } from "react";
import { useMutation, useQuery } from "urql";
import {
  type BoardVerdictFragment,
  ProjectVerdictDocument,
  RequestVerdictDocument,
  type VerdictProblem,
} from "../graphql/generated/documents.ts";
import type { Project } from "../open-project/use-project.ts";
import { useProjectChanges } from "../session/session.ts";

export interface KnownVerdict {
  /** Null or undefined while the server is at it, or where it could not judge the board. */
  readonly verdict: BoardVerdictFragment | null | undefined;
  /** Why it could not. */
  readonly problem: VerdictProblem | null | undefined;
  readonly retry: () => void;
}

/**
 * The verdict on a version's board. Asked for apart from the project, so that a board is not judged after every edit that is
 * saved.
 */
export function useBoardVerdict({
  id,
  majorVersion,
  revisionVersion,
}: Pick<Project, "id" | "majorVersion" | "revisionVersion">): KnownVerdict {
  const [{ data }, execute] = useQuery({
    query: ProjectVerdictDocument,
    variables: { input: { id, majorVersion, revisionVersion } },
    requestPolicy: "cache-and-network",
  });
  const [, request] = useMutation(RequestVerdictDocument);
  const askAgain = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useProjectChanges(
    useCallback(
      (changed) => {
        if (changed === undefined || changed === id) askAgain();
      },
      [id, askAgain],
    ),
  );
  return {
    verdict: data?.edaProjectV2.verdict,
    problem: data?.edaProjectV2.verdictProblem,
    retry: () => void request({ input: { id } }).then(askAgain),
  };
}

import { useState } from "react";
import { useQuery } from "urql";
import { LastRoutingDocument } from "../graphql/generated/documents.ts";
import type { RunView } from "../open-project/run-view.ts";
import type { Project } from "../open-project/use-project.ts";
import type { LastRouting } from "./controller/results.ts";

/** The last routing that came to a result, confirmed or not, for reopening its summary. */
export function useLastRouting(project: Project, view: RunView): LastRouting {
  const [lookedAt, look] = useState<string>();
  const [last] = project.latestRouting?.results ?? [];
  const mayLook = last !== undefined && view.kind === "none";
  const isLooking = mayLook && lookedAt === last.id;
  const variables = { input: { id: project.id } };
  const [{ data }] = useQuery({ query: LastRoutingDocument, variables, pause: !isLooking });
  return {
    result: isLooking ? data?.edaProjectV2.latestRouting?.results.find(({ id }) => id === last.id) : undefined,
    isCurrent: last?.boardDocumentUrl === project.boardDocumentUrl,
    lookAgain: mayLook && !isLooking ? () => look(last.id) : undefined,
    leave: () => look(undefined),
  };
}

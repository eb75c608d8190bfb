import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient, useQuery } from "urql";
import {
  ProjectExportsDocument,
  type ProjectExportsQuery,
  RequestExportDocument,
} from "../../../graphql/generated/documents.ts";
import type { Project } from "../../../workspace/use-project.ts";

type ExportJob = ProjectExportsQuery["edaProjectExports"][number];

/** Between two questions how far it is, milliseconds: what is told live may be lost. */
const ASK_EVERY = 1_500;

export interface Everything {
  /** The newest that was asked for in the last day; undefined: none. */
  readonly job: ExportJob | undefined;
  readonly isBusy: boolean;
  readonly error: CombinedError | undefined;
  readonly make: () => Promise<void>;
}

/** The export of all there is of a project: asked for once, made on the server whoever watches, found again after a reload. */
export function useEverything(project: Project): Everything {
  const client = useClient();
  const [{ data, error }, execute] = useQuery({
    query: ProjectExportsDocument,
    variables: { input: { id: project.id } },
    requestPolicy: "network-only",
  });
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<CombinedError>();
  const job = data?.edaProjectExports.find(({ request }) => request.isEverything);
  const isOpen = job?.status === "WAITING" || job?.status === "PROGRESS";
  const ask = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(ask, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isOpen, ask]);

  const make = async () => {
    setAsking(true);
    const { id, majorVersion, revisionVersion } = project;
    const wanted = { id, majorVersion, revisionVersion, outputFormat: "KICAD_EXPORT" as const };
    const answer = await client
      .mutation(RequestExportDocument, { input: { export: wanted, everything: true } })
      .toPromise();
    setAsking(false);
    setRefusal(answer.error);
    ask();
  };
  return { job, isBusy: isAsking || isOpen, error: refusal ?? error, make };
}

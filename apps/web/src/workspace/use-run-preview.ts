import { useQuery } from "urql";
import { RunPreviewDocument } from "../graphql/generated/documents.ts";
import type { RunView } from "../open-project/run-view.ts";
import type { RunPreview } from "./ratsnest/preview-board.ts";

/**
 * The picture of the task at work or paused. Live messages bring it; a screen that was not there when the last one came
 * (opened later, or after a pause) asks for the stored one.
 */
export function useRunPreview(projectId: string, view: RunView): RunPreview | null {
  const heard = "preview" in view ? asPreview(view.preview) : null;
  const isWanted = view.kind === "running" || ((view.kind === "paused" || view.kind === "failed") && view.canResume);
  const [{ data }] = useQuery({
    query: RunPreviewDocument,
    variables: { input: { id: projectId } },
    pause: !isWanted || (view.kind === "running" && heard !== null),
    requestPolicy: "network-only",
  });
  if (!isWanted) return null;
  const run = data?.edaProjectV2.run;
  const stored = run?.requestGroupId === view.requestGroupId ? asPreview(run.preview) : null;
  // A pause stores the last picture of all, which nobody was sent.
  return view.kind === "running" ? (heard ?? stored) : (stored ?? heard);
}

/** The picture's shape is the server's promise (schema.graphql, EdaTask.preview); what is no picture is left out. */
function asPreview(preview: unknown): RunPreview | null {
  return preview && typeof preview === "object" ? (preview as RunPreview) : null;
}

import { Navigate, useParams } from "react-router";
import { errorCode } from "../graphql/error-signs.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { useProject } from "../open-project/use-project.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { ActionDialogs } from "./input/controls/action-dialogs.tsx";
import { ActionRoom } from "./input/controls/action-room.tsx";
import { Workspace } from "./workspace.tsx";

const NOT_FOUND: ReadonlySet<number | undefined> = new Set([400, 404, 70006]);

/** The route /layout/{id}: finds the project, then hands over to the workspace. */
export default function LayoutScreen() {
  const { id = "" } = useParams();
  const errorText = useErrorText();
  const { project, error, reload } = useProject(id);
  usePageTitle(project?.name ?? "…");
  if (project)
    return (
      <ActionRoom key={id}>
        <ActionDialogs />
        <Workspace project={project} reload={reload} />
      </ActionRoom>
    );
  if (error && NOT_FOUND.has(errorCode(error))) return <Navigate to="/404/" replace />;
  if (error) return <FailedPage error={errorText(error)} onRetry={reload} />;
  return <LoadingOverlay />;
}

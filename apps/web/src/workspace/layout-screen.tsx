import { lazy, Suspense } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useErrorText } from "../graphql/use-error-text.ts";
import { isNoProject, useLeaving } from "../open-project/use-leaving.ts";
import { useProject } from "../open-project/use-project.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { ActionDialogs } from "./input/controls/action-dialogs.tsx";
import { ActionRoom } from "./input/controls/action-room.tsx";
import { Workspace } from "./workspace.tsx";

const LogicPage = lazy(() => import("../logic-view/logic-page.tsx"));

/** The route /layout/{id}: the workspace, or with view=logic the blocks and wires that the project is made of. */
export default function LayoutScreen() {
  const [search] = useSearchParams();
  if (search.get("view") !== "logic") return <WorkspaceOfProject />;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <LogicPage />
    </Suspense>
  );
}

/** Finds the project, then hands over to the workspace. */
function WorkspaceOfProject() {
  const { id = "" } = useParams();
  const errorText = useErrorText();
  const { project, error, reload } = useProject(id);
  usePageTitle(project?.name ?? "…");
  if (useLeaving(id, { project, error })) return <LoadingOverlay />;
  if (project)
    return (
      <ActionRoom key={id}>
        <ActionDialogs />
        <Workspace project={project} reload={reload} />
      </ActionRoom>
    );
  if (error && isNoProject(error)) return <Navigate to="/404/" replace />;
  if (error) return <FailedPage error={errorText(error)} onRetry={reload} />;
  return <LoadingOverlay />;
}

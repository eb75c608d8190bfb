import { Navigate, useParams } from "react-router";
import { useReadingErrorText } from "../../graphql/use-reading-error-text.ts";
import { useHolder } from "../../holder/holder.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { isNoProject, useLeaving } from "../../open-project/use-leaving.ts";
import { useProject } from "../../open-project/use-project.ts";
import { FailedPage } from "../../shell/failed-page.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { ResultPage } from "./result-page.tsx";

/** The route /result/{id}; without an id there is nothing to show but the list to choose from. */
export default function ResultScreen() {
  const { id } = useParams();
  const { team } = useHolder();
  return id === undefined ? <Navigate to={projectsPath(team?.id)} replace /> : <ResultOf key={id} id={id} />;
}

function ResultOf({ id }: { id: string }) {
  const errorText = useReadingErrorText();
  const { project, error, reload } = useProject(id);
  usePageTitle(project?.name ?? "…");
  if (useLeaving(id, { project, error })) return <LoadingOverlay />;
  if (project) return <ResultPage project={project} reload={reload} />;
  if (error && isNoProject(error)) return <Navigate to="/404/" replace />;
  if (error) return <FailedPage error={errorText(error)} onRetry={reload} />;
  return <LoadingOverlay />;
}

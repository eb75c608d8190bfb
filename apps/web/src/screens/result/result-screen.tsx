import { Navigate, useParams } from "react-router";
import { errorCode } from "../../graphql/error-signs.ts";
import { useReadingErrorText } from "../../graphql/use-reading-error-text.ts";
import { useProject } from "../../open-project/use-project.ts";
import { FailedPage } from "../../shell/failed-page.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { ResultPage } from "./result-page.tsx";

const NOT_FOUND: ReadonlySet<number | undefined> = new Set([400, 404, 70006]);

/** The route /result/{id}; without an id there is nothing to show but the list to choose from. */
export default function ResultScreen() {
  const { id } = useParams();
  return id === undefined ? <Navigate to="/workspace/personal/projects/" replace /> : <ResultOf key={id} id={id} />;
}

function ResultOf({ id }: { id: string }) {
  const errorText = useReadingErrorText();
  const { project, error, reload } = useProject(id);
  usePageTitle(project?.name ?? "…");
  if (project) return <ResultPage project={project} reload={reload} />;
  if (error && NOT_FOUND.has(errorCode(error))) return <Navigate to="/404/" replace />;
  if (error) return <FailedPage error={errorText(error)} onRetry={reload} />;
  return <LoadingOverlay />;
}

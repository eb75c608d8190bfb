import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { useQuery } from "urql";
import { LogicProjectDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { isNoProject } from "../open-project/use-leaving.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { MessagePage } from "../shell/message-page.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { loadCanvas } from "./load-canvas.ts";
import { type LoadedLogic, loadLogic } from "./load-logic.ts";
import { LogicEditor } from "./logic-editor.ts";
import type { LogicProject } from "./logic-project.ts";
import { LogicView } from "./logic-view.tsx";

/** What a project is made of: its blocks and the wires between their ports. */
export default function LogicPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }, ask] = useQuery({
    query: LogicProjectDocument,
    variables: { input: { id } },
    requestPolicy: "network-only",
  });
  const project = data?.edaProjectV2;
  usePageTitle(project ? t("logicView.titleOf", { name: project.name }) : "…");
  useEffect(() => {
    // The drawing and its thread start while the project and its documents are on their way.
    void loadCanvas().then(({ warmArranger }) => warmArranger());
    return () => void loadCanvas().then(({ dropArranger }) => dropArranger());
  }, []);
  if (error && isNoProject(error)) return <Navigate to="/404/" replace />;
  if (error) return <FailedPage error={errorText(error)} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  if (!project) return <LoadingOverlay />;
  if (project.logicDocumentUrl === null)
    return (
      <MessagePage
        label={project.name}
        title={t("logicView.none")}
        body={t("logicView.noneBody")}
        action={
          <Button component={Link} to={`/layout/${encodeURIComponent(id)}`}>
            {t("logicView.toBoard")}
          </Button>
        }
      />
    );
  return <Loaded key={id} project={project} url={project.logicDocumentUrl} />;
}

function Loaded({ project, url }: { project: LogicProject; url: string }) {
  const { t } = useTranslation();
  const [first] = useState(url);
  const [loaded, setLoaded] = useState<LoadedLogic>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    loadLogic(first, asked.signal).then(setLoaded, () => asked.signal.aborted || setHasFailed(true));
    return () => asked.abort();
  }, [first]);
  const [editor, setEditor] = useState<LogicEditor>();
  useEffect(() => {
    if (loaded) setEditor(new LogicEditor(loaded.logic, loaded.book));
  }, [loaded]);
  if (hasFailed)
    return <FailedPage error={{ sentence: t("errors.network"), code: undefined }} onRetry={() => location.reload()} />;
  if (!editor) return <LoadingOverlay />;
  return <LogicView editor={editor} project={project} />;
}

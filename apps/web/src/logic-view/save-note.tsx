import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { LogicProjectDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { loadLogic } from "./load-logic.ts";
import type { LogicEditor } from "./logic-editor.ts";
import type { LogicProject } from "./logic-project.ts";
import classes from "./logic-view.module.css";
import type { LogicSaveState, LogicVersion } from "./use-logic-autosave.ts";

/** Whether what is edited is saved; what to do where it is not. */
export function SaveNote({
  editor,
  project,
  save,
  onRetry,
  onLoaded,
}: {
  editor: LogicEditor;
  project: LogicProject;
  save: LogicSaveState;
  onRetry: () => Promise<void>;
  onLoaded: (version: LogicVersion) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useClient();
  const loadNewest = async () => {
    const { data } = await client
      .query(LogicProjectDocument, { input: { id: project.id } }, { requestPolicy: "network-only" })
      .toPromise();
    const newest = data?.edaProjectV2;
    if (!newest?.logicDocumentUrl) return;
    const { logic, book } = await loadLogic(newest.logicDocumentUrl);
    editor.replace(logic, book);
    onLoaded({ id: newest.id, majorVersion: newest.majorVersion, revisionVersion: newest.revisionVersion });
  };
  if (save.kind === "conflict" || save.kind === "failed")
    return (
      <span className={classes.failed} role="alert">
        {t(save.kind === "conflict" ? "logicView.conflict" : "logicView.notSaved", {
          why: errorText(save.error).sentence,
        })}
        {save.kind === "conflict" ? (
          <Button size="compact-xs" variant="default" onClick={() => void loadNewest()}>
            {t("logicView.loadNewest")}
          </Button>
        ) : (
          <Button size="compact-xs" variant="default" onClick={() => void onRetry()}>
            {t("logicView.saveAgain")}
          </Button>
        )}
      </span>
    );
  return (
    <span className={classes.quiet} role="status">
      {t(save.kind === "saved" ? "logicView.saved" : "logicView.saving")}
    </span>
  );
}

import { Button, CloseButton } from "@mantine/core";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { rememberAsked, wasAskedAbout } from "./asked-runs.ts";
import classes from "./feedback-ask.module.css";

const loadDialog = () => import("./feedback-dialog.tsx");

/** The word on the choice itself comes first. */
const ASK_AFTER_MS = 1_500;

/**
 * Asks once for a word on the result that was chosen, in a line of its own that covers nothing, and holds the dialog for it.
 * A dismissed question does not reappear on any page: the header still offers it.
 */
export function FeedbackAsk({
  project,
  opened,
  onOpen,
  onClose,
  button,
  reload,
}: {
  project: Project;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Offers the same in the header: there the focus returns. */
  button: RefObject<HTMLButtonElement | null>;
  reload: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const [run, setRun] = useState(project.runToJudge);
  // While the dialog stands, it stays with its run.
  if (!opened && run?.requestGroupId !== project.runToJudge?.requestGroupId) setRun(project.runToJudge);
  const [requestGroupId, task] = [project.runToJudge?.requestGroupId, project.runToJudge?.jobType];
  const [asked, ask] = useState<string>();

  useEffect(() => {
    if (!requestGroupId || wasAskedAbout(requestGroupId)) return;
    const timer = setTimeout(() => {
      rememberAsked(requestGroupId);
      ask(requestGroupId);
    }, ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [requestGroupId]);

  const isAsked = !opened && task !== undefined && asked === requestGroupId;
  const letGo = () => {
    ask(undefined);
    button.current?.focus();
  };
  return (
    <>
      {isAsked && (
        <div role="status" className={classes.line}>
          <span>{t(`feedback.title.${task}`)}</span>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              letGo();
              onOpen();
            }}
          >
            {t("feedback.give")}
          </Button>
          <CloseButton size={28} aria-label={t("common.close")} onClick={letGo} />
        </div>
      )}
      {opened && run && (
        <LateDialog
          load={loadDialog}
          props={{
            projectId: project.id,
            requestGroupId: run.requestGroupId,
            task: run.jobType,
            onClose: () => {
              onClose();
              button.current?.focus();
            },
            onGiven: () => {
              onClose();
              void reload();
              // The button goes with the question.
              document.getElementById("content")?.focus();
            },
          }}
        />
      )}
    </>
  );
}

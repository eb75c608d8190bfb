import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { putUpToast, takeDownToast } from "../../toasts/late-toasts.tsx";
import { AskToast } from "./ask-toast.tsx";

const loadDialog = () => import("./feedback-dialog.tsx");

/** The word on the choice itself comes first. */
const ASK_AFTER_MS = 1_500;
/** Longer than a word that only tells: there is something to decide. */
const ASK_FOR_MS = 12_000;

/** Runs that this page has asked about: whoever let the question go is not asked again, the header still offers it. */
const asked = new Set<string>();

/** Asks once for a word on the result that was chosen, and holds the dialog for it. */
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
  reload: () => void;
}) {
  const { t } = useTranslation();
  const [run, setRun] = useState(project.runToJudge);
  // While the dialog stands, it stays with its run.
  if (!opened && run?.requestGroupId !== project.runToJudge?.requestGroupId) setRun(project.runToJudge);
  const [requestGroupId, task] = [project.runToJudge?.requestGroupId, project.runToJudge?.jobType];

  useEffect(() => {
    if (!requestGroupId || !task || opened || asked.has(requestGroupId)) return;
    const id = `feedback-${requestGroupId}`;
    const timer = setTimeout(() => {
      asked.add(requestGroupId);
      putUpToast({
        id,
        message: (
          <AskToast
            question={t(`feedback.title.${task}`)}
            answer={t("feedback.give")}
            onAnswer={() => {
              takeDownToast(id);
              button.current?.focus();
              onOpen();
            }}
          />
        ),
        color: "var(--tw-info)",
        role: "status",
        autoClose: ASK_FOR_MS,
        closeButtonProps: { "aria-label": t("common.close") },
      });
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      takeDownToast(id);
    };
  }, [requestGroupId, task, opened, t, onOpen, button]);

  if (!opened || !run) return null;
  return (
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
          reload();
          // The button goes with the question.
          document.getElementById("content")?.focus();
        },
      }}
    />
  );
}

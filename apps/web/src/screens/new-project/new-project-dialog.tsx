import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { JobType } from "../../graphql/generated/documents.ts";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { type BoardDraft, type BoardProposal, draftOf, readDraft } from "./board-draft.ts";
import { FilesStep } from "./files-step.tsx";
import classes from "./new-project-dialog.module.css";
import { OptionsStep } from "./options-step.tsx";
import { StepList } from "./step-list.tsx";
import { TaskStep } from "./task-step.tsx";
import { suggestName } from "./upload-list.ts";
import { useCreateProject } from "./use-create-project.ts";
import { useFileCheck } from "./use-file-check.ts";
import { useUploads } from "./use-uploads.ts";

/** AI quickstart: task, files, options. Going back loses nothing; leaving with files chosen asks first. */
export default function NewProjectDialog({
  initialTask,
  onClose,
}: {
  initialTask: JobType | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [step, setStep] = useState<1 | 2 | 3>(initialTask ? 2 : 1);
  const [task, setTask] = useState<JobType>(initialTask ?? "PLACEMENT");
  const uploads = useUploads();
  const { check, recheck } = useFileCheck(uploads.uploads, task);
  const [useLayout, setUseLayout] = useState(false);
  const [infersRules, setInfersRules] = useState(false);
  const [name, setName] = useState<string>();
  const [fixed, setFixed] = useState("");
  const [strip, setStrip] = useState(false);
  const [typed, setTyped] = useState<{ readonly for: BoardProposal; readonly draft: BoardDraft }>();
  const [leaving, setLeaving] = useState(false);
  const { create, isCreating, error } = useCreateProject(onClose);

  const hasFiles = uploads.uploads.length > 0;
  useUnsavedChanges(hasFiles && !isCreating);

  const result = check.status === "checked" ? check.result : undefined;
  const mismatchOnly = result !== undefined && !result.success && result.problems.every(({ code }) => code === 70018);
  // A file that did not arrive would be missing without a word: it is sent again or taken away first.
  const isWhole = uploads.uploads.every(({ status }) => status !== "failed");
  const filesReady = result !== undefined && isWhole && (result.success || (mismatchOnly && useLayout));
  const projectName = (name ?? suggestName(uploads.uploads.map((upload) => upload.name))).slice(0, 100);

  const proposal = result?.proposal ?? undefined;
  // What was typed for other files says nothing of these.
  const board = proposal && (typed?.for === proposal ? typed.draft : draftOf(proposal));
  const size = board && readDraft(board);
  const isSized = proposal === undefined || size !== undefined;

  const canRun = result?.obstacles.length === 0;
  const finish = (goesOn: boolean) => {
    if (!result || projectName.trim() === "" || !isSized) return;
    void create({
      name: projectName.trim(),
      task,
      uploads: uploads.uploads,
      useLayout: mismatchOnly && useLayout,
      // What was accepted for other files says nothing of a board that has its own rules.
      infersRules: infersRules && result.inferredRules != null,
      goesOn,
      fixed: fixed.split(/[\s,]+/).filter(Boolean),
      strip,
      ...(size && board && { board: { ...size, copperLayers: board.copperLayers } }),
    });
  };

  return (
    <Modal
      opened
      onClose={() => (hasFiles && !isCreating ? setLeaving(true) : onClose())}
      title={t("newProject.title")}
      size={680}
      centered={false}
      yOffset="9vh"
      padding={0}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", content: classes.content ?? "" }}
    >
      <StepList current={step} onGo={(target) => target < step && setStep(target)} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 1) setStep(2);
          else if (step === 2 && filesReady) setStep(3);
          else if (step === 3) finish(canRun);
        }}
      >
        <div className={classes.body}>
          {step === 1 && <TaskStep task={task} onTask={setTask} />}
          {step === 2 && (
            <FilesStep
              uploads={uploads}
              check={check}
              onRecheck={recheck}
              useLayout={useLayout}
              onUseLayout={setUseLayout}
              mismatchOnly={mismatchOnly}
              infersRules={infersRules}
              onInferRules={setInfersRules}
            />
          )}
          {step === 3 && result && (
            <OptionsStep
              task={task}
              result={result}
              name={projectName}
              onName={setName}
              fixed={fixed}
              onFixed={setFixed}
              strip={strip}
              onStrip={setStrip}
              board={board}
              onBoard={(draft) => proposal && setTyped({ for: proposal, draft })}
              error={error}
            />
          )}
        </div>
        <div className={classes.footer}>
          {leaving ? (
            <Group justify="space-between" gap="sm" role="alert" w="100%">
              <Text>{t("newProject.leaveQuestion")}</Text>
              <Group gap="sm">
                <Button variant="default" onClick={() => setLeaving(false)} autoFocus>
                  {t("unsaved.stay")}
                </Button>
                <Button color="danger" onClick={onClose}>
                  {t("newProject.discard")}
                </Button>
              </Group>
            </Group>
          ) : (
            <>
              {step > 1 ? (
                <Button variant="default" onClick={() => setStep(step === 3 ? 2 : 1)} disabled={isCreating}>
                  {t("newProject.back")}
                </Button>
              ) : (
                <span />
              )}
              {step < 3 ? (
                <Button type="submit" disabled={step === 2 && !filesReady}>
                  {t("newProject.next")}
                </Button>
              ) : (
                <Group gap="sm">
                  {canRun && task === "PLACEMENT" && (
                    <Button
                      variant="default"
                      disabled={isCreating || projectName.trim() === "" || !isSized}
                      onClick={() => finish(false)}
                    >
                      {t("newProject.lookFirst")}
                    </Button>
                  )}
                  <Button type="submit" loading={isCreating} disabled={projectName.trim() === "" || !isSized}>
                    {canRun ? t("newProject.createAndMatch") : t("newProject.createOnly")}
                  </Button>
                </Group>
              )}
            </>
          )}
        </div>
      </form>
    </Modal>
  );
}

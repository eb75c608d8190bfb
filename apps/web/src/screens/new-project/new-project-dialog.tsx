import { Button, Group, Modal, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { groupParts, isUndecided, type Picks, picksFor, takenPicks, withPicks } from "../../footprints/part-groups.ts";
import type { JobType } from "../../graphql/generated/documents.ts";
import type { HolderTeam } from "../../holder/holder.ts";
import type { AwaitingProject } from "../../projects/new-project.ts";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { suggestName } from "../../uploads/upload-list.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { type BoardDraft, type BoardProposal, draftOf, isMade, readDraft } from "./board-draft.ts";
import { FilesStep } from "./files-step.tsx";
import { FootprintsStep } from "./footprints-step.tsx";
import classes from "./new-project-dialog.module.css";
import { OptionsStep } from "./options-step.tsx";
import { type Step, StepList } from "./step-list.tsx";
import { TaskStep } from "./task-step.tsx";
import { useCreateProject } from "./use-create-project.ts";
import { type FileCheckResult, useFileCheck } from "./use-file-check.ts";
import { useProposal } from "./use-proposal.ts";

const NO_PICKS: Picks = new Map();

/**
 * AI quickstart: task, files, options, and footprints where some are to be decided. Going back loses nothing; leaving
 * with files chosen asks first. A project that has no board yet goes through the same steps.
 */
export default function NewProjectDialog({
  initialTask,
  team,
  begunFor,
  project,
  onClose,
}: {
  initialTask: JobType | undefined;
  /** That the project will belong to; undefined: to oneself. */
  team: HolderTeam | undefined;
  /** The name of the team that the steps were begun for; the person may have left it since. */
  begunFor: string | undefined;
  /** Whose first board it is; undefined: a project of its own. */
  project: AwaitingProject | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>(initialTask ? "files" : "task");
  const [task, setTask] = useState<JobType>(initialTask ?? "PLACEMENT");
  const uploads = useUploads();
  const teamId = project ? project.teamId : team?.id;
  const { check, recheck } = useFileCheck(uploads.uploads, task, teamId);
  const [useLayout, setUseLayout] = useState(false);
  const [infersRules, setInfersRules] = useState(false);
  const [name, setName] = useState<string>();
  const [fixed, setFixed] = useState("");
  const [strip, setStrip] = useState(false);
  const [typed, setTyped] = useState<{ readonly for: BoardProposal; readonly draft: BoardDraft }>();
  const [picks, setPicks] = useState<Picks>(NO_PICKS);
  /** Somebody asked for the footprints although nothing is to be decided. */
  const [looksAtFootprints, setLooksAtFootprints] = useState(false);
  const [lastResult, setLastResult] = useState<FileCheckResult>();
  const [leaving, setLeaving] = useState(false);
  const { create, isCreating, error } = useCreateProject(onClose);

  const hasFiles = uploads.uploads.length > 0;
  useUnsavedChanges(hasFiles && !isCreating, { outlivesPage: true });

  if (check.status === "checked" && check.result !== lastResult) setLastResult(check.result);
  // Files that are added to footprints are read while what was read before stays on the screen.
  const isRereading = (step === "footprints" || step === "options") && hasFiles;
  const result = check.status === "checked" ? check.result : isRereading ? lastResult : undefined;
  const mismatchOnly = result !== undefined && !result.success && result.problems.every(({ code }) => code === 70018);
  // A file that did not arrive would be missing without a word: it is sent again or taken away first.
  const isWhole = uploads.uploads.every(({ status }) => status !== "failed");
  const filesReady = result !== undefined && isWhole && (result.success || (mismatchOnly && useLayout));
  const projectName =
    project?.name ?? (name ?? suggestName(uploads.uploads.map((upload) => upload.name))).slice(0, 100);

  const basis = result?.proposal ?? undefined;
  const livePicks = useMemo(() => (basis ? picksFor(basis.parts, picks) : picks), [basis, picks]);
  const { proposal, isBehind } = useProposal({
    basis,
    uploads: uploads.uploads,
    task,
    teamId,
    picks: livePicks,
  });
  const parts = proposal && (isBehind ? withPicks(proposal.parts, livePicks) : proposal.parts);
  const hasUndecided = basis !== undefined && isMade(basis) && groupParts(basis.parts).some(isUndecided);
  const hasFootprints = hasUndecided || looksAtFootprints || livePicks.size > 0;
  const steps: readonly Step[] = [
    "task",
    "files",
    ...(basis && hasFootprints ? (["footprints"] as const) : []),
    "options",
  ];
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const isFileStep = step === "files";
  const hasProposed = parts !== undefined && groupParts(parts).some(isUndecided);
  // What was typed for other files says nothing of these.
  const board = proposal && (typed && typed.for === basis ? typed.draft : draftOf(proposal));
  const size = board && readDraft(board);
  const isSized = proposal === undefined || size !== undefined;

  const isReady = check.status === "checked" && !isBehind && !(project && proposal && !isMade(proposal));
  const canRun = result?.obstacles.length === 0;
  const finish = (goesOn: boolean) => {
    if (!result || projectName.trim() === "" || !isSized) return;
    void create({
      name: projectName.trim(),
      task,
      teamId,
      project: project?.id,
      uploads: uploads.uploads,
      useLayout: mismatchOnly && useLayout,
      // What was accepted for other files says nothing of a board that has its own rules.
      infersRules: infersRules && result.inferredRules != null,
      goesOn,
      fixed: fixed.split(/[\s,]+/).filter(Boolean),
      strip,
      picks: takenPicks(proposal?.parts ?? [], livePicks),
      ...(size && board && { board: { ...board, ...size } }),
    });
  };

  return (
    <Modal
      opened
      onClose={() => (hasFiles && !isCreating ? setLeaving(true) : onClose())}
      title={project ? t("newBoard.title", { name: project.name }) : t("newProject.title")}
      size={step === "footprints" ? 1180 : 680}
      centered={false}
      yOffset={step === "footprints" ? "3vh" : "9vh"}
      padding={0}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", content: classes.content ?? "" }}
    >
      <StepList steps={steps} current={step} onGo={setStep} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isFileStep && !filesReady) return;
          if (after) setStep(after);
          else if (isReady) finish(canRun);
        }}
      >
        <div className={classes.body}>
          {begunFor !== undefined && (step === "task" || step === "options") && (
            <Text size="sm" c="dimmed" mb="md" role="status">
              {t(team ? "teamProjects.inTeam" : "teamProjects.nowYours", { team: team?.name ?? begunFor })}
            </Text>
          )}
          {step === "task" && <TaskStep task={task} onTask={setTask} />}
          {step === "files" && (
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
          {step === "footprints" && parts && (
            <FootprintsStep parts={parts} picks={livePicks} onPicks={setPicks} uploads={uploads} />
          )}
          {step === "options" && result && (
            <OptionsStep
              task={task}
              result={result}
              proposal={proposal}
              parts={parts}
              isBehind={isBehind}
              onFootprints={() => {
                setLooksAtFootprints(true);
                setStep("footprints");
              }}
              name={project ? undefined : projectName}
              onName={setName}
              fixed={fixed}
              onFixed={setFixed}
              strip={strip}
              onStrip={setStrip}
              board={board}
              onBoard={(draft) => basis && setTyped({ for: basis, draft })}
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
              {before ? (
                <Button variant="default" onClick={() => setStep(before)} disabled={isCreating}>
                  {t("newProject.back")}
                </Button>
              ) : (
                <span />
              )}
              {after ? (
                <Button type="submit" disabled={isFileStep && !filesReady}>
                  {step === "footprints" && hasProposed ? t("newProject.acceptFootprints") : t("newProject.next")}
                </Button>
              ) : (
                <Group gap="sm" justify="flex-end">
                  {canRun && task === "PLACEMENT" && (
                    <Button
                      variant="default"
                      disabled={isCreating || projectName.trim() === "" || !isSized || !isReady}
                      onClick={() => finish(false)}
                    >
                      {t(project ? "newBoard.lookFirst" : "newProject.lookFirst")}
                    </Button>
                  )}
                  <Button
                    type="submit"
                    loading={isCreating}
                    disabled={projectName.trim() === "" || !isSized || !isReady}
                  >
                    {project
                      ? t(canRun ? "newBoard.createAndMatch" : "newBoard.createOnly")
                      : t(canRun ? "newProject.createAndMatch" : "newProject.createOnly")}
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

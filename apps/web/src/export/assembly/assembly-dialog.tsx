import { Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAssemblyChoice } from "../../assembly/use-assembly-choice.ts";
import { useAssemblyParts } from "../../assembly/use-assembly-parts.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { Project } from "../../open-project/use-project.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useBoardVerdict } from "../../verdict/use-board-verdict.ts";
import { VerdictBanner } from "../../verdict/verdict-banner.tsx";
import type { ExportRequest } from "../export-entries.ts";
import { AssemblyForm, FIRST_ASSEMBLY, type RequestedAssemblyOptions } from "./assembly-form.tsx";
import { ReelsForm } from "./reels-form.tsx";
import { VariantsForm } from "./variants-form.tsx";

type View = "files" | "reels" | "variants";

/** The files to assemble by, and what is decided for them: how parts lie on their reels, and variants. */
export default function AssemblyDialog({
  project,
  onExport,
  onClose,
}: {
  project: Project;
  onExport: (wish: ExportRequest) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [view, setView] = useState<View>("files");
  const [requested, setRequested] = useState<RequestedAssemblyOptions>(FIRST_ASSEMBLY);
  const state = useAssemblyChoice(project);
  const design = useAssemblyParts(project);
  const { choice, failure, load } = state;
  const back = () => {
    state.dismiss();
    setView("files");
  };
  const retry = (again: () => void) => <RetryButton onClick={again} />;

  const editor = (form: (of: NonNullable<typeof choice>, parts: NonNullable<typeof design.parts>) => ReactNode) => {
    if (design.failed)
      return <ErrorNote error={{ sentence: t("errors.network"), code: undefined }} action={retry(design.retry)} />;
    return choice && design.parts ? form(choice, design.parts) : <LoadingOverlay />;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`assembly.title_${view}`)}
      size={view === "files" ? "md" : 640}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      {failure && (
        <ErrorNote
          error={errorText(failure)}
          action={choice && view === "files" ? undefined : retry(() => void load())}
        />
      )}
      {view === "files" && project.boardDocumentUrl !== null && <BoardState project={project} />}
      {view === "files" && (
        <AssemblyForm
          hasBoard={project.boardDocumentUrl !== null}
          choice={choice}
          requested={requested}
          onRequested={setRequested}
          onEdit={setView}
          onExport={onExport}
          onClose={onClose}
        />
      )}
      {view === "reels" && editor((of, parts) => <ReelsForm choice={of} parts={parts} state={state} onDone={back} />)}
      {view === "variants" &&
        editor((of, parts) => <VariantsForm choice={of} parts={parts} state={state} onDone={back} />)}
    </Modal>
  );
}

/** Positions are those of the board as it is: whether it can be ordered stands before them. */
function BoardState({ project }: { project: Project }) {
  const { verdict, problem, retry } = useBoardVerdict(project);
  return <VerdictBanner verdict={verdict} problem={problem} onRetry={retry} />;
}

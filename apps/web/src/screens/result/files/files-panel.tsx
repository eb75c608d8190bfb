import { Button } from "@mantine/core";
import { IconAdjustments } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useProjectExport } from "../../../export/use-project-export.tsx";
import type { BoardVerdictFragment } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { useOnline } from "../../../shell/use-online.ts";
import { FileRow } from "./file-row.tsx";
import classes from "./files-panel.module.css";
import { type FileGroup, type MadeFile, madeFiles } from "./made-files.ts";
import { useExportJobs } from "./use-export-jobs.ts";

/** Every file that the shown version can be taken away as. */
export function FilesPanel({
  project,
  verdict,
  isRunning,
}: {
  project: Project;
  /** Null or undefined while the board is being judged. */
  verdict: BoardVerdictFragment | null | undefined;
  isRunning: boolean;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isOnline = useOnline();
  const { majorVersion, revisionVersion } = project;
  const { isExporting, choose, openAssembly, openDrawing, dialogs } = useProjectExport(project, {
    version: { majorVersion, revisionVersion },
  });
  const jobs = useExportJobs(project);
  const has = { board: project.boardDocumentUrl !== null, circuit: project.circuitDocumentUrl !== null };
  const files = madeFiles(has);
  const content = has.board ? "LAYOUT" : "SCHEMATIC";
  const textsOf = ({ key }: MadeFile): { name: string; hint: string } => {
    switch (key) {
      case "everything":
        return { name: t("result.files.everything"), hint: t("result.files.everythingHint") };
      case "PDF":
      case "PNG":
      case "JPG":
      case "ZIP":
        return {
          name: t("result.files.drawing", { content: t(`drawing.content.${content}`), type: key }),
          hint: t(`result.files.drawingHint.${key}`),
        };
      default:
        return { name: t(`workspace.export${key}`), hint: t(`workspace.export${key}Hint`) };
    }
  };
  const rowsOf = (group: FileGroup) =>
    files
      .filter((file) => file.group === group)
      .map((file) => <FileRow key={file.key} file={file} {...textsOf(file)} jobs={jobs} verdict={verdict} />);
  return (
    <div className={classes.panel}>
      {isRunning && <p className={classes.note}>{t("result.filesWhileRunning")}</p>}
      {jobs.failure && isOnline && (
        <ErrorNote error={errorText(jobs.failure)} action={<RetryButton onClick={() => void jobs.ask()} />} />
      )}
      <Group title={t("result.files.fab")}>
        {rowsOf("fab")}
        {has.board && (
          <DialogRow
            name={t("result.files.otherFab")}
            hint={t("result.files.otherFabHint")}
            isDisabled={isExporting || !isOnline}
            onClick={() => void choose({ outputFormat: "GERBER_EXPORT", preset: "X2" })}
          />
        )}
      </Group>
      <Group title={t("result.files.assembly")}>
        <DialogRow
          name={withoutDots(t("workspace.exportAssembly"))}
          hint={t("workspace.exportAssemblyHint")}
          isDisabled={isExporting || !isOnline}
          onClick={openAssembly}
        />
      </Group>
      <Group title={t("result.files.drawings")}>
        {rowsOf("drawings")}
        <DialogRow
          name={t("result.files.otherDrawing")}
          hint={t("result.files.otherDrawingHint")}
          isDisabled={isExporting || !isOnline}
          onClick={openDrawing}
        />
      </Group>
      {has.board && <Group title={t("result.files.model")}>{rowsOf("model")}</Group>}
      <Group title={t("result.files.design")}>{rowsOf("design")}</Group>
      {dialogs}
    </div>
  );
}

/** In a menu the dots say that something is asked first; beside "Choose …" they say it twice. */
function withoutDots(name: string): string {
  return name.replace(/ ?…$/, "");
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** What asks something before it is written. */
function DialogRow({
  name,
  hint,
  isDisabled,
  onClick,
}: {
  name: string;
  hint: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <div className={classes.about}>
        {name}
        <small>{hint}</small>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isDisabled}
        leftSection={<IconAdjustments size={14} aria-hidden />}
        aria-label={t("result.files.chooseNamed", { name })}
        onClick={onClick}
      >
        {t("result.files.choose")}
      </Button>
    </li>
  );
}

import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EXPORT_ENTRIES } from "../../../workspace/export-entries.ts";
import type { Project } from "../../../workspace/use-project.ts";
import { useProjectExport } from "../../../workspace/use-project-export.tsx";
import { EverythingRow } from "./everything-row.tsx";
import classes from "./files-panel.module.css";

/** The groups in their order, each with the entries of the export menu that belong to it. */
const GROUPS = {
  fab: ["X2", "Jlc"],
  model: ["Glb", "Step"],
  design: ["Kicad"],
} as const;

/** Every file that the shown version can be taken away as. */
export function FilesPanel({ project, isRunning }: { project: Project; isRunning: boolean }) {
  const { t } = useTranslation();
  const { isExporting, choose, openAssembly, openDrawing, dialogs } = useProjectExport(project, {
    version: { majorVersion: project.majorVersion, revisionVersion: project.revisionVersion },
  });
  const has = { board: project.boardDocumentUrl !== null, circuit: project.circuitDocumentUrl !== null };
  const entriesOf = (group: keyof typeof GROUPS) =>
    EXPORT_ENTRIES.filter(({ key }) => (GROUPS[group] as readonly string[]).includes(key)).map(
      ({ key, needs, wish }) => (
        <Row
          key={key}
          name={t(`workspace.export${key}`)}
          hint={t(`workspace.export${key}Hint`)}
          isDisabled={isExporting || (needs !== "either" && !has[needs])}
          isDialog={group === "fab"}
          onClick={() => void choose(wish)}
        />
      ),
    );
  return (
    <div className={classes.panel}>
      {isRunning && <p className={classes.note}>{t("result.filesWhileRunning")}</p>}
      <Group title={t("result.files.fab")}>{entriesOf("fab")}</Group>
      <Group title={t("result.files.assembly")}>
        <Row
          name={t("workspace.exportAssembly")}
          hint={t("workspace.exportAssemblyHint")}
          isDisabled={isExporting}
          isDialog
          onClick={openAssembly}
        />
      </Group>
      <Group title={t("result.files.drawings")}>
        <Row
          name={t("drawing.open")}
          hint={t("drawing.openHint")}
          isDisabled={isExporting}
          isDialog
          onClick={openDrawing}
        />
      </Group>
      <Group title={t("result.files.model")}>{entriesOf("model")}</Group>
      <Group title={t("result.files.design")}>
        {entriesOf("design")}
        <EverythingRow project={project} />
      </Group>
      {dialogs}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Row({
  name,
  hint,
  isDisabled,
  isDialog,
  onClick,
}: {
  name: string;
  hint: string;
  isDisabled: boolean;
  /** It asks something before it writes. */
  isDialog: boolean;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <span>
        {name.replace(/ ?…$/, "")}
        <small>{hint}</small>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isDisabled}
        leftSection={<IconDownload size={14} aria-hidden />}
        aria-label={t("result.files.get", { name: name.replace(/ ?…$/, "") })}
        onClick={onClick}
      >
        {t(isDialog ? "result.files.choose" : "result.files.download")}
      </Button>
    </li>
  );
}

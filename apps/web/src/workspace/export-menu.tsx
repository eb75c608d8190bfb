import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconCpu, IconDownload, IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EXPORT_ENTRIES } from "../export/export-entries.ts";
import { useProjectExport } from "../export/use-project-export.tsx";
import type { Project } from "./use-project.ts";
import classes from "./workspace-header.module.css";

/** The files that the current version can be taken away as. */
export function ExportMenu({
  project,
  onExporting,
  disabled,
}: {
  project: Project;
  /** Saves what is not saved yet. False: it could not, and was told. */
  onExporting: () => Promise<boolean>;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const { isExporting, choose, openAssembly, openDrawing, dialogs } = useProjectExport(project, { onExporting });
  const has = { board: project.boardDocumentUrl !== null, circuit: project.circuitDocumentUrl !== null };
  return (
    <>
      <Menu width={280}>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            h={28}
            disabled={disabled || !(has.board || has.circuit)}
            loading={isExporting}
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t("workspace.export")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {EXPORT_ENTRIES.map(({ key, icon: Icon, needs, wish }) => (
            <Menu.Item
              key={key}
              disabled={needs !== "either" && !has[needs]}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => void choose(wish)}
            >
              {t(`workspace.export${key}`)}
              <span className={classes.hint}>{t(`workspace.export${key}Hint`)}</span>
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconCpu size={16} aria-hidden />} onClick={openAssembly}>
            {t("workspace.exportAssembly")}
            <span className={classes.hint}>{t("workspace.exportAssemblyHint")}</span>
          </Menu.Item>
          <Menu.Item leftSection={<IconRulerMeasure size={16} aria-hidden />} onClick={openDrawing}>
            {t("drawing.open")}
            <span className={classes.hint}>{t("drawing.openHint")}</span>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialogs}
    </>
  );
}

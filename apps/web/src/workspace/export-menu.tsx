import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconCpu, IconDownload, IconRulerMeasure } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EXPORT_ENTRIES } from "../export/export-entries.ts";
import { useProjectExport } from "../export/use-project-export.tsx";
import type { Project } from "../open-project/use-project.ts";
import classes from "./header-menu.module.css";
import { afterClosing } from "./input/actions/after-closing.ts";

/** The files that the current version can be taken away as. */
export function ExportMenu({
  project,
  onExporting,
  disabled,
}: {
  project: Project;
  /** Saves unsaved changes. False: it failed, and the error was shown. */
  onExporting: () => Promise<boolean>;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const { isExporting, choose, openAssembly, openDrawing, dialogs } = useProjectExport(project, { onExporting });
  const button = useRef<HTMLButtonElement>(null);
  // While it waits it takes no focus, and what one waited with is gone afterwards.
  useEffect(() => {
    if (!isExporting) return;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) button.current?.focus({ preventScroll: true });
    };
  }, [isExporting]);
  const has = { board: project.boardDocumentUrl !== null, circuit: project.circuitDocumentUrl !== null };
  return (
    <>
      <Menu width={280}>
        <Menu.Target>
          <Button
            ref={button}
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
              onClick={() => afterClosing(() => void choose(wish))}
            >
              {t(`workspace.export${key}`)}
              <span className={classes.hint}>{t(`workspace.export${key}Hint`)}</span>
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconCpu size={16} aria-hidden />} onClick={() => afterClosing(openAssembly)}>
            {t("workspace.exportAssembly")}
            <span className={classes.hint}>{t("workspace.exportAssemblyHint")}</span>
          </Menu.Item>
          <Menu.Item leftSection={<IconRulerMeasure size={16} aria-hidden />} onClick={() => afterClosing(openDrawing)}>
            {t("drawing.open")}
            <span className={classes.hint}>{t("drawing.openHint")}</span>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialogs}
    </>
  );
}

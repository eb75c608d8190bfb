import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconArrowLeft, IconLayoutBoard, IconMessage } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { formatVersion } from "../../projects/format-version.ts";
import { HeaderTools } from "../../shell/header-tools.tsx";
import type { Project } from "../../workspace/use-project.ts";
import classes from "../../workspace/workspace-header.module.css";
import { pathWithVersion } from "./result-address.ts";

/** As the workspace's: whose result this is, in what version, and the way back to the layout. */
export function ResultHeader({
  project,
  feedbackButton,
  onFeedback,
}: {
  /** In the version that is shown. */
  project: Project;
  feedbackButton: Ref<HTMLButtonElement>;
  /** Opens the questions about the chosen result; undefined where nothing is asked. */
  onFeedback: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <header className={classes.header}>
      <Tooltip label={t("workspace.toProjects")}>
        <ActionIcon
          component={Link}
          to="/workspace/personal/projects/"
          size={28}
          aria-label={t("workspace.toProjects")}
        >
          <IconArrowLeft size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <h1 className={classes.name}>{project.name}</h1>
      <span className={classes.version}>{formatVersion(project)}</span>
      {onFeedback && (
        <Tooltip label={t("feedback.give")}>
          <ActionIcon size={28} ref={feedbackButton} aria-label={t("feedback.give")} onClick={onFeedback}>
            <IconMessage size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <div className={classes.actions}>
        <Button
          component={Link}
          to={pathWithVersion("layout", project.id, search)}
          variant="default"
          size="compact-sm"
          h={28}
          leftSection={<IconLayoutBoard size={16} aria-hidden />}
        >
          {t("result.toLayout")}
        </Button>
        <HeaderTools />
      </div>
    </header>
  );
}

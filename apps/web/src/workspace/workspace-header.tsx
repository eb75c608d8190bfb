import { ActionIcon, Indicator, Tooltip } from "@mantine/core";
import {
  IconBulb,
  IconCpu,
  IconCube,
  IconFileDescription,
  IconFileImport,
  IconHistory,
  IconMessage,
  IconPuzzle,
  IconShieldCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { withParts } from "../projects/part-matching-path.ts";
import { ProjectHeader } from "../projects/project-header.tsx";
import { pathWithVersion } from "../projects/result-address.ts";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspaceComments } from "./controller/comments.ts";
import { useWorkspaceFeedback } from "./controller/feedback.ts";
import { useWorkspaceOrders } from "./controller/orders.ts";
import { useWorkspacePanels } from "./controller/panels.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { useWorkspaceSheets } from "./controller/sheets.ts";
import { SaveIndicator } from "./editing/save-indicator.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FeedbackButton } from "./feedback/feedback-button.tsx";
import { HeaderToggle } from "./header-toggle.tsx";
import { useAction, useActions } from "./input/actions/use-actions.ts";
import { RunMenu } from "./run-menu.tsx";
import { ViewsSwitch } from "./schematic/views-switch.tsx";
import { ShareButton } from "./sharing/share-button.tsx";
import classes from "./workspace-header.module.css";

/** What the project is called and saved as, and everything that can be opened, started and exported. */
export function WorkspaceHeader() {
  const { project, older, hasBoard } = useWorkspaceProject();
  const { view, commands } = useWorkspaceRun();
  const { editing } = useWorkspaceBoard();
  const { shown: shownPanel, hasIntents, toggle: onPanel } = useWorkspacePanels();
  const { openUpdate, saveFirst } = useWorkspaceOrders();
  const { views, canSwitch, setViews } = useWorkspaceSheets();
  const feedback = useWorkspaceFeedback();
  const { threads = [], mayWrite, startPlacing } = useWorkspaceComments();
  const openComments = threads.filter(({ isResolved }) => !isResolved).length;
  const { t } = useTranslation();
  const { search } = useLocation();
  const checks = useAction("checks");
  const isChecked = hasBoard || project.circuitDocumentUrl !== null;
  useActions([
    { id: "history", isOn: () => shownPanel === "history", run: () => onPanel("history") },
    { id: "comments", isOn: () => shownPanel === "comments", run: () => onPanel("comments") },
    { id: "newComment", isEnabled: () => mayWrite, run: startPlacing },
    { id: "receipt", isOn: () => shownPanel === "receipt", run: () => onPanel("receipt") },
    {
      id: "checks",
      isOn: () => shownPanel === "checks",
      isEnabled: () => isChecked,
      run: () => onPanel("checks"),
    },
    {
      id: "intents",
      isOn: () => shownPanel === "intents",
      isEnabled: () => hasIntents,
      run: () => onPanel("intents"),
    },
  ]);
  return (
    <ProjectHeader
      project={project}
      actions={
        <>
          <RunMenu disabled={older !== undefined || !hasBoard} />
          <ExportMenu
            project={project}
            onExporting={() => saveFirst("asItIs")}
            disabled={view.kind === "running" || commands.busy !== undefined}
          />
        </>
      }
    >
      <SaveIndicator editing={editing} updatedAt={project.updatedAt} />
      <div className={classes.toggles}>
        {project.needsFeedback && <FeedbackButton ref={feedback.button} onClick={feedback.open} />}
        <HeaderToggle
          label={t("versions.open")}
          isOpened={shownPanel === "history"}
          onToggle={() => onPanel("history")}
          icon={<IconHistory size={16} aria-hidden />}
        />
        <HeaderToggle
          label={openComments > 0 ? t("comments.button", { count: openComments }) : t("comments.title")}
          isOpened={shownPanel === "comments"}
          onToggle={() => onPanel("comments")}
          icon={
            <Indicator
              disabled={openComments === 0}
              size={7}
              color="var(--tw-accent)"
              offset={1}
              attributes={{ indicator: { "data-dot": "" } }}
            >
              <IconMessage size={16} aria-hidden />
            </Indicator>
          }
        />
        <HeaderToggle
          label={t("workspace.receipt")}
          isOpened={shownPanel === "receipt"}
          onToggle={() => onPanel("receipt")}
          icon={<IconFileDescription size={16} aria-hidden />}
        />
        {project.logicDocumentUrl !== null && (
          <Tooltip label={t("logicView.enter")}>
            <ActionIcon
              component={Link}
              to={`/layout/${encodeURIComponent(project.id)}?view=logic`}
              size={28}
              aria-label={t("logicView.enter")}
            >
              <IconPuzzle size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={t("update.open")}>
          <ActionIcon size={28} aria-label={t("update.open")} disabled={!openUpdate} onClick={openUpdate}>
            <IconFileImport size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {isChecked && (
          <HeaderToggle
            label={t(hasBoard ? "checks.title" : "electrical.title")}
            isOpened={checks.isOn ?? false}
            onToggle={checks.run}
            icon={<IconShieldCheck size={16} aria-hidden />}
          />
        )}
        <Tooltip label={t("parts.open")}>
          <ActionIcon component={Link} to={withParts(search, project.id)} size={28} aria-label={t("parts.open")}>
            <IconCpu size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("result.open")}>
          <ActionIcon
            component={Link}
            to={pathWithVersion("result", project.id, new URLSearchParams(search))}
            size={28}
            aria-label={t("result.open")}
          >
            <IconCube size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ShareButton project={project} shown={older} />
        {hasIntents && (
          <HeaderToggle
            label={t("intents.open")}
            isOpened={shownPanel === "intents"}
            onToggle={() => onPanel("intents")}
            icon={<IconBulb size={16} aria-hidden />}
          />
        )}
        {canSwitch && (
          <ViewsSwitch className={classes.views} shown={views.shown} onShown={(shown) => setViews({ shown })} />
        )}
      </div>
    </ProjectHeader>
  );
}

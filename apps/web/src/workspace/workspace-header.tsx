import { ActionIcon, Tooltip } from "@mantine/core";
import {
  IconBulb,
  IconCpu,
  IconCube,
  IconFileDescription,
  IconFileImport,
  IconHistory,
  IconShieldCheck,
} from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { RunView } from "../open-project/run-view.ts";
import type { Project } from "../open-project/use-project.ts";
import { withParts } from "../projects/part-matching-path.ts";
import { ProjectHeader } from "../projects/project-header.tsx";
import { pathWithVersion } from "../projects/result-address.ts";
import type { BoardEditing } from "./editing/board-editing.ts";
import { SaveIndicator } from "./editing/save-indicator.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FeedbackButton } from "./feedback/feedback-button.tsx";
import { HeaderToggle } from "./header-toggle.tsx";
import { useAction, useActions } from "./input/actions/use-actions.ts";
import type { PanelName } from "./panels/panel-pile.ts";
import { RunMenu } from "./run-menu.tsx";
import type { ShownViews } from "./schematic/use-views.ts";
import { ViewsSwitch } from "./schematic/views-switch.tsx";
import type { RunCommands } from "./use-run-commands.ts";
import classes from "./workspace-header.module.css";

export function WorkspaceHeader({
  project,
  editing,
  onExporting,
  view,
  commands,
  isReadOnly,
  onPlacements,
  onLastRouting,
  board,
  shownPanel,
  onPanel,
  hasChecks,
  hasIntents,
  views,
  onViews,
  feedbackButton,
  onFeedback,
  onPlacementOptions,
  onRoutingOptions,
  onUpdate,
}: {
  project: Project;
  /** Where the board is edited: how saving stands. */
  editing: BoardEditing | undefined;
  /** Before files are written of the stored board. False: not now. */
  onExporting: () => Promise<boolean>;
  view: RunView;
  commands: RunCommands;
  onPlacementOptions: () => void;
  onRoutingOptions: () => void;
  /** Opens what newer files ask of the board; undefined while that cannot be. */
  onUpdate: (() => void) | undefined;
  isReadOnly: boolean;
  /** Looks at the candidates of the last placement again; undefined where there are none to look at. */
  onPlacements: (() => void) | undefined;
  /** Looks at the summary of the last routing again; undefined where there is none. */
  onLastRouting: (() => void) | undefined;
  board: Board | undefined;
  /** The panel that is seen beside the board. */
  shownPanel: PanelName | undefined;
  /** Opens a panel, or closes it again. */
  onPanel: (panel: PanelName) => void;
  /** Whether there is a board that can be checked, be it still on its way. */
  hasChecks: boolean;
  /** Whether there is a board that the placer could understand. */
  hasIntents: boolean;
  /** What is shown of schematic and board; undefined where only one of them is there. */
  views: ShownViews | undefined;
  onViews: (shown: ShownViews) => void;
  feedbackButton: Ref<HTMLButtonElement>;
  /** Opens the questions about the chosen result; undefined where nothing is asked. */
  onFeedback: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const checks = useAction("checks");
  useActions([
    { id: "history", isOn: () => shownPanel === "history", run: () => onPanel("history") },
    { id: "receipt", isOn: () => shownPanel === "receipt", run: () => onPanel("receipt") },
    {
      id: "checks",
      isOn: () => shownPanel === "checks",
      isEnabled: () => hasChecks,
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
          <RunMenu
            commands={commands}
            onPlacementOptions={onPlacementOptions}
            onRoutingOptions={onRoutingOptions}
            onPlacements={onPlacements}
            onLastRouting={onLastRouting}
            board={board}
            disabled={isReadOnly || project.boardDocumentUrl === null}
            isRunning={view.kind === "running"}
            isMain={view.kind === "none"}
          />
          <ExportMenu
            project={project}
            onExporting={onExporting}
            disabled={view.kind === "running" || commands.busy !== undefined}
          />
        </>
      }
    >
      <SaveIndicator editing={editing} updatedAt={project.updatedAt} />
      <div className={classes.toggles}>
        {onFeedback && <FeedbackButton ref={feedbackButton} onClick={onFeedback} />}
        <HeaderToggle
          label={t("versions.open")}
          isOpened={shownPanel === "history"}
          onToggle={() => onPanel("history")}
          icon={<IconHistory size={16} aria-hidden />}
        />
        <HeaderToggle
          label={t("workspace.receipt")}
          isOpened={shownPanel === "receipt"}
          onToggle={() => onPanel("receipt")}
          icon={<IconFileDescription size={16} aria-hidden />}
        />
        <Tooltip label={t("update.open")}>
          <ActionIcon size={28} aria-label={t("update.open")} disabled={!onUpdate} onClick={onUpdate}>
            <IconFileImport size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {hasChecks && (
          <HeaderToggle
            label={t("checks.title")}
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
        {hasIntents && (
          <HeaderToggle
            label={t("intents.open")}
            isOpened={shownPanel === "intents"}
            onToggle={() => onPanel("intents")}
            icon={<IconBulb size={16} aria-hidden />}
          />
        )}
        {views && <ViewsSwitch className={classes.views} shown={views} onShown={onViews} />}
      </div>
    </ProjectHeader>
  );
}

import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import {
  IconAdjustments,
  IconBulb,
  IconChevronDown,
  IconCpu,
  IconCube,
  IconFileDescription,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconPlayerPlay,
  IconRefresh,
  IconRoute,
  IconShieldCheck,
} from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { ProjectHeader } from "../projects/project-header.tsx";
import { withParts } from "../screens/part-matching/part-matching-path.ts";
import { pathWithVersion } from "../screens/result/result-address.ts";
import { useAction, useActions } from "./actions/use-actions.ts";
import type { BoardEditing } from "./editing/board-editing.ts";
import { SaveIndicator } from "./editing/save-indicator.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FeedbackButton } from "./feedback/feedback-button.tsx";
import { HeaderToggle } from "./header-toggle.tsx";
import type { RunView } from "./run-view.ts";
import type { ShownViews } from "./schematic/use-views.ts";
import { ViewsSwitch } from "./schematic/views-switch.tsx";
import type { Project } from "./use-project.ts";
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
  intentsOpened,
  onIntents,
  historyOpened,
  onHistory,
  receiptOpened,
  onReceipt,
  views,
  onViews,
  feedbackButton,
  onFeedback,
  onPlacementOptions,
  onRoutingOptions,
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
  isReadOnly: boolean;
  /** Looks at the candidates of the last placement again; undefined where there are none to look at. */
  onPlacements: (() => void) | undefined;
  intentsOpened: boolean;
  /** Opens or closes what the placer understood; undefined where there is no board to understand. */
  onIntents: (() => void) | undefined;
  historyOpened: boolean;
  /** Opens or closes the history with its versions. */
  onHistory: () => void;
  receiptOpened: boolean;
  /** Opens or closes what became of the uploaded files. */
  onReceipt: () => void;
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
    { id: "history", isOn: () => historyOpened, run: onHistory },
    { id: "receipt", isOn: () => receiptOpened, run: onReceipt },
    {
      id: "intents",
      isOn: () => intentsOpened,
      isEnabled: () => onIntents !== undefined,
      run: () => onIntents?.(),
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
            disabled={isReadOnly || project.boardDocumentUrl === null}
            isRunning={view.kind === "running"}
            isMain={view.kind === "none"}
          />
          <ExportMenu project={project} onExporting={onExporting} disabled={view.kind === "running"} />
        </>
      }
    >
      <SaveIndicator editing={editing} updatedAt={project.updatedAt} />
      <HeaderToggle
        label={t("versions.open")}
        isOpened={historyOpened}
        onToggle={onHistory}
        icon={<IconHistory size={16} aria-hidden />}
      />
      <HeaderToggle
        label={t("workspace.receipt")}
        isOpened={receiptOpened}
        onToggle={onReceipt}
        icon={<IconFileDescription size={16} aria-hidden />}
      />
      <HeaderToggle
        label={t("checks.title")}
        isOpened={checks.isOn ?? false}
        onToggle={checks.run}
        icon={<IconShieldCheck size={16} aria-hidden />}
      />
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
      {onIntents && (
        <HeaderToggle
          label={t("intents.open")}
          isOpened={intentsOpened}
          onToggle={onIntents}
          icon={<IconBulb size={16} aria-hidden />}
        />
      )}
      {onFeedback && <FeedbackButton ref={feedbackButton} onClick={onFeedback} />}
      {views && <ViewsSwitch className={classes.views} shown={views} onShown={onViews} />}
    </ProjectHeader>
  );
}

function RunMenu({
  commands,
  onPlacementOptions,
  onRoutingOptions,
  onPlacements,
  disabled,
  isRunning,
  isMain,
}: {
  commands: RunCommands;
  onPlacementOptions: () => void;
  onRoutingOptions: () => void;
  onPlacements: (() => void) | undefined;
  disabled: boolean;
  isRunning: boolean;
  /** Starting a task is what one does next here; otherwise a result waits for an answer first. */
  isMain: boolean;
}) {
  const { t } = useTranslation();
  const items = [
    {
      key: "placement",
      icon: IconLayoutDashboard,
      label: "workspace.runPlacement",
      hint: "workspace.runPlacementHint",
      run: () => commands.start("PLACEMENT"),
    },
    {
      key: "placementOptions",
      icon: IconAdjustments,
      label: "workspace.placementOptions",
      hint: "workspace.placementOptionsHint",
      run: onPlacementOptions,
    },
    {
      key: "routing",
      icon: IconRoute,
      label: "workspace.runRouting",
      hint: "workspace.runRoutingHint",
      run: () => commands.start("ROUTING"),
    },
    {
      key: "reroute",
      icon: IconRefresh,
      label: "workspace.runReroute",
      hint: "workspace.runRerouteHint",
      run: () => commands.start("ROUTING", { strip: true }),
    },
    {
      key: "options",
      icon: IconAdjustments,
      label: "workspace.runOptions",
      hint: "workspace.runOptionsHint",
      run: onRoutingOptions,
    },
  ] as const;
  const isEnabled = () => !disabled && !isRunning && commands.busy === undefined;
  useActions([
    { id: "runPlacement", isEnabled, run: () => void commands.start("PLACEMENT") },
    { id: "placementOptions", isEnabled, run: onPlacementOptions },
    { id: "runRouting", isEnabled, run: () => void commands.start("ROUTING") },
    { id: "reroute", isEnabled, run: () => void commands.start("ROUTING", { strip: true }) },
    { id: "routingOptions", isEnabled, run: onRoutingOptions },
  ]);
  return (
    <Menu width={260}>
      <Menu.Target>
        <Button
          variant={isMain ? "filled" : "default"}
          size="compact-sm"
          h={28}
          disabled={disabled || isRunning}
          loading={commands.busy === "start"}
          title={isRunning ? t("workspace.runBusy") : undefined}
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t("workspace.run")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ key, icon: Icon, label, hint, run }) => (
          <Menu.Item key={key} leftSection={<Icon size={16} aria-hidden />} onClick={() => void run()}>
            {t(label)}
            <span className={classes.hint}>{t(hint)}</span>
          </Menu.Item>
        ))}
        {onPlacements && (
          <Menu.Item leftSection={<IconLayoutGrid size={16} aria-hidden />} onClick={onPlacements}>
            {t("candidates.again")}
            <span className={classes.hint}>{t("candidates.againHint")}</span>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, Menu } from "@mantine/core";
import {
  IconAdjustments,
  IconChevronDown,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconPlayerPlay,
  IconRefresh,
  IconReportAnalytics,
  IconRoute,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspaceOrders } from "./controller/orders.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceResults } from "./controller/results.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import classes from "./header-menu.module.css";
import { useActions } from "./input/actions/use-actions.ts";
import { CreditsItem } from "./run-cost/credits-item.tsx";
import { RunCostNote } from "./run-cost/run-cost-note.tsx";
import { useRunCosts } from "./run-cost/use-run-costs.ts";
import { FabNote } from "./run-options/fab-note.tsx";

/** Starts the project's tasks. */
export function RunMenu({ disabled }: { disabled: boolean }) {
  const { project, older } = useWorkspaceProject();
  const { view, commands } = useWorkspaceRun();
  const { board } = useWorkspaceBoard();
  const { candidates, lastRouting } = useWorkspaceResults();
  const { openPlacement: onPlacementOptions, openRouting: onRoutingOptions } = useWorkspaceOrders();
  const onPlacements = older ? undefined : candidates.lookAgain;
  const onLastRouting = older ? undefined : lastRouting.lookAgain;
  const isRunning = view.kind === "running";
  // Starting a task is what one does next here; otherwise a result waits for an answer first.
  const isMain = view.kind === "none";
  const [isOpen, setOpen] = useState(false);
  const costs = useRunCosts(project.id, { pause: !isOpen });
  const { t } = useTranslation();
  const items = [
    {
      key: "placement",
      icon: IconLayoutDashboard,
      label: "workspace.runPlacement",
      hint: "workspace.runPlacementHint",
      task: "PLACEMENT",
      run: () => commands.start("PLACEMENT"),
    },
    {
      key: "placementOptions",
      icon: IconAdjustments,
      label: "workspace.placementOptions",
      hint: "workspace.placementOptionsHint",
      task: undefined,
      run: onPlacementOptions,
    },
    {
      key: "routing",
      icon: IconRoute,
      label: "workspace.runRouting",
      hint: "workspace.runRoutingHint",
      task: "ROUTING",
      run: () => commands.start("ROUTING"),
    },
    {
      key: "reroute",
      icon: IconRefresh,
      label: "workspace.runReroute",
      hint: "workspace.runRerouteHint",
      task: "ROUTING",
      run: () => commands.start("ROUTING", { strip: true }),
    },
    {
      key: "options",
      icon: IconAdjustments,
      label: "workspace.runOptions",
      hint: "workspace.runOptionsHint",
      task: undefined,
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
    <Menu width={320} opened={isOpen} onChange={setOpen}>
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
        {items.map(({ key, icon: Icon, label, hint, task, run }) => (
          <Menu.Item
            key={key}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={task && <RunCostNote cost={costs?.[task]} />}
            onClick={() => void run()}
          >
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
        {onLastRouting && (
          <Menu.Item leftSection={<IconReportAnalytics size={16} aria-hidden />} onClick={onLastRouting}>
            {t("routing.again")}
            <span className={classes.hint}>{t("routing.againHint")}</span>
          </Menu.Item>
        )}
        <CreditsItem costs={costs} />
        {board && (
          <Menu.Item onClick={onRoutingOptions}>
            <FabNote board={board} />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconFileImport,
  IconLayoutGrid,
  IconRoute,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ListedProjectFragment } from "../graphql/generated/documents.ts";
import { percentConnected } from "../verdict/count-verdict.ts";
import classes from "./status-chip.module.css";
import { StatusChip } from "./status-chip.tsx";
import { useRunStanding } from "./use-run-standing.ts";

const ICONS = { IMPORTED: IconFileImport, PLACED: IconLayoutGrid, ROUTED: IconRoute, CLEAN: IconCircleCheck } as const;

/** How a project's latest run stands or, where none does, what its board has reached; with what is open or broken on it. */
export function ProjectState({ project }: { project: ListedProjectFragment }) {
  const { t } = useTranslation();
  const { status, percent, place } = useRunStanding(project);
  const { stage, verdict, verdictProblem } = project;
  if (status !== "READY") return <StatusChip status={status} percent={percent} place={place} />;
  const Icon = stage ? ICONS[stage] : IconCircleDashed;
  if (!stage && verdictProblem)
    return (
      <span className={classes.state}>
        <span className={classes.chip} title={t(`verdict.problem.${verdictProblem}`)}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden className={classes.icon} />
          {t("stage.notChecked")}
        </span>
        <small className={classes.facts}>{t(`verdict.problem.${verdictProblem}`)}</small>
      </span>
    );
  const facts = verdict && [
    ...(verdict.connected < verdict.total
      ? [t("verdict.connections", { connected: verdict.connected, total: verdict.total })]
      : []),
    ...(verdict.errors > 0 ? [t("verdict.errors", { count: verdict.errors })] : []),
    ...(verdict.standIns > 0 ? [t("verdict.standIns", { count: verdict.standIns })] : []),
    ...(verdict.warnings > 0 ? [t("verdict.warnings", { count: verdict.warnings })] : []),
    ...(verdict.uncheckedRules.length > 0
      ? [t("verdict.uncheckedRules", { count: verdict.uncheckedRules.length })]
      : []),
  ];
  return (
    <span className={classes.state}>
      <span className={classes.chip} data-stage={stage ?? undefined}>
        <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
        {stage ? t(`stage.${stage}`, { percent: verdict ? percentConnected(verdict) : 0 }) : t("stage.checking")}
      </span>
      {facts && facts.length > 0 && <small className={classes.facts}>{facts.join(" · ")}</small>}
    </span>
  );
}

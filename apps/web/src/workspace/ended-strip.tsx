import { Button } from "@mantine/core";
import { IconAlertTriangle, IconFlag, IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { projectsPath } from "../holder/holder-path.ts";
import type { RunView } from "../open-project/run-view.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { sayTold } from "./placement-options/say-told.ts";
import { ProgressFacts } from "./progress-facts.tsx";
import { useRunCosts } from "./run-cost/use-run-costs.ts";
import classes from "./run-strip.module.css";
import { sayRunFailure } from "./say-run-failure.ts";
import type { RunCommands } from "./use-run-commands.ts";

/** A task that stands still or has failed: what happened, what is safe, what to do. */
export function EndedStrip({
  run,
  commands,
  onEdit,
  onKeep,
}: {
  run: Extract<RunView, { kind: "paused" | "failed" }>;
  commands: RunCommands;
  /** The board is wanted as it was before, to be edited. */
  onEdit: () => void;
  /** Ends it with what it has routed; undefined: it has nothing. */
  onKeep: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { project } = useWorkspaceProject();
  const isFailed = run.kind === "failed";
  const costs = useRunCosts(project.id, { pause: isFailed || !run.canResume });
  const told = sayTold(run.toldPlacing?.control, t, i18n.language);
  const reason = run.failure ? sayRunFailure(run.failure, t) : run.message;
  const body = isFailed
    ? t(run.failure ? "run.unchanged" : "run.failedBody")
    : run.canResume
      ? `${t("run.pausedBody")} ${t("run.editEnds")}`
      : t("run.stoppedBody");
  return (
    <section className={classes.strip} data-kind={run.kind} aria-label={t("workspace.panel")}>
      <div className={classes.row} role={isFailed ? "alert" : "status"}>
        {isFailed ? (
          <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
        ) : (
          <IconPlayerPause size={20} aria-hidden className={classes.icon} />
        )}
        <div className={classes.words}>
          <strong>{t(isFailed ? `run.failedTitle.${run.task}` : `run.pausedTitle.${run.task}`)}</strong>
          {told && <span className={classes.muted}> {told}</span>}
          <p>
            {reason && `${reason} `}
            {body}
            {costs?.[run.task]?.isResumable && ` ${t("membership.run.resumeFree")}`}
          </p>
        </div>
        <ProgressFacts progress={isFailed ? null : run.progress} />
        <div className={classes.action}>
          {isFailed && (
            <Button component={Link} to={projectsPath(project.teamId)} variant="default" size="compact-sm" h={28}>
              {t("run.toList")}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            h={28}
            title={t(run.canResume ? "run.editEnds" : "run.editHint")}
            onClick={onEdit}
          >
            {t("run.edit")}
          </Button>
          {onKeep && (
            <Button
              variant="default"
              size="compact-sm"
              h={28}
              disabled={commands.busy === "start"}
              leftSection={<IconFlag size={16} aria-hidden />}
              title={t("run.finishHint")}
              onClick={onKeep}
            >
              {t("run.keep")}
            </Button>
          )}
          <Button
            size="compact-sm"
            h={28}
            loading={commands.busy === "start"}
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            onClick={() =>
              void (run.task === "PLACEMENT"
                ? commands.start("PLACEMENT", run.toldPlacing ?? {})
                : commands.start("ROUTING", run.told ?? {}))
            }
          >
            {run.canResume ? t("run.resume") : t("run.again")}
          </Button>
        </div>
      </div>
    </section>
  );
}

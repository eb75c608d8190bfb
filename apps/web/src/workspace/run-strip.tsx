import { Button, Progress } from "@mantine/core";
import { IconAlertTriangle, IconFlag, IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatClock } from "../format/format-duration.ts";
import { sayTold } from "./placement-options/say-told.ts";
import classes from "./run-strip.module.css";
import { announcedPercent, type RunningView, type RunProgress, type RunView } from "./run-view.ts";
import { sayRunFailure } from "./say-run-failure.ts";
import type { RunCommands } from "./use-run-commands.ts";

const PHASES = ["prepare", "negotiate", "repair", "optimise", "check"] as const;

/** A running task, in one line under the canvas: what it does, its numbers, and the way to pause it. */
export function RunningStrip({ run, commands }: { run: RunningView; commands: RunCommands }) {
  const { t, i18n } = useTranslation();
  const elapsed = useElapsed(run);
  const percent = run.progress?.percent ?? 0;
  const told = sayTold(run.toldPlacing?.control, t, i18n.language);
  return (
    <section className={classes.strip} aria-label={t("workspace.panel")}>
      <Progress
        className={classes.bar ?? ""}
        size={3}
        radius={0}
        value={run.isWaiting ? 0 : Math.max(1, percent)}
        aria-label={t("run.progress")}
      />
      <div className={classes.row}>
        <strong className={classes.title}>{t(`run.title.${run.task}`)}</strong>
        {told && <span className={classes.muted}>{told}</span>}
        {run.isWaiting ? (
          <span className={classes.muted} role="status">
            {sayPlace(run.place, t)}
          </span>
        ) : (
          <>
            <Fact label={t("run.progress")} hideLabel>
              {percent.toFixed(0)} %
            </Fact>
            <span className={classes.muted}>{phaseOf(run, t)}</span>
            <ProgressFacts progress={run.progress} />
            {isNegotiating(run.progress) && (
              <Fact label={t("run.conflicts")}>{run.progress.conflicts.toLocaleString(i18n.language)}</Fact>
            )}
            <Fact label={t("run.elapsed")}>{formatClock(elapsed)}</Fact>
          </>
        )}
        <div className={classes.action}>
          {run.task === "ROUTING" && !run.isWaiting && (
            <Button
              variant="default"
              size="compact-sm"
              h={28}
              loading={commands.busy === "finish"}
              leftSection={<IconFlag size={16} aria-hidden />}
              title={t("run.finishHint")}
              onClick={() => void commands.finish(run.requestGroupId)}
            >
              {t("run.finish")}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            h={28}
            loading={commands.busy === "pause"}
            leftSection={<IconPlayerPause size={16} aria-hidden />}
            onClick={() => void commands.pause(run.requestGroupId)}
          >
            {t("run.pause")}
          </Button>
        </div>
      </div>
      <span className="tw-visually-hidden" role="status">
        {t("run.announce", { task: t(`run.title.${run.task}`), percent: announcedPercent(percent) })}
      </span>
    </section>
  );
}

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
  const isFailed = run.kind === "failed";
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
          </p>
        </div>
        <ProgressFacts progress={isFailed ? null : run.progress} />
        <div className={classes.action}>
          {isFailed && (
            <Button component={Link} to="/workspace/personal/projects/" variant="default" size="compact-sm" h={28}>
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

function sayPlace(place: number | undefined, t: TFunction): string {
  if (place === undefined) return t("run.waiting");
  return place === 1 ? t("run.waitingNext") : t("run.waitingPlace", { place });
}

/** What the run is at, in a person's words; placement names its phases by its own steps and needs none. */
function phaseOf({ task, progress }: RunningView, t: TFunction): string | undefined {
  if (task !== "ROUTING" || !progress) return undefined;
  const isWhole = progress.total !== null && progress.connected === progress.total;
  const phase = PHASES.find((known) => known === progress.phase);
  if (phase === "optimise" && !isWhole) return t("run.phase.optimiseOpen");
  return phase && t(`run.phase.${phase}`);
}

/** While nets still share ground, what becomes less is their conflicts; the connections that are kept come in leaps. */
function isNegotiating(progress: RunProgress | null): progress is RunProgress & { readonly conflicts: number } {
  return progress?.phase === "negotiate" && progress.conflicts !== null;
}

function ProgressFacts({ progress }: { progress: RunProgress | null }) {
  const { t, i18n } = useTranslation();
  if (!progress) return null;
  return (
    <>
      {progress.total !== null && (
        <Fact label={t("run.connected")}>
          {progress.connected ?? 0}/{progress.total}
        </Fact>
      )}
      {progress.vias !== null && <Fact label={t("run.vias")}>{progress.vias}</Fact>}
      {progress.lengthMm !== null && (
        <Fact label={t("run.length")}>{Math.round(progress.lengthMm).toLocaleString(i18n.language)} mm</Fact>
      )}
    </>
  );
}

function Fact({ label, hideLabel = false, children }: { label: string; hideLabel?: boolean; children: ReactNode }) {
  return (
    <span className={classes.fact}>
      <span className={hideLabel ? "tw-visually-hidden" : classes.muted}>{label}</span>
      <span className="tw-number">{children}</span>
    </span>
  );
}

/** Messages come a few times a second at most; between them the clock goes on by itself, but not for long. */
const LONGEST_GAP_S = 5;

function useElapsed({ elapsed, heardAt }: RunningView): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const since = heardAt === undefined ? 0 : Math.max(0, (now - heardAt) / 1000);
  return elapsed + Math.min(LONGEST_GAP_S, since);
}

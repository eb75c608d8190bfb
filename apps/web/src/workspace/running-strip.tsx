import { Button, Progress } from "@mantine/core";
import { IconFlag, IconPlayerPause } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatClock } from "../format/format-duration.ts";
import { announcedPercent, type RunningView, type RunProgress } from "../open-project/run-view.ts";
import { sayTold } from "./placement-options/say-told.ts";
import { placingStep } from "./placing-step.ts";
import { Fact, ProgressFacts } from "./progress-facts.tsx";
import { FabNote } from "./run-options/fab-note.tsx";
import classes from "./run-strip.module.css";
import type { RunCommands } from "./use-run-commands.ts";

const PHASES = ["prepare", "negotiate", "repair", "optimise", "check"] as const;

/** A running task, in one line under the canvas: what it does, its numbers, and the way to pause it. */
export function RunningStrip({
  run,
  commands,
  board,
}: {
  run: RunningView;
  commands: RunCommands;
  board: Board | undefined;
}) {
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
        value={run.isWaiting ? percent : Math.max(1, percent)}
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
        {board && <FabNote board={board} />}
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

function sayPlace(place: number | undefined, t: TFunction): string {
  if (place === undefined) return t("run.waiting");
  return place === 1 ? t("run.waitingNext") : t("run.waitingPlace", { place });
}

/** What the run is at, in a person's words. */
function phaseOf({ task, progress }: RunningView, t: TFunction): string | undefined {
  if (!progress) return undefined;
  if (task === "PLACEMENT") {
    const step = placingStep(progress.phase);
    return step && t(`run.placing.${step}`);
  }
  const isWhole = progress.total !== null && progress.connected === progress.total;
  const phase = PHASES.find((known) => known === progress.phase);
  if (phase === "optimise" && !isWhole) return t("run.phase.optimiseOpen");
  return phase && t(`run.phase.${phase}`);
}

/** While nets still share ground, what becomes less is their conflicts; the connections that are kept come in leaps. */
function isNegotiating(progress: RunProgress | null): progress is RunProgress & { readonly conflicts: number } {
  return progress?.phase === "negotiate" && progress.conflicts !== null;
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

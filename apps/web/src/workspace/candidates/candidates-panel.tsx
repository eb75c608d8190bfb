import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { BoardPicture } from "../../board-document/board-picture.tsx";
import type { RunResult } from "../../open-project/run-view.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceResults } from "../controller/results.ts";
import { useWorkspaceRun } from "../controller/run.ts";
import { DiscardButton } from "../discard-button.tsx";
import { hasMoreErrors, MoreErrors } from "../more-errors.tsx";
import { SidePanel } from "../side-panel.tsx";
import classes from "./candidates-panel.module.css";
import { CompareBar } from "./compare-bar.tsx";
import { compareMetrics } from "./compare-metrics.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { findTradeOff, wordTradeOff } from "./trade-off.ts";
import { wordNotes } from "./word-notes.ts";

const PROFILES = ["compact", "routable", "orderly"] as const;

/**
 * The placements of a run beside each other, with what was measured of each; the one on the canvas can be taken, now
 * or later.
 */
export function CandidatesPanel({ candidates }: { candidates: readonly RunResult[] }) {
  const { project } = useWorkspaceProject();
  const { commands } = useWorkspaceRun();
  const { shown, show: onShow, leave: onClose } = useWorkspaceResults().candidates;
  const { t, i18n } = useTranslation();
  // With rules that are not checked, silence is no praise.
  const isWhole = (useWorkspaceBoard().board?.rules.uncheckedRules ?? []).length === 0;
  const [asked, setAsked] = useState<RunResult>();
  const metrics = useMemo(() => candidates.map(({ placement }) => placement?.metrics), [candidates]);
  const rows = useMemo(() => compareMetrics(metrics), [metrics]);
  const count = candidates.length;

  // The arrow keys flip from anywhere but the canvas and text fields, which have their own use for them.
  useEffect(() => {
    const flip = (event: KeyboardEvent) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const target = event.target instanceof Element ? event.target : document.body;
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input:not([type=radio]), textarea, select, [role=application], [role=menu], [role=dialog]"))
        return;
      // A radio button would take the key for itself as well.
      event.preventDefault();
      onShow((shown + step + count) % count);
    };
    window.addEventListener("keydown", flip);
    return () => window.removeEventListener("keydown", flip);
  }, [shown, count, onShow]);

  const names = candidates.map((candidate, index) => {
    const profile = PROFILES.find((known) => known === candidate.placement?.profile);
    return profile ? t(`candidates.profile.${profile}.name`) : t("candidates.number", { number: index + 1 });
  });

  const take = async ({ id }: RunResult, name: string) => {
    const isTaken = await commands.select("PLACEMENT", id);
    setAsked(undefined);
    if (isTaken) showToast(t("candidates.chosen", { name }));
  };
  // Over a candidate, or the board that all of them began with, nothing is lost.
  const isWorkedOn =
    onClose !== undefined && candidates.every(({ boardDocumentUrl }) => boardDocumentUrl !== project.boardDocumentUrl);

  return (
    <SidePanel title={t("candidates.title")} head={<p>{t("candidates.hint")}</p>} onClose={onClose}>
      <div className={classes.cards} role="radiogroup" aria-label={t("candidates.title")}>
        {candidates.map((candidate, index) => {
          const { id, boardDocumentUrl, placement } = candidate;
          const name = names[index] ?? "";
          const findings = placement?.findings.length ?? 0;
          const isWorse = hasMoreErrors(placement?.errors);
          const isShown = index === shown;
          const isCurrent = boardDocumentUrl === project.boardDocumentUrl;
          return (
            <div key={id} className={classes.card} data-shown={isShown}>
              <label className={classes.choice}>
                <input
                  type="radio"
                  name="candidate"
                  className="tw-visually-hidden"
                  checked={isShown}
                  onChange={() => onShow(index)}
                />
                <span className={classes.picture}>
                  <BoardPicture documentUrl={boardDocumentUrl} cssWidth={104} />
                </span>
                <span className={classes.text}>
                  <MoreErrors errors={placement?.errors} />
                  <span className={classes.head}>
                    <span className={classes.name}>{name}</span>
                    {isCurrent && (
                      <span className={classes.current}>
                        <IconCheck size={12} aria-hidden /> {t("candidates.current")}
                      </span>
                    )}
                    {findings > 0 && <span>{t("candidates.findings", { count: findings })}</span>}
                    {findings === 0 && !isWorse && isWhole && <span>{t("candidates.noFindings")}</span>}
                  </span>
                  {count > 1 && (
                    <span className={classes.tradeOff} title={t("candidates.against")}>
                      {wordTradeOff(findTradeOff(metrics, index), t, i18n.language)}
                    </span>
                  )}
                  {isShown && <RemovedCopper placement={placement} />}
                  {isShown &&
                    wordNotes(placement, t).map((sentence) => (
                      <span key={sentence} className={classes.compromise}>
                        {sentence}
                      </span>
                    ))}
                </span>
              </label>
              {isShown && !isCurrent && (
                <Button
                  className={classes.take ?? ""}
                  // What is worse than before is not what one is led to.
                  variant={isWorse ? "default" : "filled"}
                  size="compact-sm"
                  h={28}
                  loading={commands.busy === "select"}
                  onClick={() => (isWorkedOn ? setAsked(candidate) : void take(candidate, name))}
                >
                  {t("candidates.choose")}
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {onClose === undefined && project.run && (
        <div className={classes.discard}>
          <DiscardButton requestGroupId={project.run.requestGroupId} commands={commands} />
        </div>
      )}
      {count > 1 && <CompareBar names={names} />}
      {rows.length > 0 && <NumbersTable rows={rows} names={names} shown={shown} />}
      {asked && (
        <ReplaceDialog
          project={project}
          name={names[candidates.indexOf(asked)] ?? ""}
          documentUrl={asked.boardDocumentUrl}
          isBusy={commands.busy === "select"}
          onReplace={() => void take(asked, names[candidates.indexOf(asked)] ?? "")}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePanel>
  );
}

function RemovedCopper({ placement }: Pick<RunResult, "placement">) {
  const { t } = useTranslation();
  const what = (["tracks", "vias"] as const).flatMap((kind) => {
    const count = placement?.removed?.[kind] ?? 0;
    return count > 0 ? [t(`copperAsk.${kind}`, { count })] : [];
  });
  return what.length > 0 && <span>{t("candidates.removed", { what: what.join(", ") })}</span>;
}

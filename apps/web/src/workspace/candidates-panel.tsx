import { Button } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BoardPicture } from "../board-document/board-picture.tsx";
import { showToast } from "../shell/show-toast.ts";
import { candidateNumbers } from "./candidate-numbers.ts";
import classes from "./candidates-panel.module.css";
import type { RunResult } from "./run-view.ts";
import type { RunCommands } from "./use-run-commands.ts";

const PROFILES = ["compact", "routable", "orderly"] as const;
/** More would push the numbers out of the card. */
const COMPROMISES_SHOWN = 3;

/** The three placements of a run side by side; the one shown on the canvas can be taken. */
export function CandidatesPanel({
  candidates,
  shown,
  onShow,
  commands,
}: {
  candidates: readonly RunResult[];
  shown: number;
  onShow: (index: number) => void;
  commands: RunCommands;
}) {
  const { t, i18n } = useTranslation();
  const numbers = useMemo(() => candidateNumbers(candidates.map(({ placement }) => placement?.metrics)), [candidates]);
  const count = candidates.length;

  // The arrow keys flip from anywhere but the canvas and text fields, which have their own use for them.
  useEffect(() => {
    const flip = (event: KeyboardEvent) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const target = event.target instanceof Element ? event.target : document.body;
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input, textarea, select, [role=application], [role=menu]")) return;
      onShow((shown + step + count) % count);
    };
    window.addEventListener("keydown", flip);
    return () => window.removeEventListener("keydown", flip);
  }, [shown, count, onShow]);

  const nameOf = (candidate: RunResult, index: number) => {
    const profile = PROFILES.find((known) => known === candidate.placement?.profile);
    return profile ? t(`candidates.profile.${profile}.name`) : t("candidates.number", { number: index + 1 });
  };

  const choose = async (candidate: RunResult, index: number) => {
    if (await commands.select("PLACEMENT", candidate.id)) {
      showToast(t("candidates.chosen", { name: nameOf(candidate, index) }));
    }
  };

  return (
    <section className={classes.panel} aria-labelledby="candidates-title">
      <header className={classes.header}>
        <h2 id="candidates-title">{t("candidates.title")}</h2>
        <p>
          {t("candidates.hint")} <IconStarFilled size={12} className={classes.best} aria-hidden />{" "}
          {t("candidates.best")}
        </p>
      </header>
      <div className={classes.cards} role="radiogroup" aria-labelledby="candidates-title">
        {candidates.map((candidate, index) => {
          const profile = PROFILES.find((known) => known === candidate.placement?.profile);
          const findings = candidate.placement?.findings.length ?? 0;
          const isShown = index === shown;
          return (
            <div key={candidate.id} className={classes.card} data-shown={isShown}>
              <label className={classes.choice}>
                <input
                  type="radio"
                  name="candidate"
                  className="tw-visually-hidden"
                  checked={isShown}
                  onChange={() => onShow(index)}
                />
                <span className={classes.picture}>
                  <BoardPicture documentUrl={candidate.boardDocumentUrl} />
                </span>
                <span className={classes.text}>
                  <span className={classes.head}>
                    <span className={classes.name}>{nameOf(candidate, index)}</span>
                    <span data-clean={findings === 0}>
                      {findings === 0 ? t("candidates.noFindings") : t("candidates.findings", { count: findings })}
                    </span>
                  </span>
                  {profile && <span className={classes.tradeOff}>{t(`candidates.profile.${profile}.tradeOff`)}</span>}
                  {isShown &&
                    candidate.placement?.compromises.slice(0, COMPROMISES_SHOWN).map((sentence) => (
                      <span key={sentence} className={classes.tradeOff}>
                        {sentence}
                      </span>
                    ))}
                  <span className={classes.numbers}>
                    {numbers[index]?.map(({ name, value, unit, digits, isBest }) => (
                      <span key={name} className={classes.number}>
                        <span className={classes.metric}>{t(`candidates.metric.${name}`)}</span>{" "}
                        <span className="tw-number">
                          {value.toLocaleString(i18n.language, {
                            minimumFractionDigits: digits,
                            maximumFractionDigits: digits,
                          })}{" "}
                          {unit}
                        </span>{" "}
                        {isBest && (
                          <>
                            <IconStarFilled size={12} className={classes.best} aria-hidden />
                            <span className="tw-visually-hidden">{t("candidates.best")}</span>
                          </>
                        )}
                      </span>
                    ))}
                  </span>
                </span>
              </label>
              {isShown && (
                <Button
                  className={classes.take ?? ""}
                  size="compact-sm"
                  h={28}
                  loading={commands.busy === "select"}
                  onClick={() => void choose(candidate, index)}
                >
                  {t("candidates.choose")}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

import type { Board } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment } from "../../../graphql/generated/documents.ts";
import { highestOf, type ModelFacts } from "../model/model-facts.ts";
import { boardSummary } from "./board-summary.ts";
import classes from "./summary-panel.module.css";

/** What the picture beside it shows, in words and numbers. */
export function SummaryPanel({
  board,
  verdict,
  facts,
  onChoose,
}: {
  board: Board | undefined;
  /** Null or undefined while the board is being judged. */
  verdict: BoardVerdictFragment | null | undefined;
  /** Once the model was looked at: who stands how high. */
  facts: ModelFacts | undefined;
  onChoose: (reference: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const summary = useMemo(() => board && boardSummary(board), [board]);
  const number = (value: number, digits = 0) => value.toLocaleString(i18n.language, { maximumFractionDigits: digits });
  if (!summary) return <p className={classes.empty}>{t("common.loading")}</p>;
  const { size, thickness, copperLayers, front, back, notFitted, vias, holes, nets } = summary;
  return (
    <dl className={classes.facts}>
      {verdict && (
        <>
          <Fact name={t("verdict.fact.connections")} isWrong={verdict.connected < verdict.total}>
            {t("verdict.ofTotal", { connected: number(verdict.connected), total: number(verdict.total) })}
          </Fact>
          <Fact name={t("verdict.fact.errors")} isWrong={verdict.errors > 0}>
            {number(verdict.errors)}
          </Fact>
          <Fact name={t("verdict.fact.warnings")}>{number(verdict.warnings)}</Fact>
        </>
      )}
      <Fact name={t("result.fact.size")}>
        {size
          ? t("result.mmByMm", { width: number(toMm(size.width), 2), height: number(toMm(size.height), 2) })
          : t("result.noOutline")}
      </Fact>
      <Fact name={t("result.fact.thickness")}>{t("result.mm", { value: number(toMm(thickness), 3) })}</Fact>
      <Fact name={t("result.fact.layers")}>{number(copperLayers)}</Fact>
      <Fact name={t("result.fact.front")}>{number(front)}</Fact>
      <Fact name={t("result.fact.back")}>{number(back)}</Fact>
      {notFitted > 0 && <Fact name={t("result.fact.notFitted")}>{number(notFitted)}</Fact>}
      <Fact name={t("result.fact.nets")}>{number(nets)}</Fact>
      <Fact name={t("result.fact.vias")}>{number(vias)}</Fact>
      <Fact name={t("result.fact.holes")}>{number(holes)}</Fact>
      {facts &&
        (["front", "back"] as const).map((side) => {
          const highest = highestOf(facts.parts, side);
          return (
            highest && (
              <Fact key={side} name={t(`result.fact.highest.${side}`)}>
                {t("result.mm", { value: number(highest.height ?? 0, 2) })}{" "}
                <button type="button" className={classes.part} onClick={() => onChoose(highest.reference)}>
                  {highest.reference}
                </button>
              </Fact>
            )
          );
        })}
      {facts && facts.standIns > 0 && <Fact name={t("result.fact.unknownHeights")}>{number(facts.standIns)}</Fact>}
    </dl>
  );
}

function Fact({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }) {
  return (
    <div data-wrong={isWrong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./candidates-panel.module.css";
import type { MetricCell, MetricRow } from "./compare-metrics.ts";

/** What was measured of each candidate, one row a number; the best of a row has a star and stands in bold. */
export function NumbersTable({
  rows,
  names,
  shown,
}: {
  rows: readonly MetricRow[];
  /** Of the candidates, in the order of the cells. */
  names: readonly string[];
  /** The candidate on the canvas. */
  shown: number;
}) {
  const { t, i18n } = useTranslation();
  const format = ({ value, outOf, isAtLeast }: MetricCell, digits: number, unit: string) => {
    const figure = value.toLocaleString(i18n.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    if (outOf !== undefined) return t("candidates.outOf", { count: value, all: outOf });
    const measured = `${figure} ${unit}`.trim();
    return isAtLeast ? t("candidates.atLeast", { measured }) : measured;
  };
  return (
    <table className={classes.table} aria-label={t("candidates.numbers")}>
      <thead>
        <tr>
          <th scope="col">{t("candidates.measured")}</th>
          {names.map((name, index) => (
            <th key={name} scope="col" data-shown={index === shown}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, unit, digits, cells }) => (
          <tr key={name}>
            <th scope="row">{t(`candidates.metric.${name}`)}</th>
            {cells.map((cell, index) => (
              <td key={names[index]} data-best={cell?.isBest ?? false} data-shown={index === shown}>
                {cell ? format(cell, digits, unit) : "–"}
                <span className={classes.star}>
                  {cell?.isBest && (
                    <>
                      <IconStarFilled size={11} aria-hidden />
                      <span className="tw-visually-hidden"> {t("candidates.best")}</span>
                    </>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

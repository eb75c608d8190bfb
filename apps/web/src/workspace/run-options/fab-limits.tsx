import { NativeSelect, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type Board, compareWithFab, copperLayers, fabRulesFor, viasBelowClass } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FABS } from "../../projects/fabs.ts";
import classes from "./fab-limits.module.css";
import { useChosenFab } from "./use-chosen-fab.ts";

/** What the run goes by, beside what a fab makes without asking: before it starts, since its result keeps only the former. */
export function FabLimits({ board }: { board: Board }) {
  const { t, i18n } = useTranslation();
  const [{ id: fab }, chooseFab] = useChosenFab();
  const titleId = useId();
  const limits = compareWithFab(board, fabRulesFor(fab, copperLayers(board).length));
  const below = limits.filter(({ isBelow }) => isBelow);
  const smallVias = viasBelowClass(board);
  const mm = (length: number) =>
    t("result.mm", { value: toMm(length).toLocaleString(i18n.language, { maximumFractionDigits: 4 }) });
  return (
    <section aria-labelledby={titleId} className={classes.limits}>
      <div className={classes.head}>
        <h3 id={titleId}>{t("fabLimits.title")}</h3>
        <NativeSelect
          size="xs"
          aria-label={t("fabExport.fab")}
          value={fab}
          onChange={({ currentTarget: { value } }) => chooseFab(value)}
          data={FABS.map(({ id, name }) => ({ value: id, label: t(`fabExport.fabs.${name}`) }))}
        />
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="tw-visually-hidden">{t("fabLimits.rule")}</span>
            </th>
            {limits.map(({ length }) => (
              <th key={length} scope="col">
                {t(`fabLimits.length.${length}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("fabLimits.own")}</th>
            {limits.map(({ length, own, isBelow }) => (
              <td key={length} data-below={isBelow || undefined}>
                {mm(own)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("fabLimits.fab")}</th>
            {limits.map(({ length, fab: asked }) => (
              <td key={length}>{mm(asked)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {below.length > 0 && (
        <Text size="sm" className={classes.warning ?? ""} role="note">
          <IconAlertTriangle size={16} aria-hidden />
          {t("fabLimits.below", { rules: below.map(({ length }) => t(`fabLimits.length.${length}`)).join(", ") })}
        </Text>
      )}
      {smallVias > 0 && (
        <Text size="sm" className={classes.warning ?? ""} role="note">
          <IconAlertTriangle size={16} aria-hidden />
          {t("fabLimits.smallVias", { count: smallVias })}
        </Text>
      )}
    </section>
  );
}

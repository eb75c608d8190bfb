import { isDeciding, type LimitStep } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import classes from "../design-rules.module.css";
import type { SayLimits } from "./use-say-limits.ts";

/** The sources of a limit in the order in which they are looked at, those that decide marked. */
export function SourceTable({ steps, say }: { steps: readonly LimitStep[]; say: SayLimits }) {
  const { t } = useTranslation();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("designRules.resolution.source")}</th>
            <th scope="col">{t("designRules.resolution.value")}</th>
            <th scope="col">{t("designRules.resolution.role")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ source, role }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be of one class
            <tr key={index} data-decides={isDeciding(role)}>
              <th scope="row">{say.source(source)}</th>
              <td className="tw-number">{say.values(source)}</td>
              <td>{t(`designRules.resolution.roles.${role}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

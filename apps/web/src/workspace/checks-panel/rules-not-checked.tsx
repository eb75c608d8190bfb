import { RULES_NOT_CHECKED } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import classes from "./checks-panel.module.css";

/** Under the findings, also where there are none: what of KiCad's checks nobody made, under its own names. */
export function RulesNotChecked() {
  const { t } = useTranslation();
  return (
    <details className={classes.notChecked}>
      <summary>{t("checks.notChecked", { count: RULES_NOT_CHECKED.length })}</summary>
      <p>{t("checks.notCheckedHint")}</p>
      <ul>
        {RULES_NOT_CHECKED.map((rule) => (
          <li key={rule}>
            <code>{rule}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

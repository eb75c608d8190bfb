import { NativeSelect } from "@mantine/core";
import type { DesignRules, Severity } from "@tracewright/board";
import { CHECKED_RULES, severityOf } from "@tracewright/checks";
import { setRules } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import { ruleKey } from "../findings/rule-key.ts";
import classes from "./design-rules.module.css";
import type { ChangeRules } from "./use-change-rules.ts";

const SEVERITIES = ["error", "warning", "ignore"] as const satisfies readonly Severity[];

/** How grave each rule is; what is ignored is not looked for. */
export function RuleSeverities({ rules, change }: { rules: DesignRules; change: ChangeRules }) {
  const { t } = useTranslation();
  return (
    <div className={classes.grid}>
      {CHECKED_RULES.map((rule) => {
        const key = ruleKey({ rule, items: ["", ""] });
        return (
          <NativeSelect
            key={rule}
            size="xs"
            label={key ? t(`checks.rules.${key}`) : rule}
            value={severityOf(rules, rule)}
            data={SEVERITIES.map((value) => ({ value, label: t(`designRules.severity.${value}`) }))}
            onChange={(event) => {
              const severity = event.currentTarget.value as Severity;
              change((board) => setRules(board, { severities: { ...board.rules.severities, [rule]: severity } }));
            }}
          />
        );
      })}
    </div>
  );
}

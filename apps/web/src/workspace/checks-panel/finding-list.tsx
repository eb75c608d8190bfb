import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { Finding } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import { useCleanWords } from "../../verdict/use-clean-words.ts";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceOrders } from "../controller/orders.ts";
import { questionOf } from "../design-rules/resolution/limit-question.ts";
import type { FindingGroup } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";
import { RuleGroups } from "./rule-groups.tsx";

/** Findings by rule. The one that is looked at says what was wanted and what is. */
export function FindingList({
  groups,
  chosen,
  wordsOf,
  isKnown,
  isFiltered,
  onShow,
}: {
  groups: readonly FindingGroup[];
  chosen: number | undefined;
  wordsOf: (finding: Finding) => string;
  isKnown: boolean;
  /** There are findings, though the filter may let none through. */
  isFiltered: boolean;
  onShow: (finding: KeyedFinding) => void;
}) {
  const { t } = useTranslation();
  const clean = useCleanWords(useWorkspaceBoard().board);
  if (!isKnown) return <p className={classes.quiet}>{t("checks.checking")}</p>;
  if (groups.length === 0)
    return (
      <p className={classes.quiet}>
        {isFiltered ? null : <IconCircleCheck size={18} aria-hidden />}
        {isFiltered ? t("checks.noMatch") : clean.all}
      </p>
    );
  return (
    <RuleGroups
      groups={groups}
      chosen={chosen}
      keyOf={({ key }) => key}
      wordsOf={({ finding }) => wordsOf(finding)}
      factsOf={({ finding }) => <Facts finding={finding} />}
      onShow={onShow}
    />
  );
}

/** What the rule wants and what is, in numbers; the place in words. */
function Facts({ finding }: { finding: Finding }) {
  const { t, i18n } = useTranslation();
  const { explainLimit } = useWorkspaceOrders();
  const { required, actual, layer, position, onSheet } = finding;
  const question = questionOf(finding);
  const mm = (nm: number, digits = 3) =>
    `${toMm(nm).toLocaleString(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })} mm`;
  const facts = [
    ...(required === undefined ? [] : [{ name: t("checks.wanted"), value: mm(required) }]),
    ...(actual === undefined ? [] : [{ name: t("checks.actual"), value: mm(actual) }]),
    ...(required === undefined || actual === undefined
      ? []
      : [{ name: t("checks.missing"), value: mm(required - actual) }]),
    ...(layer === undefined ? [] : [{ name: t("checks.layer"), value: layer }]),
    ...(onSheet ? [] : [{ name: t("checks.place"), value: `${mm(position.x, 2)}, ${mm(position.y, 2)}` }]),
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tw-number">{value}</dd>
          </div>
        ))}
      </dl>
      {question && explainLimit && (
        <Button
          className={classes.explain ?? ""}
          variant="subtle"
          size="compact-xs"
          onClick={() => explainLimit(question)}
        >
          {t("checks.explain")}
        </Button>
      )}
    </>
  );
}

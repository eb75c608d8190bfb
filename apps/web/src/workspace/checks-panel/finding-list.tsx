import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { type Finding, toMm } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ruleKey } from "../findings/rule-key.ts";
import type { FindingGroup } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";
import { SeveritySign } from "./severity-sign.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** Rows of one rule that are drawn before somebody asks for more. */
const ROWS_AT_FIRST = 50;

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
  const rowKeys = useRowKeys();
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  if (!isKnown) return <p className={classes.quiet}>{t("checks.checking")}</p>;
  if (groups.length === 0)
    return (
      <p className={classes.quiet}>
        {isFiltered ? null : <IconCircleCheck size={18} aria-hidden />}
        {t(isFiltered ? "checks.noMatch" : "checks.clean")}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from row to row, which are buttons
    <div onKeyDown={rowKeys}>
      {groups.map(({ rule, severity, findings }) => {
        const count = shown.get(rule) ?? ROWS_AT_FIRST;
        // What is looked at is on the list, however far down.
        const rows = findings.filter(({ key }, index) => index < count || key === chosen);
        return (
          <section key={rule} className={classes.group} aria-label={titleOf(rule)}>
            <h3>
              <SeveritySign severity={severity} />
              {titleOf(rule)}
              <span>
                {t(`routing.severity.${severity}`)} · <span className="tw-number">{findings.length}</span>
              </span>
            </h3>
            <ul>
              {rows.map((keyed) => (
                <li key={keyed.key}>
                  <button
                    type="button"
                    data-row
                    className={classes.row}
                    aria-current={keyed.key === chosen}
                    title={t("routing.jump")}
                    onClick={() => onShow(keyed)}
                  >
                    {wordsOf(keyed.finding)}
                  </button>
                  {keyed.key === chosen && <Facts finding={keyed.finding} />}
                </li>
              ))}
            </ul>
            {findings.length > rows.length && (
              <p className={classes.more}>
                {t("routing.more", { count: findings.length - rows.length })}{" "}
                <Button
                  variant="subtle"
                  size="compact-xs"
                  onClick={() => setShown(new Map(shown).set(rule, count + 4 * ROWS_AT_FIRST))}
                >
                  {t("checks.showMore")}
                </Button>
              </p>
            )}
          </section>
        );
      })}
    </div>
  );

  function titleOf(rule: string): string {
    const key = ruleKey({ rule, items: ["", ""] });
    return key ? t(`checks.rules.${key}`) : rule;
  }
}

/** What the rule wants and what is, in numbers; the place in words. */
function Facts({ finding: { required, actual, layer, position } }: { finding: Finding }) {
  const { t, i18n } = useTranslation();
  const mm = (nm: number, digits = 3) =>
    `${toMm(nm).toLocaleString(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })} mm`;
  const facts = [
    ...(required === undefined ? [] : [{ name: t("checks.wanted"), value: mm(required) }]),
    ...(actual === undefined ? [] : [{ name: t("checks.actual"), value: mm(actual) }]),
    ...(required === undefined || actual === undefined
      ? []
      : [{ name: t("checks.missing"), value: mm(required - actual) }]),
    ...(layer === undefined ? [] : [{ name: t("checks.layer"), value: layer }]),
    { name: t("checks.place"), value: `${mm(position.x, 2)}, ${mm(position.y, 2)}` },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tw-number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

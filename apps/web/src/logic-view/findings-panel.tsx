import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import {
  applyFix,
  type End,
  type Fix,
  type LogicFinding,
  nameEnd,
  type OfferedBlock,
  type RuleOutcome,
  withLists,
} from "@tracewright/logic";
import { useTranslation } from "react-i18next";
import { listIn, useLogicFindingText } from "../logics/use-logic-finding-text.ts";
import type { LogicEditor, LogicEditorState } from "./logic-editor.ts";
import classes from "./logic-view.module.css";

/** Each sentence has some of them. */
const NO_FACTS = { block: "", net: "", ohms: "", nets: "", port: "", key: "", use: "", value: "" };

const ORDER = ["error", "warning", "note"] as const;
const ICONS = { error: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle } as const;

/** What the electrical rules say of what is edited; fixes are made with one press, and undone with one. */
export function FindingsPanel({
  outcome,
  offers,
  state,
  editor,
  isReadOnly,
  onShow,
}: {
  outcome: RuleOutcome | undefined;
  offers: readonly OfferedBlock[];
  state: LogicEditorState;
  editor: LogicEditor;
  isReadOnly: boolean;
  onShow: (place: End) => void;
}) {
  const { t } = useTranslation();
  const findings = (outcome?.findings ?? []).toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const fix = (chosen: Fix) => {
    for (const step of chosen.steps) {
      const offer = step.kind === "add" && offers.find(({ block }) => block.hash === step.block.hash);
      if (offer) editor.learn(offer.block.hash, offer.document);
    }
    editor.run("fix", (before, hands) => applyFix(before, chosen, hands));
  };
  const unknowns = new Set((outcome?.unknowns ?? []).map(({ end }) => nameEnd(state.logic, end)));
  return (
    <aside className={classes.findings} aria-label={t("feature.findings")}>
      <h2 className={classes.subtitle}>{t("feature.findings")}</h2>
      <p className={classes.quiet} role="status">
        {outcome ? t("logicView.findingCount", { count: findings.length }) : t("feature.checking")}
      </p>
      {outcome && findings.length === 0 && (
        <p className={classes.finding} data-severity="fine">
          <IconCircleCheck size={16} aria-hidden /> <span>{t("feature.fine")}</span>
        </p>
      )}
      <ul className={classes.findingList} aria-label={t("feature.findings")}>
        {findings.map((finding) => (
          <Finding
            key={JSON.stringify(finding.message)}
            finding={finding}
            onFix={isReadOnly ? undefined : fix}
            onShow={onShow}
          />
        ))}
      </ul>
      {unknowns.size > 0 && (
        <p className={classes.quiet}>
          {t("logicView.unknowns", { count: unknowns.size, ports: [...unknowns].slice(0, 6).join(", ") })}
        </p>
      )}
    </aside>
  );
}

function Finding({
  finding,
  onFix,
  onShow,
}: {
  finding: LogicFinding;
  onFix: ((fix: Fix) => void) | undefined;
  onShow: (place: End) => void;
}) {
  const { t, i18n } = useTranslation();
  const text = useLogicFindingText();
  const Icon = ICONS[finding.severity];
  const [place] = finding.ends;
  return (
    <li className={classes.finding} data-severity={finding.severity}>
      <Icon size={16} role="img" aria-label={t(`feature.severity.${finding.severity}`)} />
      <span className={classes.findingText}>
        {text({ words: finding.message })}
        <span className={classes.fixes}>
          {place && (
            <Button size="compact-xs" variant="subtle" onClick={() => onShow({ ...place })}>
              {t("logicView.show")}
            </Button>
          )}
          {onFix &&
            finding.fixes.map((fix) => (
              <Button key={JSON.stringify(fix.steps)} size="compact-xs" variant="default" onClick={() => onFix(fix)}>
                {t(`logicFixes.${fix.label}`, { ...NO_FACTS, ...withLists(fix.facts, listIn(i18n.language)) })}
              </Button>
            ))}
        </span>
      </span>
    </li>
  );
}

import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type Board, type RuleReach, ruleVocabulary } from "@tracewright/board";
import { type Editor, setCustomRules } from "@tracewright/editor";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sayRemark } from "../../../receipt/say-remark.ts";
import type { ChangeRules } from "../use-change-rules.ts";
import classes from "./custom-rules.module.css";
import { lineOf, readDraft, ruleAtLine } from "./read-draft.ts";
import { RuleEditor } from "./rule-editor.tsx";
import { RULE_EXAMPLES, ruleExample } from "./rule-examples.ts";
import { useRuleDraft } from "./use-rule-draft.ts";
import { useRuleReaches } from "./use-rule-reaches.ts";

/** The board's own rules as text. Nothing holds before it is applied; what cannot be read cannot be applied. */
export function CustomRules({ board, editor, change }: { board: Board; editor: Editor; change: ChangeRules }) {
  const { t } = useTranslation();
  const applied = board.rules.customRules ?? "";
  const { text, setDraft } = useRuleDraft(editor, applied);
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const names = useMemo(() => ruleVocabulary(board), [board]);
  const late = useDeferredValue(text);
  const draft = useMemo(() => readDraft(late, board.rules), [late, board.rules]);
  const reaches = useRuleReaches(board, text);
  const isChanged = text !== applied;
  const index = late === text ? ruleAtLine(draft, lineOf(text, caret)) : undefined;
  const rule = index === undefined ? undefined : draft.rules[index];
  const reach = index === undefined ? undefined : reaches?.[index];

  const apply = () => {
    const refused = change((now) => setCustomRules(now, text));
    setRefusal(refused);
    if (refused === undefined) setDraft(undefined);
  };
  const write = (next: string) => {
    setRefusal(undefined);
    setDraft(next === applied ? undefined : next);
  };
  const goTo = (offset: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset);
    setCaret(offset);
  };
  return (
    <>
      <div className={classes.head}>
        <p className={classes.hint}>{t("designRules.custom.hint")}</p>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" size="compact-sm" h={30} rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t("designRules.custom.insert")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {RULE_EXAMPLES.map((example) => (
              <Menu.Item
                key={example}
                onClick={() => {
                  const before = text === "" ? "(version 1)\n" : text.endsWith("\n") ? text : `${text}\n`;
                  write(`${before}\n${ruleExample(example, names)}`);
                }}
              >
                {t(`designRules.custom.examples.${example}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <RuleEditor
        text={text}
        findings={draft.findings}
        names={names}
        field={field}
        onText={write}
        onCaret={setCaret}
        onApply={apply}
      />
      <p className={classes.reach}>
        {text.trim() === ""
          ? t("designRules.custom.none")
          : rule === undefined
            ? t("designRules.custom.noRule")
            : reach === undefined
              ? reaches === undefined
                ? t("designRules.custom.counting", { name: rule.name })
                : t("designRules.custom.notObeyed", { name: rule.name })
              : sayReach(reach, rule.name)}
      </p>
      <div className={classes.actions}>
        <Button size="compact-sm" h={30} disabled={!isChanged || draft.isMalformed} onClick={apply}>
          {t("designRules.custom.apply")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          h={30}
          disabled={!isChanged}
          onClick={() => {
            setRefusal(undefined);
            setDraft(undefined);
          }}
        >
          {t("designRules.custom.discard")}
        </Button>
        <p role="status" className={classes.state} data-problem={draft.isMalformed || refusal !== undefined}>
          {refusal ??
            (draft.isMalformed
              ? t("designRules.custom.malformed")
              : t(isChanged ? "designRules.custom.changed" : "designRules.custom.applied"))}
        </p>
      </div>
      {draft.findings.length > 0 && (
        <ul className={classes.findings} aria-label={t("designRules.custom.findings")}>
          {draft.findings.map(({ place, offset, severity, rule: name, words }) => (
            <li key={`${offset} ${severity} ${words.kind}`}>
              <button type="button" data-severity={severity} onClick={() => goTo(offset)}>
                <span aria-hidden>{severity === "error" ? "✕" : "△"}</span>
                <span className="tw-number">
                  {t("designRules.custom.place", { line: place.line, column: place.column })}
                </span>
                <span>
                  {name !== undefined && `"${name}": `}
                  {sayRemark(t, { message: "", words })}
                  {severity === "warning" && ` (${t("designRules.custom.kept")})`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function sayReach({ items, others }: RuleReach, name: string): string {
    return others === undefined
      ? t("designRules.custom.matches", { name, count: items })
      : t("designRules.custom.matchesTwo", { name, items, others });
  }
}

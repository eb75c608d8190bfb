import type { Completion } from "@tracewright/board";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./custom-rules.module.css";

/** What may be written at a place of the text, below it; chosen by arrow keys of the text, or pressed. */
export function CompletionList({
  id,
  choices,
  active,
  at: { line, column, left, top },
  onChoose,
}: {
  id: string;
  choices: readonly Completion[];
  active: number;
  at: { readonly line: number; readonly column: number; readonly left: number; readonly top: number };
  onChoose: (choice: Completion) => void;
}) {
  const { t } = useTranslation();
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: "nearest" });
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("designRules.custom.completions")}
      className={classes.choices}
      style={{
        top: `calc(${line} * var(--rule-line) + var(--rule-inset) - ${top}px)`,
        left: `min(calc(${column} * 1ch + var(--rule-inset) - ${left}px), calc(100% - 260px))`,
      }}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and its keys choose
        // biome-ignore lint/a11y/useFocusableInteractive: the text names the active one
        <div
          key={choice.text}
          ref={index === active ? current : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.choice}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <code>{choice.text.split("\n")[0]}</code>
          <span>{t(`designRules.custom.kinds.${choice.kind}`)}</span>
        </div>
      ))}
    </div>
  );
}

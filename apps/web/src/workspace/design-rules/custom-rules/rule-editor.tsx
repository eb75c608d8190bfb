import { type Completion, completeRules, type RuleVocabulary } from "@tracewright/board";
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CompletionList } from "./completion-list.tsx";
import classes from "./custom-rules.module.css";
import { lineOf, type RuleFinding } from "./read-draft.ts";

/** As many spaces as a tab is wide; the same in the style sheet. */
const TAB_WIDTH = 4;

/** A text of custom rules with the numbers of its lines, marks where something is wrong, and completion at the caret. */
export function RuleEditor({
  text,
  findings,
  names,
  field,
  onText,
  onCaret,
  onApply,
}: {
  text: string;
  findings: readonly RuleFinding[];
  names: RuleVocabulary;
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onCaret: (offset: number) => void;
  onApply: () => void;
}) {
  const { t } = useTranslation();
  const listId = useId();
  const gutter = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const [scrolled, setScrolled] = useState({ left: 0, top: 0 });
  const completions = useMemo(
    () => (caret === undefined ? undefined : completeRules(text, caret, names)),
    [text, caret, names],
  );
  const choices = completions?.choices ?? [];
  const isOpen = choices.length > 0;
  const chosen = Math.min(active, choices.length - 1);
  const lines = useMemo(() => text.split("\n"), [text]);
  const marks = useMemo(() => marksOf(findings), [findings]);

  const offer = (at: number | undefined) => {
    setCaret(at);
    setActive(0);
  };
  const insert = ({ text: word, caret: within = word.length }: Completion) => {
    const area = field.current;
    if (!area || !completions || caret === undefined) return;
    const { from } = completions;
    area.focus();
    area.setRangeText(word, from, caret, "end");
    area.setSelectionRange(from + within, from + within);
    onText(area.value);
    onCaret(from + within);
    offer(word.length > within || word.endsWith(" ") || word.endsWith(".") ? from + within : undefined);
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const area = event.currentTarget;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === "Enter") {
      event.preventDefault();
      onApply();
    } else if (event.ctrlKey && event.key === " ") {
      event.preventDefault();
      offer(area.selectionStart);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      offer(undefined);
    } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : choices.length - 1;
      setActive((chosen + step) % choices.length);
    } else if (isOpen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      const choice = choices[chosen];
      if (!choice) return;
      event.preventDefault();
      insert(choice);
    }
  };
  return (
    <div className={classes.editor}>
      <div ref={gutter} className={classes.gutter} aria-hidden>
        <div style={{ transform: `translateY(${-scrolled.top}px)` }}>
          {lines.map((_, index) => {
            const line = index + 1;
            const severity = marks.get(line);
            return (
              <div key={line} className={classes.number} data-severity={severity}>
                {severity === "error" ? "✕ " : severity === "warning" ? "△ " : ""}
                {line}
              </div>
            );
          })}
        </div>
      </div>
      <div className={classes.field}>
        <textarea
          ref={field}
          className={classes.text}
          aria-label={t("designRules.custom.text")}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${chosen}` : undefined}
          aria-invalid={findings.some(({ severity }) => severity === "error")}
          // Escape closes the list first, and the dialog only then.
          data-mantine-stop-propagation={isOpen}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => {
            const { value, selectionStart } = event.currentTarget;
            onText(value);
            onCaret(selectionStart);
            offer(value.length > text.length && isWorthOffering(value, selectionStart) ? selectionStart : undefined);
          }}
          onSelect={(event) => {
            const { selectionStart } = event.currentTarget;
            onCaret(selectionStart);
            if (caret !== undefined && selectionStart !== caret) offer(undefined);
          }}
          onScroll={(event) => {
            const { scrollLeft: left, scrollTop: top } = event.currentTarget;
            setScrolled({ left, top });
          }}
          onBlur={() => offer(undefined)}
          onKeyDown={onKey}
        />
        {isOpen && completions && (
          <CompletionList
            id={listId}
            choices={choices}
            active={chosen}
            at={placeOf(text, completions.from, scrolled)}
            onChoose={insert}
          />
        )}
      </div>
      <p className="tw-visually-hidden" role="status">
        {isOpen ? t("designRules.custom.choices", { count: choices.length }) : ""}
      </p>
    </div>
  );
}

/** Behind what begins a word: a letter, a bracket, a dot or a quotation mark. */
function isWorthOffering(text: string, caret: number): boolean {
  return /[\w(.']$/.test(text.slice(Math.max(0, caret - 1), caret)) && !/\d$/.test(text.slice(0, caret));
}

function marksOf(findings: readonly RuleFinding[]): ReadonlyMap<number, RuleFinding["severity"]> {
  const marks = new Map<number, RuleFinding["severity"]>();
  for (const { place, severity } of findings) if (marks.get(place.line) !== "error") marks.set(place.line, severity);
  return marks;
}

/** Lines and letters from the upper left corner of what is in view. */
function placeOf(
  text: string,
  offset: number,
  { left, top }: { readonly left: number; readonly top: number },
): { readonly line: number; readonly column: number; readonly left: number; readonly top: number } {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const column = [...line].reduce((sum, letter) => sum + (letter === "\t" ? TAB_WIDTH - (sum % TAB_WIDTH) : 1), 0);
  return { line: lineOf(text, offset), column, left, top };
}

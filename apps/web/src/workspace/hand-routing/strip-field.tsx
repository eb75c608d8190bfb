import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import classes from "./route-strip.module.css";

/** What a size is chosen of: as it is typed, and as the list says it. */
export interface SizeChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * A size out of a list, or typed. Enter and leaving the field take it, Escape brings back what was; why one is not
 * taken stands below.
 */
export function StripField({
  label,
  shown,
  unit,
  hint,
  listLabel,
  choices,
  onText,
}: {
  label: string;
  /** What holds now. */
  shown: string;
  unit: string;
  hint: string;
  listLabel: string;
  /** No two of the same value. */
  choices: readonly SizeChoice[];
  /** Answers why it is not taken. */
  onText: (text: string) => string | undefined;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = (text: string) => {
    const refused = text.trim() === shown ? undefined : onText(text);
    setProblem(refused);
    if (refused === undefined) setTyped(undefined);
  };
  const restore = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  return (
    <div className={classes.field}>
      <label>
        {label}
        <input
          type="text"
          className="tw-number"
          autoComplete="off"
          spellCheck={false}
          title={hint}
          value={typed ?? shown}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing && typed !== undefined) take(typed);
            if (event.key === "Escape") restore();
          }}
        />
      </label>
      <span className={classes.choices}>
        <select
          aria-label={listLabel}
          title={listLabel}
          value={choices.some(({ value }) => value === shown) ? shown : ""}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        >
          {/* What is typed may be none of the list. */}
          <option value="" hidden />
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={14} aria-hidden />
      </span>
      <span aria-hidden>{unit}</span>
      {problem !== undefined && (
        <span id={`${id}-note`} className={classes.problem} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}

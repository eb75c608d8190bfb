import { useId, useState } from "react";
import classes from "./route-strip.module.css";

/** A size out of a list, or typed. Enter and leaving the field take it, Escape brings back what was; why one is not taken stands below. */
export function StripField({
  label,
  shown,
  unit,
  hint,
  choices,
  onText,
}: {
  label: string;
  /** What holds now. */
  shown: string;
  unit: string;
  hint: string;
  choices: readonly string[];
  /** Answers why it is not taken. */
  onText: (text: string) => string | undefined;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = () => {
    if (typed === undefined) return;
    const refused = typed.trim() === shown ? undefined : onText(typed);
    setProblem(refused);
    if (refused === undefined) setTyped(undefined);
  };
  const restore = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  return (
    <label className={classes.field}>
      {label}
      <input
        type="text"
        className="tw-number"
        list={`${id}-list`}
        autoComplete="off"
        spellCheck={false}
        title={hint}
        value={typed ?? shown}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) take();
          if (event.key === "Escape") restore();
        }}
      />
      <span aria-hidden>{unit}</span>
      <datalist id={`${id}-list`}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      {problem !== undefined && (
        <span id={`${id}-note`} className={classes.problem} role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

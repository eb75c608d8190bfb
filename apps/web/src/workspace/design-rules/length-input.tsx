import { TextInput } from "@mantine/core";
import { parseLength } from "@tracewright/editor";
import { type Nm, toMm } from "@tracewright/geometry";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./design-rules.module.css";

/** A length in millimetres that takes sums and units ("0.1mm+2mil"); committed on Enter and on blur. */
export function LengthInput({
  label,
  isLabelShown = false,
  value,
  inherited,
  least,
  fab,
  onValue,
}: {
  label: string;
  isLabelShown?: boolean;
  value: Nm | undefined;
  /** What holds where the field is empty; absent: it may not be empty. */
  inherited?: Nm | undefined;
  /** What the fab makes without asking, where it says so. */
  least?: Nm | undefined;
  fab: string;
  /** Answers why the value was refused, if it was. */
  onValue: (value: Nm | undefined) => string | undefined;
}) {
  const { t } = useTranslation();
  const remarkId = useId();
  const [text, setText] = useState(() => write(value));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setText(write(value));
    setProblem(undefined);
  }, [value]);

  const commit = () => {
    const typed = text.trim();
    if (typed === write(value)) return setProblem(undefined);
    if (typed === "" && inherited !== undefined) return setProblem(onValue(undefined));
    const parsed = parseLength(typed, "mm");
    if (parsed.kind === "problem") return setProblem(t("designRules.noLength"));
    if (parsed.value < 0) return setProblem(t("designRules.negative"));
    const refusal = onValue(parsed.value);
    setProblem(refusal);
    if (refusal === undefined) setText(write(parsed.value));
  };
  const holds = value ?? inherited;
  const isBelow = least !== undefined && holds !== undefined && holds < least;
  return (
    <div className={classes.field}>
      <TextInput
        size="xs"
        {...(isLabelShown ? { label } : { "aria-label": label })}
        value={text}
        placeholder={inherited === undefined ? "" : write(inherited)}
        error={problem}
        aria-describedby={isBelow ? remarkId : undefined}
        rightSection={<span className={classes.unit}>mm</span>}
        inputMode="text"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
        }}
      />
      {isBelow && (
        <p id={remarkId} className={classes.remark}>
          △ {t("designRules.below", { fab, least: write(least) })}
        </p>
      )}
    </div>
  );
}

function write(value: Nm | undefined): string {
  return value === undefined ? "" : String(toMm(value));
}

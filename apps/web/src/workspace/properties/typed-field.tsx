import type { LengthUnit, Property, PropertyChange, PropertyProblem, PropertyValue } from "@tracewright/editor";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./properties-panel.module.css";
import { readTyped, writeLimit, writeValue } from "./typed-value.ts";

/**
 * A field that is typed in. Enter and leaving it apply what is written, Escape brings back what was; what is no value stays
 * written, with the reason under it.
 */
export function TypedField({
  property,
  label,
  unit,
  isLong = false,
  isLive = false,
  onSet,
  onChange,
}: {
  property: Property;
  label: string;
  unit: LengthUnit;
  /** Of several lines: Enter begins another. */
  isLong?: boolean;
  /** Each letter counts at once: for what is shown elsewhere while it is typed. */
  isLive?: boolean;
  /** Answers why the value is not taken. */
  onSet: (value: PropertyValue) => PropertyProblem | undefined;
  /** Where several are changed by so much each; absent: there is one, with the value that is shown. */
  onChange?: ((change: PropertyChange) => PropertyProblem | undefined) | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, value, isMixed, isEditable } = property;
  const shown = isMixed ? "" : writeValue(kind, value, unit);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const restore = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const change = (typed: PropertyChange) =>
    onChange ? onChange(typed) : onSet((typeof value === "number" ? value : 0) + typed.by);
  const apply = () => {
    if (draft === undefined || draft === shown) return restore();
    const typed = readTyped(kind, draft, unit);
    if ("problem" in typed) {
      setProblem(t(`properties.problems.${typed.problem}`, { text: typed.text ?? "" }));
      return;
    }
    const refused = "by" in typed ? change(typed) : onSet(typed.value);
    if (!refused) return restore();
    const limit = refused.limit === undefined ? "" : writeLimit(property, refused.limit, unit);
    setProblem(t(`properties.problems.${refused.reason}`, { limit }));
  };
  const write = (text: string) => {
    setDraft(text);
    if (isLive) onSet(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === "Escape" && (draft !== undefined || problem !== undefined)) {
      event.stopPropagation();
      restore();
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      apply();
      event.currentTarget.select();
    }
  };
  const common = {
    id,
    className: classes.input,
    value: draft ?? shown,
    placeholder: isMixed ? "—" : undefined,
    readOnly: !isEditable,
    title: isEditable && (kind === "length" || kind === "angle") ? t(`properties.typing.${kind}`) : undefined,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined && !isMixed ? undefined : `${id}-note`,
    onBlur: apply,
    onKeyDown,
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...common} rows={2} onChange={({ currentTarget }) => write(currentTarget.value)} />
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          spellCheck={false}
          data-number={kind === "text" ? undefined : true}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {kind === "length" && <span className={classes.unit}>{unit}</span>}
      {kind === "angle" && <span className={classes.unit}>°</span>}
      {isMixed && problem === undefined && (
        <span id={`${id}-note`} className="tw-visually-hidden">
          {t("properties.mixed")}
        </span>
      )}
      {problem !== undefined && (
        <p id={`${id}-note`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

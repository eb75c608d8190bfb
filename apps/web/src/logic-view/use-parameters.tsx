import { NativeSelect, TextInput } from "@mantine/core";
import { type BlockDocument, evaluateParameters, type Parameter, writeMeasure } from "@tracewright/blocks";
import { setParameter, type Use } from "@tracewright/logic";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogicEditor } from "./logic-editor.ts";
import classes from "./logic-view.module.css";

/** The parameters of a use: what can be chosen, and what follows. */
export function UseParameters({
  use,
  document,
  editor,
  isReadOnly,
}: {
  use: Use;
  document: BlockDocument;
  editor: LogicEditor;
  isReadOnly: boolean;
}) {
  const { t, i18n } = useTranslation();
  const { values } = useMemo(
    () => evaluateParameters(document.parameters, new Map(Object.entries(use.parameters))),
    [document, use.parameters],
  );
  const nameOf = ({ name, koreanName }: Parameter) => (i18n.language === "ko" && koreanName) || name;
  return (
    <fieldset className={classes.parameters}>
      <legend className={classes.quiet}>{t("feature.parameters")}</legend>
      {document.parameters.map((parameter) => (
        <div key={parameter.key} className={classes.parameter}>
          <span>{nameOf(parameter)}</span>
          {parameter.formula === undefined && parameter.searchType !== "EQUAL" && !isReadOnly ? (
            <Value
              parameter={parameter}
              label={t("logicView.valueOf", { name: nameOf(parameter), block: use.name })}
              value={use.parameters[parameter.key]}
              onValue={(value) =>
                editor.run("parameter", (before) =>
                  setParameter(before, { use: use.id, key: parameter.key, value }, editor.read().book),
                )
              }
            />
          ) : (
            <span className={classes.quiet}>{values.get(parameter.key)?.text ?? t("library.unknown")}</span>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Value({
  parameter: { value: usual = "", options, valueType, min, max, unit },
  label,
  value,
  onValue,
}: {
  parameter: Parameter;
  label: string;
  value: string | undefined;
  onValue: (value: string | undefined) => boolean;
}) {
  const [text, setText] = useState(value ?? "");
  useEffect(() => setText(value ?? ""), [value]);
  const choices = valueType === "BOOLEAN" ? ["true", "false"] : options;
  if (choices)
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        value={value ?? usual}
        onChange={({ currentTarget }) => onValue(currentTarget.value === usual ? undefined : currentTarget.value)}
        data={[...new Set([...(usual === "" ? [] : [usual]), ...choices])]}
      />
    );
  const ends = [min, max].map((end) => (end === undefined ? "…" : writeMeasure(end, unit)));
  const end = () => {
    const next = text.trim();
    if (next === (value ?? "")) return;
    if (!onValue(next === "" || next === usual ? undefined : next)) setText(value ?? "");
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={usual}
      description={min === undefined && max === undefined ? undefined : ends.join(" … ")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={text}
      maxLength={60}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={end}
      onKeyDown={({ key }) => key === "Enter" && end()}
    />
  );
}

import { Button, Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { evaluateParameters } from "@tracewright/blocks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BlockParameterFragment } from "../../../graphql/generated/documents.ts";
import classes from "../blocks.module.css";
import { useFindingText } from "../use-finding-text.ts";
import { computedParameter, type ParameterDraft, parameterDraft } from "./block-draft.ts";
import { ParameterFields } from "./parameter-fields.tsx";
import { type SectionProps, withEntry, withoutEntry } from "./section-props.ts";

/** The figures that a project may choose, and those that follow from them; formulas are computed while they are typed. */
export function ParametersSection({
  draft: { parameters },
  onChange,
  problemOf,
  usual,
}: SectionProps & {
  /** What blocks of the category usually specify. */
  usual: readonly BlockParameterFragment[];
}) {
  const { t } = useTranslation();
  const findingText = useFindingText();
  const { values, findings } = useMemo(() => evaluateParameters(parameters.map(computedParameter)), [parameters]);
  const missing = usual.filter(({ key }) => !parameters.some((parameter) => parameter.key === key));
  const add = (added: readonly ParameterDraft[]) => onChange({ parameters: [...parameters, ...added] });
  return (
    <>
      <p className={classes.quiet}>{t("library.parametersHint")}</p>
      {parameters.map((parameter, index) => (
        <ParameterFields
          // biome-ignore lint/suspicious/noArrayIndexKey: keys are typed here and may be alike for a moment
          key={index}
          index={index}
          parameter={parameter}
          computed={values.get(parameter.key)}
          problemOf={problemOf}
          onChange={(change) => onChange({ parameters: withEntry(parameters, index, change) })}
          onRemove={() => onChange({ parameters: withoutEntry(parameters, index) })}
        />
      ))}
      <ul className={classes.reasons} aria-label={t("library.findings")} aria-live="polite">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} className={classes.problem}>
            {findingText(finding)}
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => add([newParameter(parameters)])}
        >
          {t("library.addParameter")}
        </Button>
        {missing.length > 0 && (
          <Button variant="default" size="xs" onClick={() => add(missing.map(parameterDraft))}>
            {t("library.addUsual", { count: missing.length })}
          </Button>
        )}
      </Group>
    </>
  );
}

function newParameter(parameters: readonly ParameterDraft[]): ParameterDraft {
  const keys = new Set(parameters.map(({ key }) => key));
  let number = parameters.length + 1;
  while (keys.has(`X${number}`)) number += 1;
  return {
    key: `X${number}`,
    name: "",
    unit: "",
    value: "",
    minValue: "",
    maxValue: "",
    searchType: "EQUAL",
    viewType: "NORMAL",
    valueType: "NUMBER",
    requiredType: "OPTIONAL",
    options: "",
    expression: "",
    series: "",
    tolerance: "",
  };
}

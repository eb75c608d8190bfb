import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import {
  type Computed,
  REQUIRED_TYPES,
  SEARCH_TYPES,
  SERIES_NAMES,
  VALUE_TYPES,
  VIEW_TYPES,
  writeMeasure,
} from "@tracewright/blocks";
import { useTranslation } from "react-i18next";
import classes from "../blocks.module.css";
import type { ParameterDraft } from "./block-draft.ts";

/** One parameter: what it may be, how it is shown, and what its formula gives now. */
export function ParameterFields({
  index,
  parameter,
  computed,
  problemOf,
  onChange,
  onRemove,
}: {
  index: number;
  parameter: ParameterDraft;
  computed: Computed | undefined;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<ParameterDraft>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const name = parameter.name || parameter.key;
  const field = (key: TextField, label: string, more: { hint?: string; isDisabled?: boolean } = {}) => (
    <TextInput
      size="xs"
      label={label}
      description={more.hint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      disabled={more.isDisabled ?? false}
      value={parameter[key]}
      maxLength={key === "expression" ? 500 : 200}
      error={problemOf(`parameters.${index}.${key}`)}
      onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
    />
  );
  const isComputed = parameter.expression !== "";
  return (
    <fieldset className={classes.parameter} aria-label={name}>
      <div className={classes.fields}>
        {field("name", t("library.name"))}
        {field("key", t("library.keyInFormulas"))}
        {field("unit", t("library.unit"))}
        <NativeSelect
          size="xs"
          label={t("library.search_type")}
          value={parameter.searchType}
          onChange={({ currentTarget: { value } }) =>
            onChange({ searchType: SEARCH_TYPES.find((type) => type === value) ?? "EQUAL" })
          }
          data={SEARCH_TYPES.map((type) => ({ value: type, label: t(`library.searchTypes.${type}`) }))}
        />
        <NativeSelect
          size="xs"
          label={t("library.view_type")}
          value={parameter.viewType}
          onChange={({ currentTarget: { value } }) =>
            onChange({ viewType: VIEW_TYPES.find((type) => type === value) ?? "NORMAL" })
          }
          data={VIEW_TYPES.map((type) => ({ value: type, label: t(`library.viewTypes.${type}`) }))}
        />
        <NativeSelect
          size="xs"
          label={t("library.value_type")}
          value={parameter.valueType}
          onChange={({ currentTarget: { value } }) =>
            onChange({ valueType: VALUE_TYPES.find((type) => type === value) ?? "NUMBER" })
          }
          data={VALUE_TYPES.map((type) => ({ value: type, label: t(`library.valueTypes.${type}`) }))}
        />
        <NativeSelect
          size="xs"
          label={t("library.required_type")}
          value={parameter.requiredType}
          onChange={({ currentTarget: { value } }) =>
            onChange({ requiredType: REQUIRED_TYPES.find((type) => type === value) ?? "OPTIONAL" })
          }
          data={REQUIRED_TYPES.map((type) => ({ value: type, label: t(`library.requiredTypes.${type}`) }))}
        />
        {field("value", t("library.value"), { isDisabled: isComputed, hint: t("library.valueHint") })}
        {field("minValue", t("library.min"), { hint: t("library.baseUnit") })}
        {field("maxValue", t("library.max"), { hint: t("library.baseUnit") })}
        {field("options", t("library.options"), { hint: t("library.optionsHint") })}
        {field("tolerance", t("library.tolerance"))}
      </div>
      <div className={classes.formula}>
        {field("expression", t("library.formula"), { hint: t("library.formulaHint") })}
        <NativeSelect
          size="xs"
          label={t("library.series")}
          value={parameter.series}
          onChange={({ currentTarget: { value } }) =>
            onChange({ series: SERIES_NAMES.find((series) => series === value) ?? "" })
          }
          data={[{ value: "", label: t("library.noSeries") }, ...SERIES_NAMES]}
        />
      </div>
      <div className={classes.formula}>
        <output aria-live="polite">
          {t("library.resultIs", { value: computed?.text ?? t("library.unknown") })}
          {computed?.exact !== undefined && (
            <span className={classes.quiet}>
              {" "}
              {t("library.exact", { value: writeMeasure(computed.exact, parameter.unit || undefined) })}
            </span>
          )}
        </output>
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={t("library.removeParameter", { name })}
            onClick={onRemove}
          >
            {t("library.remove")}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

type TextField = "name" | "key" | "unit" | "value" | "minValue" | "maxValue" | "options" | "tolerance" | "expression";

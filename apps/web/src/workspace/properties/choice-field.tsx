import type { Property, PropertyValue } from "@tracewright/editor";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./properties-panel.module.css";

/** One of several: of a list, the nets, the layers. Choosing applies at once. */
export function ChoiceField({
  property: { value, isMixed, isEditable },
  label,
  options,
  hasNone = false,
  onSet,
}: {
  property: Property;
  label: string;
  options: readonly { readonly value: string; readonly name: string }[];
  /** Whether there may be none of them. */
  hasNone?: boolean;
  onSet: (value: PropertyValue) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const isListed = typeof value === "string" && options.some((option) => option.value === value);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.input}
        value={isMixed ? MIXED : (value?.toString() ?? NONE)}
        disabled={!isEditable}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== MIXED) onSet(currentTarget.value === NONE ? null : currentTarget.value);
        }}
      >
        {isMixed && <option value={MIXED}>{`— (${t("properties.mixed")})`}</option>}
        {(hasNone || value === null) && <option value={NONE}>{t("properties.none")}</option>}
        {!isMixed && !isListed && typeof value === "string" && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** No id has a space at its beginning. */
const MIXED = " mixed";
const NONE = " none";

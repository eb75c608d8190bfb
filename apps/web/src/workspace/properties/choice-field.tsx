import type { Property, PropertyValue } from "@tracewright/editor";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./properties-panel.module.css";

/**
 * One of several: of a list, the nets, the layers. Choosing applies at once. Of many only the chosen one is there
 * until somebody comes to choose, with a key or a pointer: hundreds of options take longer than all else that a
 * selection does.
 */
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
  const [isAsked, setIsAsked] = useState(false);
  const isListed = typeof value === "string" && options.some((option) => option.value === value);
  const shown = isAsked || options.length <= FEW ? options : options.filter((option) => option.value === value);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.input}
        value={isMixed ? MIXED : (value?.toString() ?? NONE)}
        disabled={!isEditable}
        onFocus={() => setIsAsked(true)}
        onPointerDown={() => setIsAsked(true)}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== MIXED) onSet(currentTarget.value === NONE ? null : currentTarget.value);
        }}
      >
        {isMixed && <option value={MIXED}>{`— (${t("properties.mixed")})`}</option>}
        {(hasNone || value === null) && <option value={NONE}>{t("properties.none")}</option>}
        {!isMixed && !isListed && typeof value === "string" && <option value={value}>{value}</option>}
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As many options as cost nothing. */
const FEW = 24;

/** No id has a space at its beginning. */
const MIXED = " mixed";
const NONE = " none";

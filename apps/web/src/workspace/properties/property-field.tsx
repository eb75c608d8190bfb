import type { Board } from "@tracewright/board";
import type { LengthUnit, Property, PropertyChange, PropertyProblem, PropertyValue } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import type { properties } from "../../i18n/en/properties.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FlagField } from "./flag-field.tsx";
import { LayersField } from "./layers-field.tsx";
import { netOptions } from "./net-options.ts";
import { TypedField } from "./typed-field.tsx";
import { layerName } from "./typed-value.ts";

type ChoiceWord = keyof (typeof properties)["properties"]["choices"];

/** One property of what is selected, as what it is: typed, chosen or ticked. */
export function PropertyField({
  board,
  property,
  unit,
  isLive = false,
  onSet,
  onChange,
}: {
  board: Board;
  property: Property;
  unit: LengthUnit;
  /** Each letter of a text counts at once. */
  isLive?: boolean;
  onSet: (value: PropertyValue) => PropertyProblem | undefined;
  onChange?: (change: PropertyChange) => PropertyProblem | undefined;
}) {
  const { t } = useTranslation();
  const { key, kind, value, isMixed, isEditable, choices } = property;
  const label = t(`properties.fields.${key}`);
  switch (kind) {
    case "flag":
      return <FlagField label={label} isOn={value === true} isMixed={isMixed} isEditable={isEditable} onSet={onSet} />;
    case "layers":
      return (
        <LayersField property={property} label={label} nameOf={(layer) => layerName(board, layer)} onSet={onSet} />
      );
    case "net":
      return <ChoiceField property={property} label={label} options={netOptions(board)} hasNone onSet={onSet} />;
    case "layer": {
      const options = (choices ?? []).map((layer) => ({ value: layer, name: layerName(board, layer) }));
      return <ChoiceField property={property} label={label} options={options} onSet={onSet} />;
    }
    case "choice": {
      const nameOf = (choice: string) => t(`properties.choices.${`${key}-${choice}` as ChoiceWord}`);
      const listed = choices ?? (typeof value === "string" ? [value] : []);
      const options = listed.map((choice) => ({ value: choice, name: nameOf(choice) }));
      return <ChoiceField property={property} label={label} options={options} onSet={onSet} />;
    }
    default:
      return (
        <TypedField
          property={property}
          label={label}
          unit={unit}
          isLong={key === "text"}
          isLive={isLive}
          onSet={onSet}
          onChange={onChange}
        />
      );
  }
}

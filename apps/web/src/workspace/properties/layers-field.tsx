import type { Property, PropertyValue } from "@tracewright/editor";
import { FlagField } from "./flag-field.tsx";
import classes from "./properties-panel.module.css";

/** Several layers at once: of a zone. The last one stays. */
export function LayersField({
  property: { value, isMixed, isEditable, choices = [] },
  label,
  nameOf,
  onSet,
}: {
  property: Property;
  label: string;
  nameOf: (layer: string) => string;
  onSet: (value: PropertyValue) => void;
}) {
  const layers: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={classes.layers}>
      <legend>{label}</legend>
      {choices.map((layer) => {
        const isOn = layers.includes(layer);
        const isLast = isOn && layers.length === 1 && !isMixed;
        return (
          <FlagField
            key={layer}
            label={nameOf(layer)}
            isOn={isOn}
            isMixed={isMixed}
            isEditable={isEditable && !isLast}
            onSet={(isNowOn) =>
              onSet(choices.filter((one) => (one === layer ? isNowOn : layers.includes(one) && !isMixed)))
            }
          />
        );
      })}
    </fieldset>
  );
}

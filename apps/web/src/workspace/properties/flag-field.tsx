import { useId } from "react";
import classes from "./properties-panel.module.css";

/** A tick; where the selected items differ it stands half way, and the next press sets it for all. */
export function FlagField({
  label,
  isOn,
  isMixed,
  isEditable,
  onSet,
}: {
  label: string;
  isOn: boolean;
  isMixed: boolean;
  isEditable: boolean;
  onSet: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={classes.flag}>
      <input
        id={id}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        checked={isOn && !isMixed}
        disabled={!isEditable}
        onChange={({ currentTarget }) => onSet(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

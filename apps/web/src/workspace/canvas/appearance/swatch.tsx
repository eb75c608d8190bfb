import { useRef } from "react";
import classes from "../board-canvas.module.css";

/** A colour that a double click, or Enter, lets somebody choose. */
export function Swatch({
  colour,
  label,
  onColour,
}: {
  /** `#rrggbb` or `#rrggbbaa`; undefined: none is chosen. */
  colour: string | undefined;
  label: string;
  onColour: (colour: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  /** How much shows through stays as it was: the browser's dialog knows colours alone. */
  const alpha = colour?.slice(7) ?? "";
  return (
    <span className={classes.swatchFrame}>
      <button
        type="button"
        className={classes.swatchButton}
        aria-label={label}
        title={label}
        onDoubleClick={() => input.current?.click()}
        onClick={(event) => event.detail === 0 && input.current?.click()}
      >
        <span className={classes.swatch} style={{ background: colour ?? "transparent" }} />
      </button>
      <input
        ref={input}
        type="color"
        className="tw-visually-hidden"
        tabIndex={-1}
        aria-hidden
        value={colour?.slice(0, 7) ?? "#ffffff"}
        onChange={(event) => onColour(event.currentTarget.value + alpha)}
      />
    </span>
  );
}

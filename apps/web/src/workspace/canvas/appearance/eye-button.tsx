import { IconEye, IconEyeOff } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import classes from "../board-canvas.module.css";

/** Shows or hides what stands beside it. */
export function EyeButton({
  label,
  isShown,
  onClick,
}: {
  label: string;
  isShown: boolean;
  onClick: (event: MouseEvent) => void;
}) {
  return (
    <button
      type="button"
      className={classes.eye}
      aria-pressed={isShown}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {isShown ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
    </button>
  );
}

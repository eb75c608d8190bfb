import type { Point } from "@tracewright/board";
import type { ReactNode } from "react";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import classes from "./board-canvas.module.css";
import { formatLength, type LengthUnit } from "./format-length.ts";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";

/** The line under the canvas: where the pointer is, in which unit, and what is still open. */
export function StatusBar({
  point,
  unit,
  onUnit,
  ratsnest,
  children,
}: {
  point: Point | undefined;
  unit: LengthUnit;
  onUnit: () => void;
  ratsnest: Ratsnest | undefined;
  /** Shown at the right end. */
  children: ReactNode;
}) {
  const texts = useCanvasTexts();
  return (
    <div className={classes.status}>
      <span className={`tw-number ${classes.place}`}>X {point ? formatLength(point.x, unit) : "—"}</span>
      <span className={`tw-number ${classes.place}`}>Y {point ? formatLength(point.y, unit) : "—"}</span>
      <button type="button" title={texts.units} aria-label={`${texts.units}: ${unit}`} onClick={onUnit}>
        {unit}
      </button>
      <span className={classes.open}>{ratsnest && <OpenConnections {...ratsnest} />}</span>
      <span className={classes.end}>{children}</span>
    </div>
  );
}

function OpenConnections({ total, connected }: Ratsnest) {
  const texts = useCanvasTexts();
  const open = total - connected;
  return open > 0 ? fill(texts.openConnections, { open, total }) : fill(texts.allConnected, { total });
}

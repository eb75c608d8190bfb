import type { Nm, Point } from "@tracewright/board";
import type { ReactNode } from "react";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { formatLength, type LengthUnit } from "../texts/format-length.ts";
import { fill, useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { type GridSettings, wordGrid } from "./board-grid.ts";

/** CSS pixels of a millimetre at its own size. */
const REAL_SIZE = 96 / 25.4;

/** The line under the canvas: where the pointer is and how far from the origin, in which unit, and what is still open. */
export function StatusBar({
  point,
  origin,
  scale,
  grid,
  unit,
  onUnit,
  layer,
  selected,
  ratsnest,
  unfilledZones,
  children,
}: {
  point: Point | undefined;
  /** The origin of displayed distances. */
  origin: Point;
  /** Pixels in a millimetre. */
  scale: number;
  grid: GridSettings;
  unit: LengthUnit;
  onUnit: () => void;
  /** Name of the active layer. */
  layer: string;
  /** How many items are. */
  selected: number;
  ratsnest: Ratsnest | undefined;
  /** Pours without copper: what they would connect counts as open. */
  unfilledZones: number;
  /** Shown at the right end. */
  children: ReactNode;
}) {
  const texts = useCanvasTexts();
  const length = (value: Nm | undefined) => (value === undefined ? "—" : formatLength(value, unit));
  const away = point && { x: point.x - origin.x, y: point.y - origin.y };
  return (
    <div className={classes.status}>
      <span className={`tw-number ${classes.place}`}>X {length(point?.x)}</span>
      <span className={`tw-number ${classes.place}`}>Y {length(point?.y)}</span>
      <span className={`tw-number ${classes.place} ${classes.wide}`} title={texts.fromOrigin}>
        dx {length(away?.x)}
      </span>
      <span className={`tw-number ${classes.place} ${classes.wide}`} title={texts.fromOrigin}>
        dy {length(away?.y)}
      </span>
      <span className={`tw-number ${classes.place} ${classes.wide}`} title={texts.fromOrigin}>
        {texts.distance} {length(away && Math.hypot(away.x, away.y))}
      </span>
      <button type="button" title={texts.units} aria-label={`${texts.units}: ${unit}`} onClick={onUnit}>
        {unit}
      </button>
      <span className={`tw-number ${classes.zoom}`}>{fill(texts.zoom, { percent: wordPercent(scale) })}</span>
      <span className="tw-number">
        {fill(grid.isSnapping ? texts.gridIs : texts.gridIsFree, { size: wordGrid(grid.size, unit) })}
      </span>
      <span>{layer}</span>
      {selected > 0 && <span className="tw-number">{fill(texts.selected, { count: selected })}</span>}
      <span className={classes.open}>
        {ratsnest && <OpenConnections {...ratsnest} unfilledZones={unfilledZones} />}
      </span>
      <span className={classes.end}>{children}</span>
    </div>
  );
}

function wordPercent(scale: number): string {
  const percent = (scale / REAL_SIZE) * 100;
  return percent < 10 ? percent.toFixed(1) : percent.toFixed(0);
}

function OpenConnections({ total, connected, unfilledZones }: Ratsnest & { unfilledZones: number }) {
  const texts = useCanvasTexts();
  const open = total - connected;
  if (open <= 0) return fill(texts.allConnected, { total });
  const words = fill(texts.openConnections, { open, total });
  if (unfilledZones === 0) return words;
  return <span title={texts.unfilledHint}>{`${words} · ${texts.unfilled}`}</span>;
}

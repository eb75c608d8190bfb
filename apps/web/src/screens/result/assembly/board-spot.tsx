import { Loader } from "@mantine/core";
import { type PartPosition, pinOneMark } from "@tracewright/assembly";
import type { Board, Footprint } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import { useLayoutPicture } from "../drawings/use-layout-picture.ts";
import classes from "./assembly-panel.module.css";
import { partOutline, polygonPoints } from "./part-outline.ts";

/** How much of the board is seen about the part, in sizes of the part, and at least, millimetres. */
const AROUND = { times: 1.8, least: 4 } as const;

/** Where a part is set down: its body, its first pin and the middle that the file says, over the copper of its side. */
export function BoardSpot({
  board,
  footprint,
  position: { reference, position },
}: {
  board: Board;
  footprint: Footprint;
  position: PartPosition;
}) {
  const { t } = useTranslation();
  const { side } = footprint;
  const picture = useLayoutPicture(board, side);
  const outline = partOutline(footprint);
  const bounds = boxOfPoints([...(outline ?? []), position]);
  const box = picture?.box;
  if (!box || !bounds) return <Loader size="sm" aria-label={t("common.loading")} />;
  const { left, top, width, height } = box;
  const size = Math.max(
    AROUND.least,
    AROUND.times * toMm(Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY)),
  );
  // From the back the drawing is turned over its upright axis.
  const turnedOver = 2 * left + width;
  const middle = { x: toMm(bounds.minX + bounds.maxX) / 2, y: toMm(bounds.minY + bounds.maxY) / 2 };
  const x = side === "back" ? turnedOver - middle.x : middle.x;
  const mark = pinOneMark(footprint);
  const [atX, atY] = [toMm(position.x), toMm(position.y)];
  const arm = size / 24;
  return (
    <svg
      className={classes.picture}
      viewBox={`${x - size / 2} ${middle.y - size / 2} ${size} ${size}`}
      role="img"
      aria-label={t("result.assembly.onBoard", { reference, side: t(`result.sides.${side}`) })}
    >
      <image href={picture.source} x={left} y={top} width={width} height={height} />
      <g transform={side === "back" ? `matrix(-1 0 0 1 ${turnedOver} 0)` : undefined}>
        {outline && <polygon className={classes.body} points={polygonPoints(outline)} />}
        {mark && (
          <circle
            className={classes.pin}
            cx={toMm(mark.x)}
            cy={toMm(mark.y)}
            r={Math.max(toMm(mark.radius), size / 60)}
          />
        )}
        <path className={classes.middle} d={`M${atX - arm} ${atY}H${atX + arm}M${atX} ${atY - arm}V${atY + arm}`} />
      </g>
    </svg>
  );
}

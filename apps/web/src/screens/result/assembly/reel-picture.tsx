import { pinOneMark } from "@tracewright/assembly";
import { type Footprint, padBox } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import classes from "./assembly-panel.module.css";
import { partOutline, polygonPoints } from "./part-outline.ts";

const ROUND: ReadonlySet<string> = new Set(["circle", "oval"]);

/**
 * How the part lies when the machine has not turned it yet: the library's drawing, turned back by what the file turns it
 * further. So it has to look in the supplier's drawing of the reel.
 */
export function ReelPicture({ footprint, rotation }: { footprint: Footprint; rotation: number }) {
  const { t } = useTranslation();
  const lying: Footprint = { ...footprint, position: { x: 0, y: 0 }, rotation: 0 };
  const outline = partOutline(lying);
  const bounds = outline && boxOfPoints(outline);
  if (!bounds) return undefined;
  const middle = { x: toMm(bounds.minX + bounds.maxX) / 2, y: toMm(bounds.minY + bounds.maxY) / 2 };
  const size = 1.6 * Math.max(toMm(bounds.maxX - bounds.minX), toMm(bounds.maxY - bounds.minY), 1);
  const mark = pinOneMark(lying);
  return (
    <svg
      className={classes.picture}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      role="img"
      aria-label={t("result.assembly.onReel", { degrees: -rotation })}
    >
      <line className={classes.tape} x1={-size / 2} x2={size / 2} y1={-size * 0.46} y2={-size * 0.46} />
      <line className={classes.tape} x1={-size / 2} x2={size / 2} y1={size * 0.46} y2={size * 0.46} />
      {/* Turning in SVG is clockwise. A part on the back is stored with its y negated. */}
      <g
        transform={`rotate(${rotation}) ${footprint.side === "back" ? "scale(1 -1) " : ""}translate(${-middle.x} ${-middle.y})`}
      >
        {outline && <polygon className={classes.body} points={polygonPoints(outline)} />}
        {lying.pads.map((pad) => {
          const { minX, minY, maxX, maxY } = padBox(lying, pad);
          return (
            <rect
              key={pad.id}
              className={classes.pad}
              x={toMm(minX)}
              y={toMm(minY)}
              width={toMm(maxX - minX)}
              height={toMm(maxY - minY)}
              rx={ROUND.has(pad.shape.kind) ? toMm(Math.min(maxX - minX, maxY - minY)) / 2 : 0}
            />
          );
        })}
        {mark && (
          <circle
            className={classes.pin}
            cx={toMm(mark.x)}
            cy={toMm(mark.y)}
            r={Math.max(toMm(mark.radius), size / 40)}
          />
        )}
      </g>
    </svg>
  );
}

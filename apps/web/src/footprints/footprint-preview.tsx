import type { Footprint } from "@tracewright/board";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type FootprintPicture, pictureOf } from "./footprint-picture.ts";
import classes from "./footprint-preview.module.css";

const WIDTH = 300;
const HEIGHT = 180;
/** Room for the lines that measure, below and on the right, pixels. */
const MEASURES = 30;
const EDGE = 6;
/** Numbers are written on pads that have so much room, pixels. */
const MIN_PAD = 9;

/** Pads, body, silkscreen and courtyard of a footprint with its measures; pads that no pin of the symbol has are marked. */
export function FootprintPreview({
  footprint,
  pins,
  label,
}: {
  footprint: Footprint;
  /** Of the symbol; absent where nothing is to be compared. */
  pins?: readonly string[] | undefined;
  label: string;
}) {
  const { t } = useTranslation();
  const picture = useMemo(() => pictureOf(footprint), [footprint]);
  const pinNumbers = useMemo(() => pins && new Set(pins), [pins]);
  if (!picture) return <p className={classes.nothing}>{t("footprints.nothingDrawn")}</p>;
  const view = fit(picture);
  const { extent } = picture;
  const size = { width: extent.maxX - extent.minX, height: extent.maxY - extent.minY };
  return (
    <svg className={classes.preview} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
        {picture.lines.map(({ kind, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and their list never changes
          <path key={index} d={path} className={classes[kind]} vectorEffect="non-scaling-stroke" />
        ))}
        {picture.pads.map(({ number, path, hole, isMechanical }, index) => {
          const isLoose = !isMechanical && pinNumbers !== undefined && !pinNumbers.has(number);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several pads may have one number
            <g key={index}>
              <path d={path} className={classes.pad} data-loose={isLoose} data-mechanical={isMechanical} />
              {hole && <path d={hole} className={classes.hole} />}
            </g>
          );
        })}
      </g>
      {picture.pads.map(({ number, x, y, room, hole }, index) =>
        room * view.scale < MIN_PAD || number === "" ? null : (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: several pads may have one number
            key={index}
            className={classes.number}
            data-hole={hole !== undefined}
            x={view.x + x * view.scale}
            y={view.y + y * view.scale}
            fontSize={Math.min(12, (room * view.scale) / (number.length > 2 ? 2 : 1.3))}
          >
            {number}
          </text>
        ),
      )}
      <Measure
        text={length(size.width)}
        from={[view.x + extent.minX * view.scale, view.bottom + 12]}
        to={[view.x + extent.maxX * view.scale, view.bottom + 12]}
      />
      <Measure
        text={length(size.height)}
        from={[view.right + 12, view.y + extent.minY * view.scale]}
        to={[view.right + 12, view.y + extent.maxY * view.scale]}
      />
    </svg>
  );
}

function length(mm: number): string {
  return `${Number(mm.toFixed(2))}`;
}

/** The picture as large as it may be, in the middle. */
function fit({ box }: FootprintPicture) {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const [roomX, roomY] = [WIDTH - MEASURES - 2 * EDGE, HEIGHT - MEASURES - 2 * EDGE];
  const scale = Math.min(roomX / width, roomY / height, 60);
  const left = EDGE + (roomX - width * scale) / 2;
  const top = EDGE + (roomY - height * scale) / 2;
  return {
    scale,
    x: left - box.minX * scale,
    y: top - box.minY * scale,
    right: left + width * scale,
    bottom: top + height * scale,
  };
}

/** A line with ends across and its length beside it. */
function Measure({
  text,
  from: [x1, y1],
  to: [x2, y2],
}: {
  text: string;
  from: readonly [number, number];
  to: readonly [number, number];
}) {
  const isFlat = y1 === y2;
  const [dx, dy] = isFlat ? [0, 3] : [3, 0];
  const [x, y] = isFlat ? [(x1 + x2) / 2, y1 + 13] : [x1 + 9, (y1 + y2) / 2];
  return (
    <g className={classes.measure}>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${2 * dx} ${2 * dy}M${x2 - dx} ${y2 - dy}l${2 * dx} ${2 * dy}`}
      />
      <text x={x} y={y} {...(!isFlat && { transform: `rotate(90 ${x} ${y})` })}>
        {text}
      </text>
    </g>
  );
}

import { type Board, netClassOf } from "@tracewright/board";
import type { ToolView } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { useId } from "react";
import classes from "./tool-overlay.module.css";

/** Of the thin line, pixels. */
const LINE = 1;

/** How far other copper has to stay from the track being drawn, as a thin line around it. */
export function ClearanceOutline({
  board,
  track: { net, tracks, vias },
  view,
}: {
  board: Board;
  track: NonNullable<ToolView["routing"]>;
  view: Viewport;
}) {
  const id = useId();
  if (tracks.length + vias.length === 0) return null;
  const clearance = Math.max(netClassOf(board, net).clearance, board.rules.minClearance);
  const pixels = (length: number) => (length * view.scale) / 1e6;
  const place = (point: Point) => boardToScreen(view, point);
  const shapes = (extra: number) => (
    <>
      {tracks.map(({ id: track, start, end, width }) => {
        const [a, b] = [place(start), place(end)];
        const wide = pixels(width + 2 * clearance) + extra;
        return <line key={track} x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={wide} strokeLinecap="round" />;
      })}
      {vias.map(({ id: via, position, diameter }) => {
        const { x, y } = place(position);
        return (
          <line
            key={via}
            x1={x}
            y1={y}
            x2={x}
            y2={y}
            strokeWidth={pixels(diameter + 2 * clearance) + extra}
            strokeLinecap="round"
          />
        );
      })}
    </>
  );
  // What is left of the wider lines without the narrower ones is the outline of all of them together.
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={view.width} height={view.height}>
        <g stroke="white">{shapes(2 * LINE)}</g>
        <g stroke="black">{shapes(0)}</g>
      </mask>
      <rect className={classes.clearance} width={view.width} height={view.height} mask={`url(#${id})`} />
    </>
  );
}

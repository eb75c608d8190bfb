import type { Board } from "@tracewright/board";
import type { ToolView } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { ClearanceOutline } from "./clearance-outline.tsx";
import classes from "./tool-overlay.module.css";

/** What the tool draws over the board and is no part of it: its box, its line, what it snaps to, the room a track needs. */
export function ToolOverlay({ board, tool, view }: { board: Board; tool: ToolView; view: Viewport }) {
  const { box, path, measure, snap, routing } = tool;
  if (!box && !path && !measure && !snap && !routing) return null;
  const place = (point: Point) => boardToScreen(view, point);
  const write = (points: readonly Point[]) =>
    points
      .map((point) => place(point))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");
  const [from, to] = box ? [place(box.from), place(box.to)] : [];
  const snapped = snap && place(snap.point);
  return (
    <svg className={classes.overlay} aria-hidden>
      {box && from && to && (
        <rect
          className={classes.box}
          data-mode={box.mode}
          x={Math.min(from.x, to.x)}
          y={Math.min(from.y, to.y)}
          width={Math.abs(to.x - from.x)}
          height={Math.abs(to.y - from.y)}
        />
      )}
      {path && <polyline className={classes.path} points={write(path.points)} />}
      {path?.isClosed && path.points.length > 2 && (
        <polyline className={classes.closing} points={write([path.points.at(-1)!, path.points[0]!])} />
      )}
      {measure && <polyline className={classes.path} points={write([measure.from, measure.to])} />}
      {routing && <ClearanceOutline board={board} track={routing} view={view} />}
      {snapped && <circle className={classes.snap} cx={snapped.x} cy={snapped.y} r={5} />}
    </svg>
  );
}

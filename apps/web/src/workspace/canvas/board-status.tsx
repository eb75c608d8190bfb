import { IconLayoutSidebarRight } from "@tabler/icons-react";
import type { Nm } from "@tracewright/geometry";
import type { ReactNode } from "react";
import { useCamera, useCameraFact } from "../controller/canvas/camera.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { ActionButton } from "../input/controls/action-button.tsx";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { formatLength } from "../texts/format-length.ts";
import { fill, useCanvasTexts } from "../texts/use-canvas-texts.ts";
import { countUnfilledZones } from "../zone-fill/count-unfilled-zones.ts";
import classes from "./board-canvas.module.css";
import { wordGrid } from "./board-grid.ts";
import { useDisplay } from "./use-display.ts";

/** CSS pixels of a millimetre at its own size. */
const REAL_SIZE = 96 / 25.4;

/** The line under the canvas: where the pointer is and how far from the origin, in which unit, and what is still open. */
export function BoardStatus({
  children,
}: {
  /** Shown at the right end. */
  children: ReactNode;
}) {
  const texts = useCanvasTexts();
  const { editor, board, ratsnest } = useSubject();
  const { gridOrigin: origin, grid, active, unit, switchUnit } = useDisplay();
  const { length: selected } = useEditorState(editor).selection;
  const camera = useCamera();
  const point = useCameraFact(camera, (one) => one.over);
  const scale = useCameraFact(camera, (one) => one.view.scale);
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
      <button type="button" title={texts.units} aria-label={`${texts.units}: ${unit}`} onClick={switchUnit}>
        {unit}
      </button>
      <span className={`tw-number ${classes.zoom}`}>{fill(texts.zoom, { percent: wordPercent(scale) })}</span>
      <span className="tw-number">
        {fill(grid.isSnapping ? texts.gridIs : texts.gridIsFree, { size: wordGrid(grid.size, unit) })}
      </span>
      <span>{board.layers.find(({ id }) => id === active)?.userName ?? active}</span>
      {selected > 0 && <span className="tw-number">{fill(texts.selected, { count: selected })}</span>}
      <span className={classes.open}>
        {ratsnest && <OpenConnections {...ratsnest} unfilledZones={countUnfilledZones(board)} />}
      </span>
      <span className={classes.end}>
        {children}
        <ActionButton id="sidePanel">
          <IconLayoutSidebarRight size={16} aria-hidden />
        </ActionButton>
      </span>
    </div>
  );
}

function wordPercent(scale: number): string {
  const percent = (scale / REAL_SIZE) * 100;
  return percent < 10 ? percent.toFixed(1) : percent.toFixed(0);
}

/** `unfilledZones`: pours without copper; what they would connect counts as open. */
function OpenConnections({ total, connected, unfilledZones }: Ratsnest & { unfilledZones: number }) {
  const texts = useCanvasTexts();
  const open = total - connected;
  if (open <= 0) return fill(texts.allConnected, { total });
  const words = fill(texts.openConnections, { open, total });
  if (unfilledZones === 0) return words;
  return <span title={texts.unfilledHint}>{`${words} · ${texts.unfilled}`}</span>;
}

import { copperLayers, type LayerId } from "@tracewright/board";
import { parseLength } from "@tracewright/editor";
import type { Nm } from "@tracewright/geometry";
import { useState } from "react";
import { useSubject } from "../controller/canvas/subject.ts";
import type { LengthUnit } from "../texts/format-length.ts";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { GRID_SIZES, GRID_STYLES, wordGrid } from "./board-grid.ts";
import { useDisplay } from "./use-display.ts";

/** What is set about the canvas as a whole, shown where nothing is selected. */
export function CanvasSettings() {
  const { board } = useSubject();
  const { active, activate: onActive, unit, switchUnit: onUnit, grid, setGrid: onGrid } = useDisplay();
  const texts = useCanvasTexts();
  return (
    <section className={classes.section} aria-label={texts.general}>
      <h2 className={classes.heading}>{texts.general}</h2>
      <div className={classes.settings}>
        <label>
          {texts.layer}
          <select value={active} onChange={(event) => onActive(event.currentTarget.value as LayerId)}>
            {copperLayers(board).map((id) => (
              <option key={id} value={id}>
                {board.layers.find((layer) => layer.id === id)?.userName ?? id}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.unit}
          <select value={unit} onChange={onUnit}>
            <option value="mm">mm</option>
            <option value="mil">mil</option>
          </select>
        </label>
        <label>
          {texts.gridShown}
          <input
            type="checkbox"
            checked={grid.isVisible}
            onChange={() => onGrid((before) => ({ ...before, isVisible: !before.isVisible }))}
          />
        </label>
        <label>
          {texts.gridStyle}
          <select
            value={grid.style}
            onChange={(event) => {
              const style = GRID_STYLES.find((known) => known === event.currentTarget.value);
              if (style) onGrid((before) => ({ ...before, style }));
            }}
          >
            {GRID_STYLES.map((style) => (
              <option key={style} value={style}>
                {texts.gridStyles[style]}
              </option>
            ))}
          </select>
        </label>
        <DistanceField
          label={texts.gridSize}
          value={grid.size}
          unit={unit}
          onValue={(size) => onGrid((before) => ({ ...before, size }))}
        />
        <label>
          {texts.snapping}
          <input
            type="checkbox"
            checked={grid.isSnapping}
            onChange={() => onGrid((before) => ({ ...before, isSnapping: !before.isSnapping }))}
          />
        </label>
        <label>
          {texts.snapToGrid}
          <input
            type="checkbox"
            checked={grid.snap === "grid"}
            onChange={() => onGrid((before) => ({ ...before, snap: before.snap === "grid" ? before.size : "grid" }))}
          />
        </label>
        {grid.snap !== "grid" && (
          <DistanceField
            label={texts.snapSize}
            value={grid.snap}
            unit={unit}
            onValue={(snap) => onGrid((before) => ({ ...before, snap }))}
          />
        )}
      </div>
    </section>
  );
}

/** A distance out of the list of the unit, or typed: "0.3", "12mil", "1/2in". What is no distance is not taken. */
function DistanceField({
  label,
  value,
  unit,
  onValue,
}: {
  label: string;
  value: Nm;
  unit: LengthUnit;
  onValue: (value: Nm) => void;
}) {
  const texts = useCanvasTexts();
  const [typed, setTyped] = useState<string>();
  const parsed = typed === undefined ? undefined : parseLength(typed, unit);
  const wanted = parsed?.kind === "length" && parsed.value > 0 ? parsed.value : undefined;
  const isWrong = typed !== undefined && wanted === undefined;
  const take = () => {
    if (wanted !== undefined) onValue(wanted);
    setTyped(undefined);
  };
  const listId = `distances-${unit}`;
  return (
    <label>
      {label}
      <span>
        <input
          type="text"
          className="tw-number"
          list={listId}
          value={typed ?? wordGrid(value, unit)}
          aria-invalid={isWrong}
          title={isWrong ? texts.noDistance : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === "Enter") take();
            if (event.key === "Escape") setTyped(undefined);
          }}
        />
        <datalist id={listId}>
          {GRID_SIZES[unit].map((size) => (
            <option key={size} value={wordGrid(size, unit)} />
          ))}
        </datalist>
      </span>
    </label>
  );
}

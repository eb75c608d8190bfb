import type { Box } from "@tracewright/geometry";
import { type KeyboardEvent, useRef } from "react";
import { type FilePreview, spotOnPreview } from "../receipt/file-preview.ts";
import classes from "./part-buttons.module.css";

export interface PartSpot {
  readonly key: string;
  /** The part's reference. */
  readonly name: string | undefined;
  readonly isChosen: boolean;
  /** In the drawing's own places, nanometres. */
  readonly box: Box;
  readonly onChoose: () => void;
}

/** Parts as buttons over a drawing; one of them takes part in Tab, arrows go through the others. */
export function PartButtons({ picture, spots }: { picture: Pick<FilePreview, "box">; spots: readonly PartSpot[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const firstChosen = spots.findIndex(({ isChosen }) => isChosen);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(frame.current?.children ?? [])];
    if (by === undefined || buttons.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons[(buttons.indexOf(event.target as Element) + by + buttons.length) % buttons.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of the buttons to the next
    <div ref={frame} onKeyDown={step}>
      {spots.map(({ key, name, isChosen, box, onChoose }, index) => {
        const from = spotOnPreview(picture, { x: box.minX, y: box.minY });
        const to = spotOnPreview(picture, { x: box.maxX, y: box.maxY });
        if (!from || !to) return null;
        return (
          <button
            key={key}
            type="button"
            className={classes.part}
            tabIndex={index === Math.max(0, firstChosen) ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={name}
            title={name}
            style={{
              left: `${from.left}%`,
              top: `${from.top}%`,
              width: `${to.left - from.left}%`,
              height: `${to.top - from.top}%`,
            }}
            onClick={onChoose}
          />
        );
      })}
    </div>
  );
}

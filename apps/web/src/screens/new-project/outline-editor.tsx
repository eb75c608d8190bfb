import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_SIDE_MM, MIN_SIDE_MM, type OutlineSize } from "./board-draft.ts";
import classes from "./outline-editor.module.css";

const VIEW = { width: 260, height: 180 };
/** Around the outline: it can be drawn larger without a new scale. */
const MARGIN = { x: 46, y: 38 };
/** Shift with an arrow key. */
const LARGE_STEPS = 10;

type Handle = "width" | "height" | "corner";

interface Drag {
  readonly handle: Handle;
  readonly scale: number;
}

/**
 * The outline in its proportions, and in it the area that the parts take. Its right and lower edge and the corner
 * between them are dragged about its middle; the edges go by arrow keys too.
 */
export function OutlineEditor({
  size,
  share,
  isTight,
  step,
  onSize,
}: {
  size: OutlineSize;
  share: number;
  isTight: boolean;
  /** Millimetres of an arrow key. */
  step: number;
  onSize: (size: OutlineSize) => void;
}) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const { widthMm, heightMm } = size;
  const fitting = Math.min((VIEW.width - 2 * MARGIN.x) / widthMm, (VIEW.height - 2 * MARGIN.y) / heightMm);
  // The outline stays under the pointer: the scale is that of the beginning until it is let go.
  const scale = drag?.scale ?? fitting;
  const width = Math.min(VIEW.width, widthMm * scale);
  const height = Math.min(VIEW.height, heightMm * scale);
  const right = (VIEW.width + width) / 2;
  const bottom = (VIEW.height + height) / 2;
  const filled = Math.sqrt(Math.min(1, share));
  const shown = (mm: number) => Number(mm.toFixed(1));

  const follow = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!drag || !box) return;
    const x = Math.min(VIEW.width, event.clientX - box.left) - VIEW.width / 2;
    const y = Math.min(VIEW.height, event.clientY - box.top) - VIEW.height / 2;
    onSize({
      widthMm: drag.handle === "height" ? widthMm : Math.max(MIN_SIDE_MM, (2 * x) / drag.scale),
      heightMm: drag.handle === "width" ? heightMm : Math.max(MIN_SIDE_MM, (2 * y) / drag.scale),
    });
  };
  const pointer = (handle: Handle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ handle, scale });
    },
    onPointerMove: follow,
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => setDrag(undefined),
  });
  const slider = (side: "width" | "height") => {
    const mm = side === "width" ? widthMm : heightMm;
    const go = (to: number) => onSize(side === "width" ? { widthMm: to, heightMm } : { widthMm, heightMm: to });
    return {
      ...pointer(side),
      role: "slider",
      tabIndex: 0,
      "aria-label": t(`newProject.board.drag.${side}`),
      "aria-orientation": side === "width" ? ("horizontal" as const) : ("vertical" as const),
      "aria-valuemin": MIN_SIDE_MM,
      "aria-valuemax": MAX_SIDE_MM,
      "aria-valuenow": shown(mm),
      "aria-valuetext": `${shown(mm)} mm`,
      onKeyDown: (event: KeyboardEvent) => {
        const by = step * (event.shiftKey ? LARGE_STEPS : 1);
        // Downwards the lower edge makes the board higher.
        const larger = side === "width" ? ["ArrowRight", "ArrowUp"] : ["ArrowDown", "ArrowRight"];
        const smaller = side === "width" ? ["ArrowLeft", "ArrowDown"] : ["ArrowUp", "ArrowLeft"];
        if (larger.includes(event.key)) go(mm + by);
        else if (smaller.includes(event.key)) go(mm - by);
        else return;
        event.preventDefault();
      },
    };
  };
  return (
    <div ref={stage} className={classes.stage} style={VIEW} data-dragged={drag?.handle}>
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={t("newProject.board.picture", {
          width: shown(widthMm),
          height: shown(heightMm),
          percent: Math.round(100 * share),
        })}
      >
        <rect
          x={right - width}
          y={bottom - height}
          width={width}
          height={height}
          rx={Math.min(6, 2 * scale)}
          className={classes.outline}
        />
        <rect
          x={VIEW.width / 2 - (width * filled) / 2}
          y={VIEW.height / 2 - (height * filled) / 2}
          width={width * filled}
          height={height * filled}
          data-tight={isTight}
          className={classes.parts}
        />
        <text x={VIEW.width / 2} y={Math.max(10, bottom - height - 8)} textAnchor="middle">
          {shown(widthMm)} mm
        </text>
        <text
          x={Math.max(10, right - width - 8)}
          y={VIEW.height / 2}
          textAnchor="middle"
          transform={`rotate(-90 ${Math.max(10, right - width - 8)} ${VIEW.height / 2})`}
        >
          {shown(heightMm)} mm
        </text>
        <text x={VIEW.width / 2} y={VIEW.height / 2} textAnchor="middle" dominantBaseline="central">
          {Math.round(100 * share)} %
        </text>
      </svg>
      <div
        className={classes.handle}
        data-handle="width"
        style={{ left: right, top: VIEW.height / 2 }}
        {...slider("width")}
      />
      <div
        className={classes.handle}
        data-handle="height"
        style={{ left: VIEW.width / 2, top: bottom }}
        {...slider("height")}
      />
      {/* Both edges have keys of their own. */}
      <div
        className={classes.handle}
        data-handle="corner"
        style={{ left: right, top: bottom }}
        aria-hidden
        {...pointer("corner")}
      />
    </div>
  );
}

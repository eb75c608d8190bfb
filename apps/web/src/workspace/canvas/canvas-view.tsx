/** The drawing itself: one canvas, drawn at most once a frame, and the pointer that moves its view. */
import type { Point } from "@tracewright/board";
import {
  type BoardPicker,
  type PickedItem,
  panViewport,
  resizeViewport,
  screenToBoard,
  type Viewport,
  viewedSide,
  zoomViewport,
} from "@tracewright/rendering";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import classes from "./board-canvas.module.css";
import { CanvasPainter } from "./canvas-painter.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { type WheelHabit, WheelReader } from "./wheel-reader.ts";

interface CanvasViewProps {
  readonly picture: CanvasPicture;
  readonly view: Viewport;
  readonly picker: BoardPicker;
  readonly onView: (change: (view: Viewport) => Viewport) => void;
  readonly wheelHabit: WheelHabit;
  /** Where the pointer is over the canvas, in pixels. */
  readonly onPointer: (at: Point | undefined) => void;
  /** `isMore`: on top of what is selected. */
  readonly onPick: (items: readonly PickedItem[], isMore: boolean) => void;
  /** A menu is asked for at this pixel, above these items. */
  readonly onMenu?: (at: Point, items: readonly PickedItem[]) => void;
  readonly label: string;
  readonly descriptionId: string;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
}

/** A pointer that moved less is a click, not a drag. */
const CLICK_PIXELS = 4;
const PICK_PIXELS = 3;

export function CanvasView(props: CanvasViewProps) {
  const { canvasRef, picture, view, onView, onPointer } = props;
  const painter = useRef<CanvasPainter>(undefined);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const bounds = useRef(picture.scene.bounds);
  bounds.current = picture.scene.bounds;
  const habit = useRef(props.wheelHabit);
  habit.current = props.wheelHabit;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (!box || box.width === 0 || box.height === 0) return;
      onView((before) => resizeViewport(before, box, bounds.current));
    });
    observer.observe(canvas);
    const reader = new WheelReader();
    // React listens to wheels passively, which cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      const move = reader.read(event, habit.current);
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      onPointer(at);
      onView((before) =>
        move.kind === "zoom" ? zoomViewport(before, move.factor, at.x, at.y) : panViewport(before, move.dx, move.dy),
      );
    };
    canvas.addEventListener("wheel", turn, { passive: false });
    return () => {
      observer.disconnect();
      canvas.removeEventListener("wheel", turn);
    };
  }, [canvasRef, onView, onPointer]);

  useEffect(() => {
    const context = canvasRef.current?.getContext("2d");
    if (!canvasRef.current || !context) return;
    const opened = new CanvasPainter(canvasRef.current, context);
    painter.current = opened;
    return () => opened.dispose();
  }, [canvasRef]);
  useEffect(() => painter.current?.show(picture, view), [picture, view]);

  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const move = (event: PointerEvent) => {
    const at = placeOf(event);
    onPointer(at);
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    pointers.current.set(event.pointerId, at);
    travelled.current += Math.hypot(at.x - last.x, at.y - last.y);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(at.x - other.x, at.y - other.y);
      if (before > 0 && after > 0)
        onView((old) => zoomViewport(old, after / before, (at.x + other.x) / 2, (at.y + other.y) / 2));
    } else if (travelled.current >= CLICK_PIXELS) onView((old) => panViewport(old, at.x - last.x, at.y - last.y));
  };

  const release = (event: PointerEvent) => {
    const wasDown = pointers.current.delete(event.pointerId);
    if (!wasDown || travelled.current >= CLICK_PIXELS || event.type === "pointercancel") return;
    if (event.button !== 0 && event.button !== 2) return;
    const { x, y } = placeOf(event);
    const items = props.picker.pick(screenToBoard(view, x, y), {
      tolerance: (PICK_PIXELS * 1e6) / view.scale,
      viewedFrom: viewedSide(view),
      isVisible: (layer) => !picture.hidden.has(layer),
    });
    // A drag with the right button moves the view, so its menu opens when it is let go.
    if (event.button === 2) props.onMenu?.({ x, y }, items);
    else props.onPick(items, event.shiftKey);
  };

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application of its own, told in words beside it
    <canvas
      ref={canvasRef}
      className={classes.canvas}
      tabIndex={0}
      role="application"
      aria-label={props.label}
      aria-describedby={props.descriptionId}
      onPointerDown={(event) => {
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, placeOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      // The middle button would start the browser's own scrolling.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={() => onPointer(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

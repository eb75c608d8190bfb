/** The drawing itself: one canvas, drawn at most once a frame, and what the wheel and pointers do on it. */
import type { Point } from "@tracewright/board";
import { panViewport, resizeViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { type RefObject, useEffect, useRef } from "react";
import type { CanvasHand } from "../editing/use-canvas-hand.ts";
import { type WheelHabit, WheelReader } from "../input/wheel/wheel-reader.ts";
import classes from "./board-canvas.module.css";
import { CanvasPainter } from "./canvas-painter.ts";
import type { CanvasPicture } from "./canvas-picture.ts";

interface CanvasViewProps {
  readonly picture: CanvasPicture;
  readonly view: Viewport;
  readonly onView: (change: (view: Viewport) => Viewport) => void;
  readonly wheelHabit: WheelHabit;
  /** Where the pointer is over the canvas, in pixels. */
  readonly onPointer: (at: Point | undefined) => void;
  /** What pointers do. */
  readonly hand: CanvasHand;
  readonly label: string;
  readonly descriptionId: string;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
}

export function CanvasView(props: CanvasViewProps) {
  const { canvasRef, picture, view, onView, onPointer } = props;
  const painter = useRef<CanvasPainter>(undefined);
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

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a separate application, described beside it
    <canvas
      ref={canvasRef}
      className={classes.canvas}
      tabIndex={0}
      role="application"
      aria-label={props.label}
      aria-describedby={props.descriptionId}
      // The middle button would start the browser's own scrolling.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      {...props.hand}
      onPointerLeave={() => onPointer(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

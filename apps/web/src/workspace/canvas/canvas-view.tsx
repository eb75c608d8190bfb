/** The drawing itself: one canvas, drawn at most once a frame, and what the wheel and pointers do on it. */
import type { Point } from "@tracewright/geometry";
import { panViewport, resizeViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { type RefObject, useEffect, useRef } from "react";
import { type WheelHabit, WheelReader } from "../input/wheel/wheel-reader.ts";
import classes from "./board-canvas.module.css";
import { CanvasPainter } from "./canvas-painter.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import type { CanvasHand } from "./use-canvas-hand.ts";

/** How a canvas is looked at, and who moves that. */
export interface CanvasCamera {
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly view: Viewport;
  readonly setView: (change: (view: Viewport) => Viewport) => void;
  /** Receives where the pointer is over the canvas, pixels. */
  readonly setPointer: (at: Point | undefined) => void;
}

interface CanvasViewProps {
  readonly picture: CanvasPicture;
  readonly camera: CanvasCamera;
  readonly wheelHabit: WheelHabit;
  /** What pointers do. */
  readonly hand: CanvasHand;
  readonly label: string;
  readonly descriptionId: string;
}

export function CanvasView(props: CanvasViewProps) {
  const { picture } = props;
  const { canvasRef, view, setView, setPointer } = props.camera;
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
      setView((before) => resizeViewport(before, box, bounds.current));
    });
    observer.observe(canvas);
    const reader = new WheelReader();
    // React listens to wheels passively, which cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      const move = reader.read(event, habit.current);
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      setPointer(at);
      setView((before) =>
        move.kind === "zoom" ? zoomViewport(before, move.factor, at.x, at.y) : panViewport(before, move.dx, move.dy),
      );
    };
    canvas.addEventListener("wheel", turn, { passive: false });
    return () => {
      observer.disconnect();
      canvas.removeEventListener("wheel", turn);
    };
  }, [canvasRef, setView, setPointer]);

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
      onPointerLeave={() => setPointer(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

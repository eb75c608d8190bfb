/** The drawing itself: one canvas, drawn at most once a frame, and the pointer and keys that move its view. */
import type { Board, Box, Point } from "@tracewright/board";
import {
  type BoardPicker,
  type BoardTheme,
  CanvasRenderer,
  drawingOrder,
  fitViewport,
  flipViewport,
  type PickedItem,
  panViewport,
  RATSNEST_LAYER,
  resizeViewport,
  type Scene,
  type SceneLayerId,
  screenToBoard,
  type Viewport,
  viewedSide,
  zoomViewport,
} from "@tracewright/rendering";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import classes from "./board-canvas.module.css";
import { type WheelHabit, WheelReader } from "./wheel-reader.ts";

/** Everything a frame shows. */
interface CanvasPicture {
  readonly board: Board;
  readonly scene: Scene;
  /** Drawn bright while the rest is dimmed: a net. */
  readonly highlight: Scene | undefined;
  readonly selection: Scene | undefined;
  /** What a running task has found so far. */
  readonly preview: Scene | undefined;
  /** What it has found of the highlighted net. */
  readonly highlightedPreview: Scene | undefined;
  /** Airwires of the highlighted net, or all of them while no net is highlighted. */
  readonly ratsnest: Scene | undefined;
  readonly dimmedRatsnest: Scene | undefined;
  readonly theme: BoardTheme;
  readonly hidden: ReadonlySet<SceneLayerId>;
  readonly view: Viewport;
}

interface CanvasViewProps extends CanvasPicture {
  readonly picker: BoardPicker;
  readonly onView: (change: (view: Viewport) => Viewport) => void;
  readonly wheelHabit: WheelHabit;
  /** Where the pointer is over the canvas, in pixels. */
  readonly onPointer: (at: Point | undefined) => void;
  readonly onPick: (items: readonly PickedItem[]) => void;
  readonly label: string;
  readonly descriptionId: string;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
}

const DIMMED = 0.22;
/** A pointer that moved less is a click, not a drag. */
const CLICK_PIXELS = 4;
const PICK_PIXELS = 3;
/** What is selected is shown with so much of its surroundings. */
export const CHOSEN_MARGIN = 0.3;

export function CanvasView(props: CanvasViewProps) {
  const { canvasRef, view, onView, onPointer } = props;
  const renderer = useRef<CanvasRenderer>(undefined);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const bounds = useRef(props.scene.bounds);
  bounds.current = props.scene.bounds;
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

  const { board, scene, highlight, selection, preview, highlightedPreview, ratsnest, dimmedRatsnest, theme, hidden } =
    props;
  useEffect(() => {
    const picture = {
      board,
      scene,
      highlight,
      selection,
      preview,
      highlightedPreview,
      ratsnest,
      dimmedRatsnest,
      theme,
      hidden,
      view,
    };
    const frame = requestAnimationFrame(() => {
      const canvas = canvasRef.current;
      if (!canvas || view.width === 0) return;
      const context = canvas.getContext("2d");
      if (!context) return;
      renderer.current ??= new CanvasRenderer(context);
      drawFrame(canvas, renderer.current, picture);
    });
    return () => cancelAnimationFrame(frame);
  }, [
    canvasRef,
    board,
    scene,
    highlight,
    selection,
    preview,
    highlightedPreview,
    ratsnest,
    dimmedRatsnest,
    theme,
    hidden,
    view,
  ]);

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
    if (!wasDown || event.button !== 0 || travelled.current >= CLICK_PIXELS || event.type === "pointercancel") return;
    const { x, y } = placeOf(event);
    props.onPick(
      props.picker.pick(screenToBoard(view, x, y), {
        tolerance: (PICK_PIXELS * 1e6) / view.scale,
        viewedFrom: viewedSide(view),
        isVisible: (layer) => !props.hidden.has(layer),
      }),
    );
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

function drawFrame(canvas: HTMLCanvasElement, renderer: CanvasRenderer, picture: CanvasPicture): void {
  const {
    board,
    scene,
    highlight,
    selection,
    preview,
    highlightedPreview,
    ratsnest,
    dimmedRatsnest,
    theme,
    hidden,
    view,
  } = picture;
  const pixelRatio = window.devicePixelRatio || 1;
  const width = Math.round(view.width * pixelRatio);
  const height = Math.round(view.height * pixelRatio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const order = drawingOrder(board, viewedSide(view));
  const style = { theme, order, hidden, pixelRatio };
  const items = order.filter((id) => id !== "board");
  renderer.clear(view, theme, pixelRatio);
  renderer.drawScene(scene, view, { ...style, opacity: highlight ? DIMMED : 1 });
  if (preview) renderer.drawScene(preview, view, { ...style, order: items, opacity: highlight ? DIMMED : 1 });
  for (const bright of [highlight, highlightedPreview])
    if (bright) renderer.drawScene(bright, view, { ...style, order: items });
  if (selection)
    renderer.drawScene(selection, view, { ...style, order: items, colour: theme.selection, opacity: 0.75 });
  const wires = { ...style, order: [RATSNEST_LAYER] as const };
  if (dimmedRatsnest) renderer.drawScene(dimmedRatsnest, view, { ...wires, opacity: DIMMED });
  if (ratsnest) renderer.drawScene(ratsnest, view, wires);
}

/** What a key does to the view; undefined when it is not one of the view's keys. By place of the key, not by letter. */
export function viewKey(
  event: { readonly code: string; readonly key: string; readonly shiftKey: boolean },
  { bounds, chosen }: { readonly bounds: Box; readonly chosen: Box | undefined },
): ((view: Viewport) => Viewport) | undefined {
  const step = event.shiftKey ? 200 : 50;
  const zoom = (factor: number) => (view: Viewport) => zoomViewport(view, factor, view.width / 2, view.height / 2);
  if (event.code === "Home") return (view) => fitViewport(view, bounds);
  if (event.key === "+" || event.code === "NumpadAdd" || event.code === "Equal") return zoom(1.25);
  if (event.key === "-" || event.code === "NumpadSubtract" || event.code === "Minus") return zoom(0.8);
  if (event.code === "ArrowLeft") return (view) => panViewport(view, step, 0);
  if (event.code === "ArrowRight") return (view) => panViewport(view, -step, 0);
  if (event.code === "ArrowUp") return (view) => panViewport(view, 0, step);
  if (event.code === "ArrowDown") return (view) => panViewport(view, 0, -step);
  if (event.code === "KeyF" && event.shiftKey) return flipViewport;
  if (event.code === "KeyF" && chosen) return (view) => fitViewport(view, chosen, CHOSEN_MARGIN);
  return undefined;
}

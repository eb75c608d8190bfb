import { type RefObject, useEffect, useRef, useState } from "react";
import type { BoardModel } from "./board-model.ts";
import type { ModelPart } from "./model-facts.ts";
import { ModelViewer } from "./model-viewer.ts";
import { NoGraphicsError } from "./open-graphics.ts";

interface ViewerPlace {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What the canvas fills. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Nothing moves by itself. */
  readonly isStill: boolean;
  readonly onPick: (part: ModelPart | undefined) => void;
}

/**
 * Keeps in `viewer` one of the model in the canvas, as large as its frame, while there is a model. Answers what went wrong;
 * `lost`: the browser has taken the graphics away, or failed with them.
 */
export function useModelViewer(
  viewer: RefObject<ModelViewer | undefined>,
  model: BoardModel | undefined,
  { canvas, frame, isStill, onPick }: ViewerPlace,
): "noGraphics" | "lost" | undefined {
  const [failure, setFailure] = useState<"noGraphics" | "lost">();
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    // Another model is another try: where the last one was lost there is no canvas until then.
    setFailure(undefined);
    if (!model || !canvas.current || !frame.current) return;
    try {
      viewer.current = new ModelViewer(canvas.current, model, {
        onPick: (part) => pick.current(part),
        onLost: () => setFailure("lost"),
        isStill,
      });
    } catch (error) {
      setFailure(error instanceof NoGraphicsError ? "noGraphics" : "lost");
      return;
    }
    const watch = new ResizeObserver(([entry]) => {
      if (entry) viewer.current?.resize(entry.contentRect.width, entry.contentRect.height);
    });
    watch.observe(frame.current);
    return () => {
      watch.disconnect();
      viewer.current?.dispose();
      viewer.current = undefined;
    };
  }, [viewer, model, canvas, frame, isStill]);
  return failure;
}

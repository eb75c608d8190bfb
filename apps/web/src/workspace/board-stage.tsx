import type { Board } from "@tracewright/board";
import { lazy, Suspense } from "react";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import type { BoardCanvasProps } from "./canvas/board-canvas.tsx";
import { LiveDot } from "./live-dot.tsx";
import type { OpenAirwire } from "./open-airwires.ts";
import type { RunView } from "./run-view.ts";
import type { Focus } from "./workspace.tsx";

const BoardCanvas = lazy(async () => ({ default: (await import("./canvas/board-canvas.tsx")).BoardCanvas }));

/** The interactive board: the picture a running task sends lies over it, the open connections of the last one too. */
export function BoardStage({
  board,
  view,
  focus,
  airwires,
}: {
  board: Board;
  view: RunView;
  focus: Focus | undefined;
  airwires: readonly OpenAirwire[];
}) {
  const isRunning = view.kind === "running";
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <BoardCanvas
        board={board}
        preview={isRunning ? asPreview(view.preview) : null}
        {...(focus && { focus })}
        busy={isRunning}
        airwires={airwires}
        status={<LiveDot />}
      />
    </Suspense>
  );
}

type Preview = NonNullable<BoardCanvasProps["preview"]>;

/** The picture's shape is the server's promise (schema.graphql, EdaTask.preview); what is no picture is left out. */
function asPreview(preview: unknown): Preview | null {
  return preview && typeof preview === "object" ? (preview as Preview) : null;
}

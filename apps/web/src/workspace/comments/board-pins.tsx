import { boardToScreen, screenToBoard } from "@tracewright/rendering";
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CommentPin } from "../../comments/comment-pin.tsx";
import { filterThreads } from "../../comments/comment-thread.ts";
import classes from "../../comments/comments.module.css";
import { pinPlaces } from "../../comments/place-on-board.ts";
import { useCamera, useView } from "../controller/canvas/camera.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { useWorkspaceComments } from "../controller/comments.ts";

/** The pins of discussions over the board, while their panel is open, and the press that places a new one. */
export function BoardPins() {
  const { isOpen, isPlacing } = useWorkspaceComments();
  if (!isOpen) return null;
  return (
    <>
      <Pins />
      {isPlacing && <Placing />}
    </>
  );
}

function Pins() {
  const { board } = useSubject();
  const { threads = [], filter, selectedId, select, draft } = useWorkspaceComments();
  const view = useView();
  const places = useMemo(() => pinPlaces(board), [board]);
  const at = (place: Parameters<typeof places.of>[0]) => {
    const { x, y } = boardToScreen(view, places.of(place));
    return { left: x, top: y };
  };
  return (
    <div className={classes.pins}>
      {filterThreads(threads, filter, selectedId)
        .filter((thread) => thread.view === "BOARD")
        .map((thread) => (
          <CommentPin
            key={thread.id}
            thread={thread}
            style={at(thread)}
            isSelected={thread.id === selectedId}
            onSelect={() => select(thread.id)}
          />
        ))}
      {draft?.view === "BOARD" && (
        <span className={classes.pin} data-draft aria-hidden style={at(draft)}>
          +
        </span>
      )}
    </div>
  );
}

/** Takes one press. By keys it is the middle of what is in view. */
function Placing() {
  const { t } = useTranslation();
  const { board } = useSubject();
  const camera = useCamera();
  const { setDraft, stopPlacing } = useWorkspaceComments();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    const { width, height } = camera.view;
    const box = event.currentTarget.getBoundingClientRect();
    const isByKey = event.detail === 0;
    const [x, y] = isByKey ? [width / 2, height / 2] : [event.clientX - box.left, event.clientY - box.top];
    const point = screenToBoard(camera.view, x, y);
    const rounded = { x: Math.round(point.x), y: Math.round(point.y) };
    const part = pinPlaces(board).partAt(rounded);
    setDraft({ view: "BOARD", sheetId: null, ...rounded, partId: part?.id ?? null });
  };
  return (
    <button
      ref={button}
      type="button"
      className={classes.placing}
      aria-label={t("comments.placeOnBoard")}
      onClick={place}
      onKeyDown={(event) => event.key === "Escape" && stopPlacing()}
      // The board is still zoomed and moved by the wheel.
      onWheel={({ nativeEvent }) => camera.canvasRef.current?.dispatchEvent(new WheelEvent("wheel", nativeEvent))}
    />
  );
}

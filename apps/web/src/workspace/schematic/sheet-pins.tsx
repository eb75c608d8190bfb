import type { SheetId } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { CommentPin } from "../../comments/comment-pin.tsx";
import type { PlaceOfThread } from "../../comments/comment-thread.ts";
import classes from "../../comments/comments.module.css";
import type { SheetComments } from "../../comments/sheet-comments.ts";
import { placeOnSheet } from "./place-on-sheet.ts";

/** The pins over one sheet. */
export function SheetPins({ sheet, bounds, comments }: { sheet: SheetId; bounds: Box; comments: SheetComments }) {
  const { t } = useTranslation();
  const { threads, selectedId, onSelect, draft, onPlace } = comments;
  const at = (place: PlaceOfThread) => {
    const { left, top } = placeOnSheet(bounds, place);
    return { left: `${left}%`, top: `${top}%` };
  };
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isByKey = event.detail === 0;
    const across = isByKey ? 0.5 : (event.clientX - box.left) / box.width;
    const down = isByKey ? 0.5 : (event.clientY - box.top) / box.height;
    onPlace?.({
      view: "SHEET",
      sheetId: sheet,
      x: Math.round(bounds.minX + across * (bounds.maxX - bounds.minX)),
      y: Math.round(bounds.minY + down * (bounds.maxY - bounds.minY)),
      partId: null,
    });
  };
  return (
    <>
      {threads
        .filter((thread) => thread.view === "SHEET" && thread.sheetId === sheet)
        .map((thread) => (
          <CommentPin
            key={thread.id}
            thread={thread}
            style={at(thread)}
            isSelected={thread.id === selectedId}
            onSelect={() => onSelect(thread.id)}
          />
        ))}
      {draft?.view === "SHEET" && draft.sheetId === sheet && (
        <span className={classes.pin} data-draft aria-hidden style={at(draft)}>
          +
        </span>
      )}
      {onPlace && (
        <button type="button" className={classes.placing} aria-label={t("comments.placeOnSheet")} onClick={place} />
      )}
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { ShownThread } from "./comment-thread.ts";
import classes from "./comments.module.css";

/** The pin of a discussion over a drawing; its tip is at the place. */
export function CommentPin({
  thread,
  style,
  isSelected,
  onSelect,
}: {
  thread: ShownThread;
  /** Where its tip is. */
  style: { readonly left: string | number; readonly top: string | number };
  isSelected: boolean;
  onSelect: () => void;
}) {
  const { t } = useTranslation();
  const [first] = thread.comments;
  const label = t(thread.isResolved ? "comments.pinResolved" : "comments.pin", {
    number: thread.number,
    name: first?.authorName ?? "",
  });
  return (
    <button
      type="button"
      className={classes.pin}
      data-resolved={thread.isResolved || undefined}
      aria-pressed={isSelected}
      aria-label={label}
      title={first ? `${first.authorName}: ${first.text.slice(0, 120)}` : undefined}
      style={style}
      onClick={onSelect}
    >
      <span>{thread.number}</span>
    </button>
  );
}

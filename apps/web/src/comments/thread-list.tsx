import { SegmentedControl } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CommentText } from "./comment-text.tsx";
import { COMMENT_FILTERS, type CommentFilter, type ShownThread } from "./comment-thread.ts";
import classes from "./comments.module.css";

/** Open, resolved or all discussions. */
export function ThreadFilter({
  filter,
  onFilter,
}: {
  filter: CommentFilter;
  onFilter: (filter: CommentFilter) => void;
}) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t("comments.filter")}
      value={filter}
      onChange={(value) => onFilter(COMMENT_FILTERS.find((known) => known === value) ?? filter)}
      data={COMMENT_FILTERS.map((value) => ({ value, label: t(`comments.filters.${value}`) }))}
    />
  );
}

/** Discussions as a list: the selected one with all its comments, the others with their first. */
export function ThreadList({
  threads,
  none,
  selectedId,
  onSelect,
  children,
}: {
  threads: readonly ShownThread[];
  /** Said where there are none. */
  none: string;
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** The discussion that is selected. */
  children: (thread: ShownThread) => ReactNode;
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedId === undefined) return;
    list.current?.querySelector(`[data-thread="${CSS.escape(selectedId)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selectedId]);
  if (threads.length === 0) return <p className={classes.quiet}>{none}</p>;
  return (
    <ul className={classes.threads} ref={list}>
      {threads.map((thread) => {
        const [first] = thread.comments;
        const isSelected = thread.id === selectedId;
        return (
          <li
            key={thread.id}
            className={classes.thread}
            data-thread={thread.id}
            data-selected={isSelected || undefined}
          >
            <button
              type="button"
              className={classes.head}
              aria-expanded={isSelected}
              onClick={() => onSelect(isSelected ? undefined : thread.id)}
            >
              <span className={classes.number} data-resolved={thread.isResolved || undefined}>
                {thread.number}
              </span>
              <span className={classes.where}>
                {t(`comments.view.${thread.view}`)}
                {thread.isResolved && ` · ${t("comments.resolved")}`}
                {thread.comments.length > 1 && ` · ${t("comments.replies", { count: thread.comments.length - 1 })}`}
              </span>
            </button>
            {isSelected ? (
              <div>{children(thread)}</div>
            ) : (
              first && (
                <div className={classes.preview}>
                  <CommentText comment={first} />
                </div>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { CloseButton, Loader } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CommentText } from "../../comments/comment-text.tsx";
import { type CommentFilter, filterThreads, type ShownThread } from "../../comments/comment-thread.ts";
import threadClasses from "../../comments/comments.module.css";
import { ThreadFilter, ThreadList } from "../../comments/thread-list.tsx";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./shared-screen.module.css";

/** The discussions beside the drawings, to be read. */
export function SharedComments({
  loaded,
  selectedId,
  onSelect,
  onClose,
}: {
  loaded: {
    readonly threads: readonly ShownThread[] | undefined;
    readonly error: CallFailure | undefined;
    readonly reload: () => void;
  };
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [filter, setFilter] = useState<CommentFilter>("all");
  const { threads, error, reload } = loaded;
  return (
    <section className={classes.comments} aria-labelledby="shared-comments">
      <header className={classes.commentsHead}>
        <h2 id="shared-comments">{t("comments.title")}</h2>
        <ThreadFilter filter={filter} onFilter={setFilter} />
        <CloseButton size={26} aria-label={t("common.close")} onClick={onClose} />
      </header>
      {error && (
        <ErrorNote
          error={{ ...errorText(error), sentence: t("comments.failed") }}
          action={<RetryButton onClick={reload} />}
        />
      )}
      {!threads && !error && (
        <p className={threadClasses.quiet} role="status">
          <Loader size={14} /> {t("comments.loading")}
        </p>
      )}
      {threads && (
        <ThreadList
          threads={filterThreads(threads, filter, selectedId)}
          none={t(threads.length === 0 ? "comments.noneShared" : `comments.none.${filter}`)}
          selectedId={selectedId}
          onSelect={onSelect}
        >
          {(thread) => (
            <ul className={threadClasses.comments}>
              {thread.comments.map((comment) => (
                <li key={comment.id} className={threadClasses.comment}>
                  <CommentText comment={comment} />
                </li>
              ))}
            </ul>
          )}
        </ThreadList>
      )}
    </section>
  );
}

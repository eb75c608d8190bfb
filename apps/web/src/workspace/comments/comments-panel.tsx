import { Button, Loader } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CommentForm } from "../../comments/comment-form.tsx";
import { filterThreads } from "../../comments/comment-thread.ts";
import classes from "../../comments/comments.module.css";
import { ThreadFilter, ThreadList } from "../../comments/thread-list.tsx";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useWorkspaceComments } from "../controller/comments.ts";
import { SidePanel, TitleCount } from "../side-panel.tsx";
import { ThreadView } from "./thread-view.tsx";

/** The discussions of the project; a new one is begun at a place of the board or of a sheet. */
export default function CommentsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { threads, error, reload, mayWrite, filter, setFilter, selectedId, select, ...writing } =
    useWorkspaceComments();
  const { isPlacing, startPlacing, stopPlacing, draft, setDraft, begin } = writing;
  const begins = useRef<HTMLButtonElement>(null);
  const open = threads?.filter(({ isResolved }) => !isResolved).length ?? 0;
  return (
    <SidePanel
      title={
        <>
          {t("comments.title")}
          {threads && <TitleCount>{t("comments.open", { count: open })}</TitleCount>}
        </>
      }
      label={t("comments.title")}
      head={
        <div className={classes.bar}>
          <ThreadFilter filter={filter} onFilter={setFilter} />
          {mayWrite && (
            <Button
              ref={begins}
              size="compact-sm"
              variant={isPlacing ? "default" : "filled"}
              leftSection={isPlacing ? undefined : <IconPlus size={14} aria-hidden />}
              onClick={isPlacing ? stopPlacing : startPlacing}
            >
              {t(isPlacing ? "common.cancel" : "comments.new")}
            </Button>
          )}
          {isPlacing && <p role="status">{t("comments.place")}</p>}
        </div>
      }
      above={
        draft && (
          <div className={classes.draft}>
            <CommentForm
              label={t(`comments.write.${draft.view}`)}
              action={t("comments.send")}
              onSubmit={begin}
              onCancel={() => {
                setDraft(undefined);
                begins.current?.focus();
              }}
            />
          </div>
        )
      }
      onClose={onClose}
    >
      {error && (
        <ErrorNote
          error={{ ...errorText(error), sentence: t("comments.failed") }}
          action={<RetryButton onClick={reload} />}
        />
      )}
      {!threads && !error && (
        <p className={classes.quiet} role="status">
          <Loader size={14} /> {t("comments.loading")}
        </p>
      )}
      {threads && (
        <ThreadList
          threads={filterThreads(threads, filter, selectedId)}
          none={t(`comments.none.${threads.length === 0 ? "all" : filter}`)}
          selectedId={selectedId}
          onSelect={select}
        >
          {(thread) => <ThreadView key={thread.id} thread={thread} />}
        </ThreadList>
      )}
    </SidePanel>
  );
}

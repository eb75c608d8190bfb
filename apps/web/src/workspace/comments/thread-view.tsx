import { Button, Text } from "@mantine/core";
import { IconCheck, IconRotate } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { CommentForm } from "../../comments/comment-form.tsx";
import { CommentText } from "../../comments/comment-text.tsx";
import type { ShownComment, ShownThread } from "../../comments/comment-thread.ts";
import classes from "../../comments/comments.module.css";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showActionToast } from "../../toasts/show-action-toast.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { useWorkspaceComments } from "../controller/comments.ts";

/** A discussion that is open in the panel: its comments, a reply, and its end. */
export function ThreadView({ thread }: { thread: ShownThread }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mayWrite, reply, resolve } = useWorkspaceComments();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CombinedError>();
  const { id, isResolved, resolvedBy, comments } = thread;
  const turn = async () => {
    setBusy(true);
    setError(await resolve(id, !isResolved));
    setBusy(false);
  };
  return (
    <>
      <ul className={classes.comments}>
        {comments.map((comment, index) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            replies={index === 0 ? comments.length - 1 : 0}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        {isResolved && resolvedBy && (
          <Text size="sm" c="dimmed">
            {t("comments.resolvedBy", { name: resolvedBy })}
          </Text>
        )}
        {error && <ErrorNote error={errorText(error)} />}
        {mayWrite && (
          <>
            <CommentForm
              label={t("comments.reply")}
              action={t("comments.sendReply")}
              isOnDemand
              onSubmit={(text) => reply(id, text)}
            />
            <div>
              <Button
                variant="default"
                size="compact-sm"
                loading={isBusy}
                leftSection={isResolved ? <IconRotate size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
                onClick={() => void turn()}
              >
                {t(isResolved ? "comments.reopen" : "comments.resolve")}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function CommentRow({
  comment,
  replies,
  isFirst,
}: {
  comment: ShownComment;
  /** That go with it. */
  replies: number;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { change, remove, restore } = useWorkspaceComments();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CombinedError>();
  const { id, authorName, text, allowed } = comment;
  const undo = async () => {
    const refused = await restore(id);
    if (refused) showToast(errorText(refused).sentence, "danger");
  };
  const deleteIt = async () => {
    setBusy(true);
    setError(undefined);
    const refused = await remove(id);
    setBusy(false);
    setError(refused);
    if (refused) return;
    setAsking(false);
    document.getElementById("content")?.focus();
    showActionToast(t(isFirst ? "comments.threadDeleted" : "comments.deleted"), {
      label: t("comments.undo"),
      act: () => void undo(),
    });
  };
  return (
    <li className={classes.comment}>
      {isEditing ? (
        <CommentForm
          label={t("comments.edit")}
          action={t("comments.save")}
          initial={text}
          onSubmit={async (changed) => {
            const refused = await change(id, changed);
            if (!refused) setEditing(false);
            return refused;
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <CommentText comment={comment} />
          {allowed.length > 0 && (
            <div className={classes.actions}>
              {allowed.includes("EDIT") && (
                <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setEditing(true)}>
                  {t("comments.edit")}
                </Button>
              )}
              {allowed.includes("DELETE") && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  loading={isBusy && !isAsking}
                  onClick={() => {
                    if (replies === 0) return void deleteIt();
                    setError(undefined);
                    setAsking(true);
                  }}
                >
                  {t(isFirst ? "comments.deleteThread" : "comments.delete")}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {error && !isAsking && <ErrorNote error={errorText(error)} />}
      <ConfirmDialog
        opened={isAsking}
        title={t("comments.deleteThreadQuestion")}
        confirm={t("comments.deleteThread")}
        isBusy={isBusy}
        error={error && errorText(error)}
        onConfirm={() => void deleteIt()}
        onClose={() => setAsking(false)}
      >
        <Text>{t("comments.deleteReplies", { name: authorName, count: replies })}</Text>
      </ConfirmDialog>
    </li>
  );
}

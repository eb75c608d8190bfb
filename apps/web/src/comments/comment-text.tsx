import { useTranslation } from "react-i18next";
import { formatDateTime, formatRelative } from "../format/format-date.ts";
import type { ShownComment } from "./comment-thread.ts";
import classes from "./comments.module.css";

/** Who wrote when, and what. */
export function CommentText({ comment }: { comment: ShownComment }) {
  const { t, i18n } = useTranslation();
  const { authorName, createdAt, editedAt, text } = comment;
  return (
    <>
      <p className={classes.who}>
        <strong>{authorName}</strong>
        <time dateTime={createdAt} title={formatDateTime(createdAt, i18n.language)}>
          {formatRelative(createdAt, Date.now(), i18n.language)}
        </time>
        {editedAt && <span>{t("comments.edited")}</span>}
      </p>
      <p className={classes.text}>{text}</p>
    </>
  );
}

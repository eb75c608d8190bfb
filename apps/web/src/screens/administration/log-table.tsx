import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDateTime } from "../../format/format-date.ts";
import type { AuditListQuery } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import classes from "./administration.module.css";
import { shortId, useActText } from "./use-act-text.ts";

type Entry = AuditListQuery["auditConnection"]["nodes"][number];

/** Where the subject of an act is shown. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  CONTACT: (id) => `/admin/contacts/${id}`,
  FAQ: (id) => `/admin/faq/edit/${id}`,
  NOTICE: (id) => `/admin/notices/edit/${id}`,
  USER: (id) => `/admin/users/${id}`,
};

/** What administrators did. */
export function LogTable({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { t, i18n } = useTranslation();
  const { actionText, kindText, changeText } = useActText();
  return (
    <DataTable
      label={label}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { head: t("admin.log.action"), cell: ({ action }) => actionText(action) },
        { head: t("admin.log.at"), cell: ({ at }) => formatDateTime(at, i18n.language), isQuiet: true },
        { head: t("admin.log.actor"), cell: ({ actor }) => actor ?? t("admin.log.unknownActor") },
        {
          head: t("admin.log.subject"),
          cell: ({ action, subjectKind, subjectId }) => {
            const place = action.startsWith("delete") ? undefined : PLACES[subjectKind]?.(subjectId);
            const text = `${kindText(subjectKind)} ${shortId(subjectId)}`;
            return place ? (
              <Link to={place} className={classes.link}>
                {text}
              </Link>
            ) : (
              <span title={subjectId}>{text}</span>
            );
          },
        },
        {
          head: t("admin.log.change"),
          cell: ({ before, after, reason }) => {
            const change = changeText(before, after);
            return (
              (change || reason) && (
                <>
                  {change}
                  {reason && (
                    <div>
                      {t("admin.reason")}: {reason}
                    </div>
                  )}
                </>
              )
            );
          },
        },
      ]}
    />
  );
}

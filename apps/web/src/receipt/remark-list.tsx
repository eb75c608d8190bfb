import { IconCurrentLocation } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptFragment } from "../graphql/generated/documents.ts";
import classes from "./receipt-view.module.css";
import { remarkTitleKey } from "./remark-title.ts";
import { sayRemark } from "./say-remark.ts";

export type Remark = ReceiptFragment["diagnostics"][number];

/** Two answers of the server hold the same remark as different objects. */
const keyOf = ({ file, line, column, message }: Remark) => `${file}:${line}:${column}:${message}`;

/** More remarks than this are counted, not listed, until all are asked for. */
const REMARKS_SHOWN = 100;

/** The remarks of a receipt; those that have a place are buttons that show it, and arrow keys go between them. */
export function RemarkList({
  remarks,
  canShow,
  onShow,
  detail,
}: {
  remarks: readonly Remark[];
  canShow: (remark: Remark) => boolean;
  onShow: (remark: Remark) => void;
  /** Stands under the remark that was shown last. */
  detail?: ReactNode;
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<string>();
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? remarks : remarks.slice(0, REMARKS_SHOWN);

  const press = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = event.target instanceof HTMLButtonElement ? rows.indexOf(event.target) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
    event.preventDefault();
  };

  return (
    <>
      <ul className={classes.remarks} ref={list} onKeyDown={press}>
        {listed.map((remark) => {
          const { severity, code, file, line } = remark;
          const key = keyOf(remark);
          const title = remarkTitleKey(code);
          const words = (
            <>
              {title && <strong>{t(`receipt.remarkTitle.${title}`)}</strong>}
              <span>{sayRemark(t, remark)}</span>
              <span className={classes.place}>
                {file}
                {line !== null && `:${line}`}
              </span>
            </>
          );
          return (
            <li key={key} data-severity={severity}>
              {canShow(remark) ? (
                <button
                  type="button"
                  title={t("receipt.show")}
                  aria-current={key === shown ? "true" : undefined}
                  onClick={() => {
                    setShown(key);
                    onShow(remark);
                  }}
                >
                  {words}
                  <IconCurrentLocation size={16} className={classes.target ?? ""} aria-label={t("receipt.show")} />
                </button>
              ) : (
                <div>{words}</div>
              )}
              {key === shown && detail}
            </li>
          );
        })}
      </ul>
      {remarks.length > listed.length && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {t("receipt.moreRemarks", { count: remarks.length - listed.length })}
        </button>
      )}
    </>
  );
}

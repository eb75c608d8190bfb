import { useTranslation } from "react-i18next";
import type { ReceiptFragment } from "../../graphql/generated/documents.ts";
import { headlineOf, kindOf, remarksByWeight, totalsOf } from "./receipt-summary.ts";
import classes from "./receipt-view.module.css";

/** More remarks than this are counted, not listed. */
const REMARKS_SHOWN = 100;

const TOTALS = ["read", "converted", "kept", "dropped"] as const;

/** What became of the files: a headline of counts, and the whole account one click away. */
export function ReceiptView({ receipt, preview }: { receipt: ReceiptFragment; preview?: string | undefined }) {
  const { t } = useTranslation();
  const totals = totalsOf(receipt);
  const remarks = remarksByWeight(receipt);
  return (
    <section className={classes.receipt} aria-label={t("receipt.title")}>
      <div className={classes.top}>
        {preview && <img src={preview} alt={t("receipt.preview")} className={classes.preview} />}
        <div>
          <p className={classes.headline}>
            {headlineOf(receipt)
              .map(({ kind, count }) => t(`receipt.counts.${kind}`, { count }))
              .join(" · ")}
          </p>
          <p className={classes.totals}>
            {TOTALS.filter((key) => key === "read" || totals[key] > 0)
              .map((key) => t(`receipt.total.${key}`, { count: totals[key] }))
              .join(" · ")}
          </p>
        </div>
      </div>
      <details className={classes.details}>
        <summary>{t("receipt.details")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("receipt.kind")}</th>
              <th scope="col">{t("receipt.read")}</th>
              <th scope="col">{t("receipt.kept")}</th>
              <th scope="col">{t("receipt.converted")}</th>
              <th scope="col">{t("receipt.dropped")}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.lines.map((line) => (
              <tr key={line.kind}>
                <th scope="row">{kindLabel(t, line.kind)}</th>
                <td>{line.read}</td>
                <td>{line.kept}</td>
                <td>{line.converted}</td>
                <td data-loss={line.dropped > 0}>{line.dropped}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {receipt.files.length > 1 && (
          <ul className={classes.fileKinds}>
            {receipt.files.map(({ name, recognisedAs }) => (
              <li key={name}>
                {name} <span>{t(`newProject.kind.${kindOf(recognisedAs).kind}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
      {remarks.length > 0 && (
        <details className={classes.details} open={remarks.some(({ severity }) => severity === "error")}>
          <summary>{t("receipt.remarks", { count: remarks.length })}</summary>
          <ul className={classes.remarks}>
            {remarks.slice(0, REMARKS_SHOWN).map(({ severity, message, file, line, column }) => (
              <li key={`${file}:${line}:${column}:${message}`} data-severity={severity}>
                {message}
                <span className={classes.place}>
                  {file}
                  {line !== null && `:${line}`}
                </span>
              </li>
            ))}
          </ul>
          {remarks.length > REMARKS_SHOWN && (
            <p>{t("receipt.moreRemarks", { count: remarks.length - REMARKS_SHOWN })}</p>
          )}
        </details>
      )}
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation>["t"];

const NAMED_KINDS = ["footprints", "symbols", "nets", "tracks", "vias", "zones", "pads", "graphics", "texts"] as const;

/** Kinds the reader counts are open-ended ("3D models", "net classes"); those without a word of ours keep their own. */
function kindLabel(t: Translate, kind: string): string {
  const named = NAMED_KINDS.find((name) => name === kind);
  return named ? t(`receipt.kinds.${named}`) : kind;
}

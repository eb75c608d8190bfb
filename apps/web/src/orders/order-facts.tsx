import { Anchor, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { addressLines, formatPhone } from "../addresses/format-address.ts";
import { formatDateTime } from "../format/format-date.ts";
import type { OrderFactsFragment } from "../graphql/generated/documents.ts";
import classes from "./orders.module.css";
import { sayChoice } from "./price-lines.tsx";

const OPTIONS = ["thickness", "finish", "mask", "silk", "copper", "stencil", "assembly", "parts"] as const;

/** What is made: the board, its options, and where it is sent, as they were ordered. */
export function OrderSubject({ order }: { order: OrderFactsFragment }) {
  const { t, i18n } = useTranslation();
  const { layers, width, height, quantity, address, options, note } = order;
  const shown = OPTIONS.filter((name) => options[name] !== "NONE" && (name !== "parts" || options.assembly !== "NONE"));
  return (
    <section className={classes.section} aria-labelledby="boards">
      <Title order={2} fz={16} id="boards">
        {t("orders.boards")}
      </Title>
      <dl className={classes.facts}>
        <dt>{t("orders.column.quantity")}</dt>
        <dd>{t("orders.boardsOf", { count: quantity })}</dd>
        <dt>{t("orders.item.board")}</dt>
        <dd>{t("orders.size", { width: round(width), height: round(height), layers })}</dd>
        {shown.map((name) => (
          <div key={name} className={classes.line}>
            <dt>{t(`orders.option.${name}`)}</dt>
            <dd>{sayChoice(options[name], t)}</dd>
          </div>
        ))}
        <dt>{t("orders.address")}</dt>
        <dd>
          {[address.receiver, ...addressLines(address, i18n.language), formatPhone(address)].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </dd>
        {note !== "" && (
          <>
            <dt>{t("orders.note")}</dt>
            <dd style={{ whiteSpace: "pre-line" }}>{note}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** The files that the boards are made by, with their hashes. */
export function OrderFiles({ files }: { files: OrderFactsFragment["files"] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-labelledby="files">
      <Title order={2} fz={16} id="files">
        {t("orders.files")}
      </Title>
      <span className={classes.quiet}>{t("orders.filesHint")}</span>
      <ul className={classes.files}>
        {files.map(({ id, kind, name, sha256, url }) => (
          <li key={id}>
            <span>{t(`orders.fileKinds.${kind}`)}</span>
            <Anchor href={url} download={name} aria-label={t("orders.download", { name })}>
              {name}
            </Anchor>
            <span className={classes.hash}>{t("orders.hash", { hash: sha256 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened to an order, and its parcels. */
export function OrderTimeline({ order }: { order: OrderFactsFragment }) {
  const { t, i18n } = useTranslation();
  const { timeline, shipments } = order;
  return (
    <>
      {shipments.length > 0 && (
        <section className={classes.section} aria-labelledby="shipments">
          <Title order={2} fz={16} id="shipments">
            {t("orders.shipments")}
          </Title>
          <ul className={classes.timeline}>
            {shipments.map(({ id, quantity, carrier, trackingNumber, trackingUrl, shippedAt }) => (
              <li key={id}>
                <span>{t("orders.boardsOf", { count: quantity })}</span>
                <span>
                  {carrier} {trackingNumber}
                </span>
                {trackingUrl && (
                  <Anchor href={trackingUrl} target="_blank" rel="noreferrer">
                    {t("orders.track")}
                  </Anchor>
                )}
                <time className={classes.quiet} dateTime={shippedAt}>
                  {formatDateTime(shippedAt, i18n.language)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.section} aria-labelledby="timeline">
        <Title order={2} fz={16} id="timeline">
          {t("orders.timeline")}
        </Title>
        <ol className={classes.timeline}>
          {timeline.map(({ id, event, by, note, at }) => (
            <li key={id}>
              <time className={classes.quiet} dateTime={at}>
                {formatDateTime(at, i18n.language)}
              </time>
              <span>{t(`orders.events.${event as "place"}`, { defaultValue: event })}</span>
              <span className={classes.quiet}>{t(`orders.by.${by}`)}</span>
              {note !== "" && <span>{note}</span>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}

import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import nodemailer from "nodemailer";
import type { Database } from "../database/open-database.ts";
import { outbox } from "../database/tables.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { explainFailure, MAX_TRIES, pauseAfter } from "./sending-tries.ts";
import type { MailContent } from "./templates/write-mail.ts";

export interface Mailer {
  /** Hands a mail to the SMTP server now and rejects when that refuses: for codes, which somebody is waiting for. */
  send(to: string, mail: MailContent): Promise<void>;
  /** Leaves a mail to be sent soon, tried again when the SMTP server is away; part of the caller's transaction if given. */
  post(to: string, mail: MailContent, transaction?: Database): Promise<void>;
  /** Puts a kept or given-up mail in the queue again; false when there is no such mail. */
  repost(id: string, transaction?: Database): Promise<boolean>;
  /** Sends what is due; how many mails were tried. Several processes may call it at the same time. */
  sendDue(): Promise<number>;
  /** False: nothing is sent, every mail stays in the outbox. */
  readonly isConfigured: boolean;
  close(): void;
}

export interface MailerOptions {
  readonly db: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Prints each mail's text when it cannot be sent: a developer reads the sign-up code there. */
  readonly printUnsent: boolean;
}

/** A process that dies while it sends leaves the mail to the others after this; the mail may then come twice. */
const CLAIM_MS = 5 * 60_000;
const MAX_AT_ONCE = 20;

type OutboxRow = typeof outbox.$inferSelect;

/** By the clock of the database: processes whose clocks differ would send a mail an hour late, or twice. */
function dueIn(ms: number): SQL<Date> {
  return sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
}

/** Every mail is written to the outbox first; with an SMTP server it is then sent and stamped. */
export function createMailer({ db, log, metrics, now, smtpUrl, from, printUnsent }: MailerOptions): Mailer {
  const transport =
    smtpUrl === undefined
      ? undefined
      : nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000, pool: true });
  const counter = metrics.counter("tracewright_mails_total", "Mails by what became of them.");

  const write = async (into: Database, to: string, mail: MailContent, isDue: boolean): Promise<OutboxRow> => {
    const { kind, subject, text: body, html, attachments } = mail;
    const dueAt = isDue ? dueIn(0) : null;
    const [row] = await into
      .insert(outbox)
      .values({ kind, recipient: to, subject, body, html, attachments: attachments ?? null, dueAt, createdAt: now() })
      .returning();
    if (row === undefined) throw new Error("a row that was inserted comes back");
    return row;
  };
  const keep = ({ id, kind, recipient: to, subject, body }: OutboxRow): void => {
    // The subject of a code's mail holds the code: a log that is kept names the mail and its kind only.
    log.info("mail kept in the outbox", { mail: id, kind, to, ...(printUnsent && { subject, body }) });
    counter.add({ outcome: "kept" });
  };
  const hand = async ({ id, kind, recipient: to, subject, body, html, attachments }: OutboxRow): Promise<void> => {
    await transport?.sendMail({
      from,
      to,
      subject,
      text: body,
      ...(html !== null && { html }),
      ...(attachments !== null && {
        attachments: attachments.map(({ name, mediaType, base64 }) => ({
          filename: name,
          contentType: mediaType,
          content: base64,
          encoding: "base64",
        })),
      }),
      messageId: messageId(id),
    });
    await db.update(outbox).set({ sentAt: now(), dueAt: null, failure: null }).where(eq(outbox.id, id));
    log.info("mail sent", { mail: id, kind, to });
    counter.add({ outcome: "sent" });
  };
  // The name of a mail stays the same over its tries, so that mail programs show a mail that came twice once.
  const messageId = (id: string): string => `<${id}@tracewright>`;

  const tryOne = async (row: OutboxRow): Promise<void> => {
    try {
      await hand(row);
    } catch (error) {
      await putOff(row, error);
    }
  };
  const putOff = async ({ id, kind, recipient: to, tries }: OutboxRow, error: unknown): Promise<void> => {
    const { words, isFinal } = explainFailure(error);
    const givenUp = isFinal || tries >= MAX_TRIES;
    const pauseMs = pauseAfter(tries);
    const dueAt = givenUp ? null : dueIn(pauseMs);
    await db
      .update(outbox)
      .set({ dueAt, failure: words, ...(givenUp && { givenUpAt: now() }) })
      .where(eq(outbox.id, id));
    if (givenUp) log.error("mail abandoned", { mail: id, kind, to, tries, message: words });
    else log.warning("mail put off", { mail: id, kind, to, tries, message: words, pauseMs });
    counter.add({ outcome: givenUp ? "given-up" : "put-off" });
  };

  return {
    isConfigured: transport !== undefined,
    send: async (to, mail) => {
      const row = await write(db, to, mail, false);
      if (transport === undefined) return keep(row);
      try {
        await hand(row);
      } catch (error) {
        const { words } = explainFailure(error);
        await db.update(outbox).set({ failure: words, tries: 1, givenUpAt: now() }).where(eq(outbox.id, row.id));
        counter.add({ outcome: "given-up" });
        throw error;
      }
    },
    post: async (to, mail, transaction = db) => {
      const row = await write(transaction, to, mail, transport !== undefined);
      if (transport === undefined) keep(row);
    },
    repost: async (id, transaction = db) => {
      const rows = await transaction
        .update(outbox)
        .set({ dueAt: dueIn(0), tries: 0, failure: null, givenUpAt: null })
        .where(and(eq(outbox.id, id), sql`sent_at is null`))
        .returning({ id: outbox.id });
      return rows.length > 0;
    },
    sendDue: async () => {
      if (transport === undefined) return 0;
      const claimed = await db
        .update(outbox)
        .set({ dueAt: dueIn(CLAIM_MS), tries: sql`${outbox.tries} + 1` })
        .where(
          sql`${outbox.id} in ${db
            .select({ id: outbox.id })
            .from(outbox)
            .where(and(isNotNull(outbox.dueAt), lte(outbox.dueAt, dueIn(0))))
            .orderBy(outbox.dueAt)
            .limit(MAX_AT_ONCE)
            .for("update", { skipLocked: true })}`,
        )
        .returning();
      await Promise.all(claimed.map(tryOne));
      return claimed.length;
    },
    close: () => transport?.close(),
  };
}

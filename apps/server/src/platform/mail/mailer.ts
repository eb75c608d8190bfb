import { eq } from "drizzle-orm";
import nodemailer from "nodemailer";
import type { Database } from "../database/open-database.ts";
import { outbox } from "../database/tables.ts";
import type { Log } from "../log.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over (SMTP) or kept (outbox); rejects when the SMTP server refuses it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  readonly db: Database;
  readonly log: Log;
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Prints each mail's text when it cannot be sent: a developer reads the sign-up code there. */
  readonly printUnsent: boolean;
}

/** Every mail is written to the outbox first; with an SMTP server it is then sent and stamped. */
export function createMailer({ db, log, smtpUrl, from, printUnsent }: MailerOptions): Mailer {
  const transport =
    smtpUrl === undefined ? undefined : nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000 });
  return {
    send: async ({ to, subject, body }) => {
      const [row] = await db.insert(outbox).values({ recipient: to, subject, body }).returning({ id: outbox.id });
      if (transport === undefined) {
        log.info("mail kept in the outbox", { to, subject, ...(printUnsent && { body }) });
        return;
      }
      await transport.sendMail({ from, to, subject, text: body });
      if (row) await db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.id, row.id));
      log.info("mail sent", { to, subject });
    },
    close: () => transport?.close(),
  };
}

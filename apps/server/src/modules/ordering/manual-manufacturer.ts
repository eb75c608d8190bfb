import type { Application } from "../../platform/application.ts";
import { type MailAttachment, reminders } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { readWhole } from "../../platform/storage/damaged-object.ts";
import { pageUrl } from "../memberships/plan-mails.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { drawReceipt } from "../papers/receipt-pdf.ts";
import { listOrderFiles } from "./find-order.ts";
import type { Manufacturer } from "./manufacturer.ts";
import { staffOrderPath } from "./order-mails.ts";
import { writeOrderSheet } from "./order-sheet.ts";

/** Mail servers commonly refuse mails of more than 20 MB, and attachments grow by a third on their way. */
export const MAX_ATTACHED_BYTES = 14 * 1_048_576;

/**
 * A person makes the boards or has them made: the order sheet and the fabrication, assembly and bill files of a paid order go
 * to `SUPPORT_MAIL`. What is too large for a mail is named on the sheet, and is downloaded from the order's page.
 */
export const manualManufacturer: Manufacturer = {
  id: "manual",
  order: async (application, order) => {
    const { db, mailer, now, configuration } = application;
    if (configuration.supportMail === undefined) return;
    const to = configuration.supportMail;
    const attachments = await attach(application, order);
    const url = pageUrl(application, staffOrderPath(order));
    const mail = writeMail("ORDER_SHEET", "en", {
      number: order.number,
      project: order.projectName,
      quantity: order.quantity,
      url,
    });
    await db.transaction(async (transaction) => {
      const key = `order-sheet:${order.id}`;
      const [isFirst] = await transaction
        .insert(reminders)
        .values({ key, sentAt: now() })
        .onConflictDoNothing()
        .returning();
      if (isFirst !== undefined) await mailer.post(to, { ...mail, attachments }, transaction);
    });
  },
};

async function attach(
  { db, storage, configuration }: Application,
  order: OrderRow,
): Promise<readonly MailAttachment[]> {
  const files = await listOrderFiles(db, order.id);
  const attached: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  let left = MAX_ATTACHED_BYTES;
  for (const { kind, name, storageKey, bytes } of files) {
    if (kind === "REPORT" || kind === "PICTURE" || bytes > left) continue;
    const read = await readWhole(storage, storageKey, bytes);
    if (read === undefined) throw new Error(`the file ${name} of ${order.number} is not in storage`);
    attached.push({ name, bytes: read });
    left -= bytes;
  }
  const names = new Set(attached.map(({ name }) => name));
  const sheet = writeOrderSheet(order, { files, attached: names, seller: configuration.seller });
  const pdf = await drawReceipt(sheet, order.createdAt);
  return [
    { name: `${order.number}.pdf`, mediaType: "application/pdf", base64: Buffer.from(pdf).toString("base64") },
    ...attached.map(({ name, bytes }) => ({
      name,
      mediaType: name.endsWith(".zip") ? "application/zip" : "application/octet-stream",
      base64: Buffer.from(bytes).toString("base64"),
    })),
  ];
}

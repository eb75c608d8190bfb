import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { noticeAttachments, notices } from "../../platform/database/tables.ts";
import { openWhole } from "../../platform/storage/damaged-object.ts";

/** A file of a notice, to download; undefined where there is none, or where readers do not see the notice yet. */
export async function openAttachment({ db, storage }: Application, id: string) {
  if (!isUuid(id)) return undefined;
  const [file] = await db
    .select({ name: noticeAttachments.name, storageKey: noticeAttachments.storageKey, bytes: noticeAttachments.bytes })
    .from(noticeAttachments)
    .innerJoin(notices, eq(notices.id, noticeAttachments.noticeId))
    .where(and(eq(noticeAttachments.id, id), eq(notices.isExposed, true)));
  const opened = file && (await openWhole(storage, file.storageKey, file.bytes));
  return opened && { ...opened, name: file.name };
}

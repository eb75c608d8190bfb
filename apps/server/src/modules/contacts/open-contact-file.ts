import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { contactFiles, contacts } from "../../platform/database/tables.ts";
import { openWhole } from "../../platform/storage/damaged-object.ts";

/** A file of an inquiry, to download: for its writer, and for administrators while it is not deleted. */
export async function openContactFile(
  { db, storage }: Application,
  reader: { readonly userId: string; readonly isAdministrator: boolean },
  id: string,
) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ file: contactFiles, userId: contacts.userId, deletedAt: contacts.deletedAt })
    .from(contactFiles)
    .innerJoin(contacts, eq(contacts.id, contactFiles.contactId))
    .where(eq(contactFiles.id, id));
  if (found === undefined) return undefined;
  const isReadable = found.userId === reader.userId || (reader.isAdministrator && found.deletedAt === null);
  const opened = isReadable && (await openWhole(storage, found.file.storageKey, found.file.bytes));
  return opened ? { ...opened, name: found.file.name, mediaType: found.file.mediaType } : undefined;
}

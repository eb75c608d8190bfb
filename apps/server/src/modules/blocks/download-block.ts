import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { LIBRARY_FILE_KINDS, type LibraryFileKind } from "../../platform/database/block-records.ts";
import { blockFiles } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { WriteBlockAnswer } from "../../threads/messages/block-messages.ts";
import { readDocument } from "../documents/document-store.ts";
import { requireBlock, type SeenBlock } from "./block-access.ts";
import { askBlockThread } from "./block-thread.ts";

const LIFETIME_MS = 300_000;

/** Where a block can be downloaded as such a file, by this user, for five minutes. */
export async function signDownload(
  application: Application,
  userId: string,
  { id, fileKind }: { readonly id: string; readonly fileKind: LibraryFileKind },
): Promise<string> {
  const seen = await requireBlock(application.db, userId, id, "SEE");
  const original = await findOriginal(application, seen, fileKind);
  const isWritten = seen.version.documentHash !== null && !fileKind.endsWith("_EASYEDA");
  if (original === undefined && !isWritten)
    throw new ApplicationError("UNSUPPORTED_PROJECT_FILE_FORMAT", refusal("block-not-written-as", { fileKind }), {
      field: "fileKind",
    });
  return application.signer.sign(`/blocks/${seen.block.id}/files/${fileKind}/${userId}`, LIFETIME_MS);
}

/** The file behind a signed address: as it was uploaded, else generated again. Undefined: there is none. */
export async function openDownload(
  application: Application,
  userId: string,
  { id, fileKind }: { readonly id: string; readonly fileKind: string },
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined> {
  const kind = LIBRARY_FILE_KINDS.find((one) => one === fileKind);
  if (kind === undefined) return undefined;
  const seen = await requireBlock(application.db, userId, id, "SEE");
  const original = await findOriginal(application, seen, kind);
  if (original) {
    const bytes = await application.storage.read(original.storageKey);
    return bytes && { name: original.name, bytes };
  }
  const { documentHash } = seen.version;
  if (documentHash === null) return undefined;
  const { file } = await askBlockThread<WriteBlockAnswer>(application, seen.block.name, async () => ({
    kind: "write",
    document: await readDocument(application, documentHash),
    fileKind: kind,
    name: seen.block.name,
    memo: seen.block.memo,
    tags: seen.version.content.parameterTags,
  }));
  return file ?? undefined;
}

async function findOriginal({ db }: Application, { version }: SeenBlock, kind: LibraryFileKind) {
  const [file] = await db
    .select()
    .from(blockFiles)
    .where(and(eq(blockFiles.versionId, version.id), eq(blockFiles.fileKind, kind)));
  return file;
}

import { gunzipSync } from "node:zlib";
import type { Application } from "../../platform/application.ts";
import type { LogicOfBlockAnswer } from "../../threads/messages/block-messages.ts";
import { readDocument, readWholeDocument } from "../documents/document-store.ts";
import { BLOCK_DRAWINGS, drawingKey } from "../documents/picture-keys.ts";
import { requireBlock } from "./block-access.ts";
import { askBlockThread } from "./block-thread.ts";

export interface BlockLogicRecord {
  readonly blockId: string;
  readonly blockName: string;
  /** Null: the version has no document yet. */
  readonly logic: LogicOfBlockAnswer | null;
}

/** The schematic of a block as the specification has it. */
export async function readBlockLogic(application: Application, userId: string, id: string): Promise<BlockLogicRecord> {
  const { block, version } = await requireBlock(application.db, userId, id, "SEE");
  const { documentHash } = version;
  const logic =
    documentHash === null
      ? null
      : await askBlockThread<LogicOfBlockAnswer>(application, block.name, async () => ({
          kind: "logic",
          document: await readDocument(application, documentHash),
        }));
  return { blockId: block.id, blockName: block.name, logic };
}

/** The gzip bytes of the document of a version that the user sees; undefined for any other hash. */
export async function readBlockDocument(
  application: Application,
  userId: string,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<Uint8Array | undefined> {
  const seen = await requireBlock(application.db, userId, id, "SEE");
  if (![seen.version, seen.current].some((version) => version?.documentHash === hash)) return undefined;
  return readWholeDocument(application, hash);
}

/** A drawing of such a version. */
export async function readBlockDrawing(
  application: Application,
  userId: string,
  { id, hash, drawing }: { readonly id: string; readonly hash: string; readonly drawing: string },
): Promise<Uint8Array | undefined> {
  const kind = BLOCK_DRAWINGS.find((one) => one === drawing);
  const seen = await requireBlock(application.db, userId, id, "SEE");
  if (!kind || ![seen.version, seen.current].some((version) => version?.documentHash === hash)) return undefined;
  const gzip = await application.storage.read(drawingKey(hash, kind));
  return gzip && gunzipSync(gzip);
}

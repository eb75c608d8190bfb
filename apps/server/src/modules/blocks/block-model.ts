import type { Application } from "../../platform/application.ts";
import type { ModelOfBlockAnswer } from "../../threads/messages/block-messages.ts";
import { readDocument, storeOfDocument } from "../documents/document-store.ts";
import { modelKey } from "../documents/model-key.ts";
import { requireBlock } from "./block-access.ts";
import { askBlockThread } from "./block-thread.ts";

/**
 * The GLB of a version's layout, made when it is first asked for and kept as long as its document; undefined: it has no
 * layout, or the block has no such version for the user.
 */
export async function readBlockModel(
  application: Application,
  userId: string,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<Uint8Array | undefined> {
  const seen = await requireBlock(application.db, userId, id, "SEE");
  const version = [seen.version, seen.current].find((one) => one?.documentHash === hash);
  if (version?.facts?.widthNm == null) return undefined;
  const kept = await application.storage.read(modelKey(hash));
  if (kept) return kept;
  const { glb } = await askBlockThread<ModelOfBlockAnswer>(application, seen.block.name, async () => ({
    kind: "model",
    document: await readDocument(application, hash),
    name: seen.block.name,
  }));
  if (glb === null) return undefined;
  await storeOfDocument(application, hash, modelKey(hash), glb);
  return glb;
}

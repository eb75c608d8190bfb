import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { TakeBlockAnswer } from "../../threads/messages/block-messages.ts";
import { readDocument } from "../documents/document-store.ts";
import { requireProject } from "../projects/project-policy.ts";
import { keepBytes } from "./block-files.ts";
import { askBlockThread } from "./block-thread.ts";
import type { TakeSelection } from "./change-block.ts";

export interface FromProject {
  readonly id: string;
  readonly itemIds: readonly string[];
}

const MAX_ITEMS = 20_000;

/** Parts of a project, with their copper, as what a block is made from. The project is not changed. */
export async function takeFromProject(
  application: Application,
  userId: string,
  { id, itemIds }: FromProject,
  title: string,
): Promise<TakeSelection> {
  const { boardHash, circuitHash } = await requireProject(application.db, userId, id, "READ");
  if (itemIds.length === 0 || itemIds.length > MAX_ITEMS)
    refuseField("fromProject.itemIds", refusal("selection-size", { most: MAX_ITEMS }));
  if (boardHash === null) throw new ApplicationError("INVALID_EDA_BLOCK", refusal("no-layout-to-take-from", {}));
  return async () => {
    const taken = await askBlockThread<TakeBlockAnswer>(application, title, async () => ({
      kind: "take",
      board: await readDocument(application, boardHash),
      circuit: circuitHash === null ? null : await readDocument(application, circuitHash),
      itemIds,
      title,
    }));
    if (taken.status === "refused")
      throw new ApplicationError(
        "INVALID_EDA_BLOCK",
        taken.reason === "no-part" ? refusal("selection-without-part", {}) : refusal("selection-without-net", {}),
        { field: "fromProject.itemIds" },
      );
    const { hash: sha256, gzip: bytes } = taken;
    return keepBytes(application, { fileKind: "BLOCK_DOCUMENT", name: "selection.block.json.gz", bytes, sha256 });
  };
}

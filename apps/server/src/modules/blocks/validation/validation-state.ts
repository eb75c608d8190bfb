import type { Application } from "../../../platform/application.ts";
import type { ValidationStep } from "../../../platform/database/block-records.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import type { BlockRow } from "../block-access.ts";

/** Steps that a worker does. */
export const WORKED_STEPS = ["VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST"] as const;
export type WorkedStep = (typeof WORKED_STEPS)[number];

export function isInValidation(step: ValidationStep): step is WorkedStep {
  return (WORKED_STEPS as readonly string[]).includes(step);
}

/** Requests the validation of a version, in the caller's transaction. `wakeValidation` notifies the workers. */
export async function queueValidation(
  { work }: Pick<Application, "work">,
  transaction: Database,
  { block, versionId }: { readonly block: Pick<BlockRow, "id" | "holderId">; readonly versionId: string },
): Promise<void> {
  await work.enqueue(transaction, { kind: "block-validation", id: versionId, holder: block.holderId ?? block.id });
}

/** There is something to be validated: workers that sleep look at once, the others within seconds. */
export function wakeValidation({ pubSub }: Pick<Application, "pubSub">): void {
  pubSub.publish({ kind: "block-wanted" });
}

/** Tells the screens of those who hold a block that it, or the step of its validation, has changed. */
export function announceStep(
  { pubSub }: Pick<Application, "pubSub">,
  { userId, blockId }: { readonly userId: string | null; readonly blockId: string },
): void {
  pubSub.publish({ kind: "block", userId, blockId });
}

import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { estimateFiles, estimates, orderFiles, orders } from "../../platform/database/tables.ts";
import { openWhole } from "../../platform/storage/damaged-object.ts";
import { findRole } from "../access/memberships.ts";

interface Reader {
  readonly userId: string;
  readonly isAdministrator: boolean;
}

/** A file of an order, to download: for its holder, the members of its team, and administrators. */
export async function openOrderFile({ db, storage }: Application, reader: Reader, id: string) {
  const [found] = isUuid(id)
    ? await db
        .select({ file: orderFiles, order: orders })
        .from(orderFiles)
        .innerJoin(orders, eq(orders.id, orderFiles.orderId))
        .where(eq(orderFiles.id, id))
    : [];
  if (found === undefined) return undefined;
  const { ownerId, teamId } = found.order;
  const isReadable =
    reader.isAdministrator ||
    ownerId === reader.userId ||
    (teamId !== null && (await findRole(db, reader.userId, teamId)) !== undefined);
  const opened = isReadable && (await openWhole(storage, found.file.storageKey, found.file.bytes));
  return opened ? { ...opened, name: found.file.name } : undefined;
}

/** A file of a request for a price: for its sender and for administrators. */
export async function openEstimateFile({ db, storage }: Application, reader: Reader, id: string) {
  const [found] = isUuid(id)
    ? await db
        .select({ file: estimateFiles, userId: estimates.userId })
        .from(estimateFiles)
        .innerJoin(estimates, eq(estimates.id, estimateFiles.estimateId))
        .where(eq(estimateFiles.id, id))
    : [];
  const isReadable = found !== undefined && (reader.isAdministrator || found.userId === reader.userId);
  const opened = isReadable && (await openWhole(storage, found.file.storageKey, found.file.bytes));
  return opened ? { ...opened, name: found.file.name } : undefined;
}

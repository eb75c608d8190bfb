import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { addresses, teams, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { type AddressInput, readAddress } from "./read-address.ts";

export type AddressRow = typeof addresses.$inferSelect;

export interface StoredAddressInput extends AddressInput {
  /** The default moves here. A holder with addresses always has one, so it is not taken away without another. */
  readonly isDefault?: boolean | null | undefined;
}

/** The default first, then the newest. */
export async function listAddresses(db: Database, holder: Holder): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.holderId, holderId(holder)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id));
}

/** One of the holder's addresses; another's does not exist. */
export async function findAddress(db: Database, holder: Holder, id: string): Promise<AddressRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(addresses)
        .where(and(eq(addresses.id, id), eq(addresses.holderId, holderId(holder))))
    : [];
  if (row === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-address", {}));
  return row;
}

/** The first is the default. More than the limit are refused with 10013. */
export async function createAddress(
  { db, now, configuration }: Application,
  holder: Holder,
  input: StoredAddressInput,
): Promise<string> {
  const address = readAddress(input);
  const limit = configuration.addressLimit;
  return db.transaction(async (transaction) => {
    await lockHolder(transaction, holder);
    const others = await transaction.$count(addresses, eq(addresses.holderId, holderId(holder)));
    if (others >= limit)
      throw new ApplicationError("MAX_DELIVERY_ADDRESSES_REACHED", refusal("address-book-full", { most: limit }));
    const isDefault = others === 0 || input.isDefault === true;
    if (isDefault) await clearDefault(transaction, holder);
    const [row] = await transaction
      .insert(addresses)
      .values({ ...holder, ...address, isDefault, createdAt: now(), updatedAt: now() })
      .returning({ id: addresses.id });
    if (row === undefined) throw new Error("the database returned no address");
    return row.id;
  });
}

export async function updateAddress(
  { db, now }: Application,
  holder: Holder,
  input: StoredAddressInput & { readonly id: string },
): Promise<void> {
  await findAddress(db, holder, input.id);
  const address = readAddress(input);
  await db.transaction(async (transaction) => {
    await lockHolder(transaction, holder);
    const { id, isDefault } = await findAddress(transaction, holder, input.id);
    if (input.isDefault === true) await clearDefault(transaction, holder);
    await transaction
      .update(addresses)
      .set({ ...address, isDefault: isDefault || input.isDefault === true, updatedAt: now() })
      .where(eq(addresses.id, id));
  });
}

/** Where it was the default, the newest of the others is from now on. */
export async function deleteAddress({ db }: Application, holder: Holder, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockHolder(transaction, holder);
    const gone = await findAddress(transaction, holder, id);
    await transaction.delete(addresses).where(eq(addresses.id, gone.id));
    if (!gone.isDefault) return;
    const [next] = await listAddresses(transaction, holder);
    if (next) await transaction.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}

/** One change of an address book after the other: the limit and the one default hold whatever comes at once. */
async function lockHolder(transaction: Database, holder: Holder): Promise<void> {
  if (holder.teamId === null)
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, holder.ownerId)).for("update");
  else await transaction.select({ id: teams.id }).from(teams).where(eq(teams.id, holder.teamId)).for("update");
}

async function clearDefault(transaction: Database, holder: Holder): Promise<void> {
  await transaction
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.holderId, holderId(holder)), ne(addresses.isDefault, false)));
}

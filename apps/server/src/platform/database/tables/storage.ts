import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { created } from "./columns.ts";

/** What has to leave the storage because its rows are gone; written in the transaction that deletes them. */
export const storageRemovals = pgTable("storage_removals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of an object that nothing else can refer to. */
  key: text("key"),
  /** Of a document that goes unless another project holds it. */
  documentHash: text("document_hash"),
  createdAt: created(),
});

/** One row: the name of this database, by which the storage knows whose it is. */
export const installation = pgTable("installation", { id: uuid("id").primaryKey().defaultRandom() });

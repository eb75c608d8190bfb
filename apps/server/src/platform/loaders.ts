import type DataLoader from "dataloader";
import type { Database } from "./database/open-database.ts";
import type { WorkEngine } from "./work/work-kind.ts";

/** How a module reads rows by their keys in batches; one DataLoader is made of it for each request. */
export type Loader<Key, Value> = (db: Database, work: WorkEngine) => DataLoader<Key, Value, unknown>;

/** The loaders of one request: a list of ten projects asks three times and not thirty. */
export class Loaders {
  readonly #db: Database;
  readonly #work: WorkEngine;
  readonly #made = new Map<Loader<never, unknown>, unknown>();

  constructor({ db, work }: { readonly db: Database; readonly work: WorkEngine }) {
    this.#db = db;
    this.#work = work;
  }

  /** The same for the same loader as long as the request lives. */
  of<Key, Value>(loader: Loader<Key, Value>): DataLoader<Key, Value, unknown> {
    const made = this.#made.get(loader) ?? loader(this.#db, this.#work);
    this.#made.set(loader, made);
    return made as DataLoader<Key, Value, unknown>;
  }
}

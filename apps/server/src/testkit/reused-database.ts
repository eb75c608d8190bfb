import type { PGlite } from "@electric-sql/pglite";
import { type EmbeddedDatabase, handleOf } from "../platform/database/open-database.ts";

/** Everything that the migrations made, by name and identity: what a test adds, drops or alters shows here. */
const SCHEMA = `
  select md5(string_agg(item, ',' order by item)) as print from (
    select 'c' || oid || relname || relfilenode || relnatts from pg_class
      where relnamespace = 'public'::regnamespace and relkind <> 'S'
    union all select 'a' || attrelid || attname || atttypid || attnotnull from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select 't' || oid || tgname || tgenabled::text from pg_trigger
    union all select 'p' || oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'k' || oid || conname from pg_constraint
  ) as items(item)`;
/** Each with the columns that are not generated, which alone can be written. */
const TABLES = `
  select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`;
/** Rows that the migrations themselves leave, as the name of the installation. */
const rowsOf = (table: string) => `select coalesce(jsonb_agg(row), '[]')::text as rows from ${table} as row`;
const SEQUENCES =
  "select quote_literal(quote_ident(sequencename)) as name, start_value as start from pg_sequences where schemaname = 'public'";

/**
 * One embedded database that servers of tests use one after the other: loading one takes half a second of computing, and deleting
 * the rows of a test some milliseconds.
 */
export class ReusedDatabase {
  readonly #client: PGlite;
  #made: { readonly print: unknown; readonly restore: string } | undefined;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** For one server. What that still asks after it has closed the database is refused, as a closed one does. */
  async lend(onClose: () => Promise<void>): Promise<EmbeddedDatabase> {
    this.#made ??= { print: await this.#print(), restore: await this.#writeRestore() };
    let isClosed = false;
    const client = new Proxy(this.#client, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...values: unknown[]) =>
          isClosed ? Promise.reject(new Error("the database of this server is closed")) : member.apply(target, values);
      },
    });
    return {
      ...handleOf(client),
      client,
      close: async () => {
        if (isClosed) return;
        isClosed = true;
        await onClose();
      },
    };
  }

  /** Empties it; false where the schema is not what the migrations made. */
  async restore(): Promise<boolean> {
    if (this.#made === undefined) return true;
    await this.#client.exec(this.#made.restore);
    await this.#client.exec("discard all");
    return (await this.#print()) === this.#made.print;
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  async #print(): Promise<unknown> {
    const { rows } = await this.#client.query<{ print: string }>(SCHEMA);
    return rows[0]?.print;
  }

  /** As the owner of replicated rows, so that neither foreign keys nor triggers against deletion are in the way. */
  async #writeRestore(): Promise<string> {
    const tables = (await this.#client.query<{ name: string; columns: string }>(TABLES)).rows;
    const kept: string[] = [];
    for (const { name, columns } of tables) {
      const rows = (await this.#client.query<{ rows: string }>(rowsOf(name))).rows[0]?.rows ?? "[]";
      if (rows !== "[]")
        kept.push(
          `insert into ${name} (${columns}) overriding system value
             select ${columns} from jsonb_populate_recordset(null::${name}, ${quoted(rows)})`,
        );
    }
    const sequences = (await this.#client.query<{ name: string; start: unknown }>(SEQUENCES)).rows;
    return [
      "set session_replication_role = replica",
      ...tables.map(({ name }) => `delete from ${name}`),
      ...kept,
      ...sequences.map(({ name, start }) => `select setval(${name}, ${start}, false)`),
    ].join(";\n");
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

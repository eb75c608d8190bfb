import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { countRows, rowsOf } from "./catalog.ts";
import type { BackupTable, Summary } from "./manifest.ts";

type Session = Pick<Database, "execute">;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs `load` while no foreign key and no trigger of the tables stands against rows in any order; then the keys are built again,
 * which checks every row. In one transaction: a failure leaves the tables as they were. Needs the owner of the tables only,
 * where `session_replication_role` would need a superuser.
 */
export async function withoutConstraints(
  session: Session,
  tables: readonly BackupTable[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await rowsOf<ForeignKey>(
    session,
    sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and connamespace = 'public'::regnamespace order by relname, conname`,
  );
  const setTriggers = async (state: SQL): Promise<void> => {
    for (const { name } of tables)
      await session.execute(sql`alter table ${sql.identifier(name)} ${state} trigger user`);
  };
  await setTriggers(sql`disable`);
  for (const { table, name } of keys)
    await session.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  await load();
  for (const { table, name, definition } of keys)
    await session.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  await setTriggers(sql`enable`);
}

/** Inserts rows as `readRows` gives them. */
export async function insertRows(
  session: Session,
  { name, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map((column, index) => sql`(line ->> ${sql.raw(String(index))})::${sql.raw(column.type)}`);
  await session.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(",")}]`}::json) as line`,
  );
}

/** Sequences continue after the highest number that was given. */
export async function setSequences(session: Session, sequences: Summary["sequences"]): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await session.execute(sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`);
}

/** Throws for the first table that has another number of rows than the backup. */
export async function requireRows(session: Session, expected: Summary["rows"]): Promise<void> {
  for (const [table, rows] of Object.entries(expected)) {
    const found = await countRows(session, table);
    if (found !== rows) throw new Error(`${table} has ${found} rows after the restore, in place of ${rows}`);
  }
}

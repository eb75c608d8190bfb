import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "migrations");
/** The last before work had a holder. */
const BEFORE = "0022_forgotten_footprints";

const [ANNA, BEN, PROJECT, RUN, SHEET] = [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** Rows as the version before wrote them: two accounts, and one of everything that had an owner or an author. */
const ROWS = `
  insert into users (id, email, name, consented_at) values ('${ANNA}', 'anna@example.com', 'Anna', now()), ('${BEN}', 'ben@example.com', 'Ben', now());
  insert into projects (id, owner_id, latest_author_id, name, job_type, receipt) values ('${PROJECT}', '${ANNA}', '${BEN}', 'Radio', 'ROUTING', '{}');
  insert into projects (owner_id, latest_author_id, name, job_type, receipt, deleted_at) values ('${ANNA}', '${ANNA}', 'Radio', 'ROUTING', '{}', now());
  insert into projects (owner_id, latest_author_id, name, job_type, receipt) values ('${BEN}', '${BEN}', 'radio', 'ROUTING', '{}');
  insert into history_entries (project_id, author_id, type, major_version, revision_version) values ('${PROJECT}', '${BEN}', 'CREATED', 1, 0);
  insert into documents (project_id, hash, kind, bytes) values ('${PROJECT}', 'b0', 'board', 7);
  insert into runs (id, project_id, requested_by, job_type, board_hash, major_version, revision_version, options) values ('${RUN}', '${PROJECT}', '${BEN}', 'ROUTING', 'b0', 1, 0, '{}');
  insert into datasheets (id, owner_id, sha256, name, bytes) values ('${SHEET}', '${ANNA}', 'd0', 'part.pdf', 9);
  insert into known_parts (owner_id, kind, question, candidate) values ('${ANNA}', 'k', '{}', '{}'), ('${BEN}', 'k', '{}', '{}');
  insert into footprint_choices (owner_id, wanted, pins, footprint, template_bytes, chosen_at) values ('${ANNA}', 'SOT', 3, 'L:SOT', 0, now()), ('${BEN}', 'SOT', 3, 'L:SOT-2', 0, now());
`;

const LEFT = `
  select (select string_agg(holder_id::text || name, ' ' order by holder_id, name, deleted_at) from projects) as projects,
    (select author_id::text from history_entries) as author, (select requested_by::text from runs) as requester,
    (select holder_id::text || name from datasheets) as datasheets,
    (select string_agg(holder_id::text || kind, ' ' order by holder_id) from known_parts) as parts,
    (select string_agg(holder_id::text || footprint, ' ' order by holder_id) from footprint_choices) as footprints,
    (select count(*)::int from documents) as documents
`;

const EXPECTED = {
  projects: `${ANNA}Radio ${ANNA}Radio ${BEN}radio`,
  author: BEN,
  requester: BEN,
  datasheets: `${ANNA}part.pdf`,
  parts: `${ANNA}k ${BEN}k`,
  footprints: `${ANNA}L:SOT ${BEN}L:SOT-2`,
  documents: 1,
};

/** A folder with the migrations up to one of them. */
async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tracewright-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(last).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

describe("work of accounts, stored before teams existed, is held by the accounts", () => {
  test("on the embedded database", async () => {
    const folder = await migrationsUpTo(BEFORE);
    const client = await PGlite.create();
    try {
      await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: folder });
      await client.exec(ROWS);
      await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: MIGRATIONS });
      expect((await client.query(LEFT)).rows).toEqual([EXPECTED]);
    } finally {
      await client.close();
      await rm(folder, { recursive: true });
    }
  });

  const programs = findPostgres();
  test.skipIf(programs === undefined)("on a PostgreSQL server", async () => {
    const folder = await migrationsUpTo(BEFORE);
    const postgres = await startPostgres(programs ?? "");
    const pool = new pg.Pool({ connectionString: postgres.connectionString });
    // `end` does not wait until the connections are closed; the server that stops says so on what is left of them.
    pool.on("error", () => {});
    try {
      await migrateServer(drizzleServer(pool), { migrationsFolder: folder });
      await pool.query(ROWS);
      await migrateServer(drizzleServer(pool), { migrationsFolder: MIGRATIONS });
      expect((await pool.query(LEFT)).rows).toEqual([EXPECTED]);
    } finally {
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  });
});

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "migrations");

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** Runs `work` with a folder of the migrations up to the one written at `last`; it is deleted afterwards. */
export async function withMigrationsUntil<Result>(
  last: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "tracewright-migrations-"));
  try {
    const journal = JSON.parse(await readFile(join(MIGRATIONS, "meta", "_journal.json"), "utf8")) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= last);
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

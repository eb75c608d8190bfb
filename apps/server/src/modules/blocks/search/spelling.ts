import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import type { Log } from "../../../platform/log.ts";
import { serviceKey } from "../../../platform/services.ts";

/** Finds the word that a misspelt one may have meant. */
export interface Spelling {
  correct(db: Database, word: string): Promise<string | undefined>;
}

export const SPELLING = serviceKey<Spelling>("spelling");

const NONE: Spelling = { correct: async () => undefined };

/**
 * By trigrams, where the database has them: a server's role may not be allowed to create the extension. Without it the search
 * works, and corrects nothing.
 */
export async function prepareSpelling(db: Database, log: Log): Promise<Spelling> {
  try {
    await db.execute(sql`create extension if not exists pg_trgm`);
    await db.execute(
      sql`create index if not exists search_words_similar on search_words using gin (word gin_trgm_ops)`,
    );
    return { correct };
  } catch (error) {
    log.warning("misspelt words are not corrected: pg_trgm is not available", { message: describeFault(error) });
    return NONE;
  }
}

async function correct(db: Database, word: string): Promise<string | undefined> {
  const { rows } = (await db.execute(sql`
    select word from search_words where word % ${word} order by similarity(word, ${word}) desc, word limit 1`)) as unknown as {
    readonly rows: readonly { readonly word: string }[];
  };
  return rows[0]?.word;
}

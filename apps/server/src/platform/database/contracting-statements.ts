/** First line of a migration that former versions cannot run beside. */
const CONTRACT = /^-- contract: /;

/** Whether a migration says that it takes away what a former version uses. */
export function isContract(text: string): boolean {
  return CONTRACT.test(text);
}

/**
 * The statements of a migration that a process of the version before may stumble over: those that remove or rename, or refuse a
 * row that it writes. What the same migration has created is unknown to it.
 */
export function contractingStatements(text: string): readonly string[] {
  const statements = text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, "").trim())
    .filter(Boolean);
  const created = new Set(statements.flatMap((statement) => /^CREATE TABLE "(\w+)"/i.exec(statement)?.[1] ?? []));
  return statements.filter((statement) => !isExpanding(statement, created));
}

function isExpanding(statement: string, created: ReadonlySet<string>): boolean {
  if (/^CREATE (TABLE|TYPE|SEQUENCE|INDEX|EXTENSION|SCHEMA)\b/i.test(statement)) return true;
  if (/^(INSERT INTO|UPDATE)\b/i.test(statement)) return true;
  const unique = /^CREATE UNIQUE INDEX \S+ ON "(\w+)"/i.exec(statement)?.[1];
  if (unique !== undefined) return created.has(unique);
  const [, table, change = ""] = /^ALTER TABLE "(\w+)" (.+)$/is.exec(statement) ?? [];
  if (table === undefined) return false;
  if (created.has(table)) return true;
  if (!/^ADD COLUMN\b/i.test(change)) return /^ALTER COLUMN "\w+" (DROP NOT NULL|SET DEFAULT)\b/i.test(change);
  return !/NOT NULL/i.test(change) || /\b(DEFAULT|GENERATED)\b/i.test(change);
}

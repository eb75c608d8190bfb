import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as tables from "./tables.ts";

// The tool adds an enumerable method to all arrays; the reader of PDFs refuses such a process, and tests share theirs.
Object.defineProperty(Array.prototype, "random", { enumerable: false });

test("the committed migrations build the tables of the code (npx drizzle-kit generate in apps/server writes them)", async () => {
  const folder = join(import.meta.dirname, "..", "..", "..", "migrations", "meta");
  const newest = globSync("*_snapshot.json", { cwd: folder }).sort().at(-1);
  const snapshot = JSON.parse(readFileSync(join(folder, newest ?? ""), "utf8"));
  const statements = await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id));
  expect(statements).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contractingStatements, isContract } from "./contracting-statements.ts";
import { MIGRATIONS } from "./migrations-folder.ts";

test.each([
  'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL);',
  'CREATE TABLE "a" ("id" uuid);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK (id is not null);',
  'CREATE TABLE "a" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "a" USING btree ("id");',
  'ALTER TABLE "users" ADD COLUMN "note" text;',
  'ALTER TABLE "users" ADD COLUMN "is_kind" boolean DEFAULT true NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
  'CREATE INDEX "i" ON "users" USING btree ("name");',
  '-- The label has it alone.\nUPDATE "users" SET "note" = "name";',
])("the version before runs beside %s", (text) => {
  expect(contractingStatements(text)).toEqual([]);
});

test.each([
  'ALTER TABLE "users" DROP COLUMN "name";',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "label";',
  'ALTER TABLE "users" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (name <> \'\');',
  'CREATE UNIQUE INDEX "i" ON "users" USING btree ("name");',
  'DROP TABLE "users";',
  'DELETE FROM "users";',
  "CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;",
])("the version before may stumble over %s", (text) => {
  expect(contractingStatements(text)).toHaveLength(1);
});

/** The last one before this rule. */
const LAST_WITHOUT_RULE = "0048_card_expiry.sql";

test("what a new migration takes away is announced in its first line: -- contract: what, and since when it is unused", () => {
  const silent = globSync("*.sql", { cwd: MIGRATIONS })
    .filter((name) => name > LAST_WITHOUT_RULE)
    .flatMap((name) => {
      const text = readFileSync(join(MIGRATIONS, name), "utf8");
      return isContract(text) ? [] : contractingStatements(text).map((statement) => `${name}: ${statement}`);
    });
  expect(silent).toEqual([]);
});

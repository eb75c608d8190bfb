import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printApi } from "./schema.ts";

test("schema.graphql at the root is the schema of the code (node apps/server/print-schema.ts writes it)", () => {
  const printed = readFileSync(join(import.meta.dirname, "..", "..", "..", "schema.graphql"), "utf8");
  expect(printed).toBe(printApi());
});

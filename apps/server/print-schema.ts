import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printApi } from "./src/schema.ts";

/** `node apps/server/print-schema.ts` writes `schema.graphql` at the root from the code. */
writeFileSync(join(import.meta.dirname, "..", "..", "schema.graphql"), printApi());

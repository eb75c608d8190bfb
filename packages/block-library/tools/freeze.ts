/** `npm run blocks:freeze`: writes the facts of all blocks, the list of them, and the table of them in docs/blocks. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentOf } from "../src/document-of.ts";
import { factsOf } from "../src/facts-of.ts";
import { proofsTable } from "../src/proofs-table.ts";
import { allKeys, folderOf, readDefinition, readLayout } from "./read-block.ts";

const keys = allKeys().filter((key) => existsSync(join(folderOf(key), "layout.json")));
for (const key of keys) {
  const facts = factsOf(documentOf(await readDefinition(key), readLayout(key)));
  const file = join(folderOf(key), "proof.json");
  const text = `${JSON.stringify(facts, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) console.log(`${key}: ${facts.hash.slice(0, 12)}`);
  writeFileSync(file, text);
}

const name = (key: string) => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const list = `// Written by \`npm run blocks:freeze\`.
import type { FrozenBlock } from "../src/built-in-block.ts";
${keys
  .map(
    (key) => `import { block as ${name(key)} } from "./${key}/block.ts";
import ${name(key)}Layout from "./${key}/layout.json" with { type: "json" };
import ${name(key)}Facts from "./${key}/proof.json" with { type: "json" };`,
  )
  .join("\n")}

export const FROZEN: readonly FrozenBlock[] = [
${keys.map((key) => `  { definition: ${name(key)}, layout: ${name(key)}Layout, facts: ${name(key)}Facts },`).join("\n")}
];
`;
writeFileSync(join(folderOf(""), "index.ts"), list);

const { FROZEN } = await import("../blocks/index.ts");
writeFileSync(join(import.meta.dirname, "../../../docs/blocks/proofs.md"), proofsTable(FROZEN));

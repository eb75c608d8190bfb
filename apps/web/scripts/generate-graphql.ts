/**
 * Typed documents for every operation under src/graphql/operations, checked against the printed schema. The result is
 * committed, so a clean clone builds without this step; with `--check` nothing is written and a stale file fails.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { preset } from "@graphql-codegen/client-preset";
import { codegen } from "@graphql-codegen/core";
import { buildASTSchema, type DocumentNode, parse, print, stripIgnoredCharacters, visit } from "graphql";

const web = join(import.meta.dirname, "..");

interface Module {
  readonly file: string;
  /** Which files of operations it holds. */
  readonly isOf: (name: string) => boolean;
}

/** Two modules: pages for everybody load what they call and nothing of all the rest. */
const MODULES: readonly Module[] = [
  { file: "visitor-documents.ts", isOf: (name: string) => name === "visitor.graphql" },
  { file: "documents.ts", isOf: (name: string) => name !== "visitor.graphql" },
];

/** A generated module's text, for its operations and the schema as they stand on disk. */
async function generateDocuments({ isOf }: Module): Promise<string> {
  // Without the schema's descriptions: rewording one does not make the documents stale.
  const schema: DocumentNode = visit(parse(readFileSync(join(web, "../../schema.graphql"), "utf8")), {
    enter: (node) => ("description" in node && node.description ? { ...node, description: undefined } : undefined),
  });
  const documents = globSync("src/graphql/operations/*.graphql", { cwd: web })
    .filter((location) => isOf(basename(location)))
    .sort()
    .map((location) => {
      const rawSDL = readFileSync(join(web, location), "utf8");
      return { location, rawSDL, document: parse(rawSDL) };
    });
  const sections = await preset.buildGeneratesSection({
    schema,
    schemaAst: buildASTSchema(schema),
    documents,
    baseOutputDir: "generated/",
    presetConfig: { fragmentMasking: false },
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      scalars: { DateTime: "string", ID: "string", JSON: "unknown", Upload: "File" },
      strictScalars: true,
      skipTypename: true,
    },
    pluginContext: {},
    plugins: [],
    pluginMap: {},
  });
  const documentsSection = sections.find(({ filename }) => filename.endsWith("graphql.ts"));
  if (!documentsSection) throw new Error("The preset no longer writes graphql.ts; see its change log.");
  return documentsAsText(await codegen(documentsSection));
}

const SYNTAX_TREE = /^export const (\w+)Document = (\{.*\}) as unknown as /gm;

/**
 * Documents as text, which the client parses when it first sends them. As syntax trees they were four times as long, and a
 * browser built all 248 with every page. An operation has the text of its fragments, so fragments are nothing on their own.
 */
function documentsAsText(module: string): string {
  const withoutFragments = module.replaceAll(/^export const \w+FragmentDoc = .*\n/gm, "");
  return withoutFragments.replaceAll(SYNTAX_TREE, (_, name: string, tree: string) => {
    const text = stripIgnoredCharacters(print(JSON.parse(tree) as DocumentNode));
    return `export const ${name}Document = ${JSON.stringify(text)} as unknown as `;
  });
}

for (const module of MODULES) {
  const output = join(web, "src/graphql/generated", module.file);
  const text = await generateDocuments(module);
  if (!process.argv.includes("--check")) writeFileSync(output, text);
  else if (readFileSync(output, "utf8") !== text) {
    throw new Error("src/graphql/generated is behind schema or operations; run: npm run graphql -w @tracewright/web");
  }
}

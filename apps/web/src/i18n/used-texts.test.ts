import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";

const root = join(import.meta.dirname, "..");

/** A node of the syntax tree, as much as is read of it. */
interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

function* nodesBelow(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesBelow(value);
}

const sources = globSync("**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|^i18n\/(en|ko)|^graphql\/generated/.test(file))
  .map((file) => ({
    file,
    nodes: [...nodesBelow(parseSync(file, readFileSync(join(root, file), "utf8")).program as unknown as SyntaxNode)],
  }));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The keys that a string or a template of the code can name: a filled place is one step of the key's path. */
function namedBy(node: SyntaxNode): string | RegExp | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  const fixed = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return fixed.length > 1 && fixed[0] !== "" ? new RegExp(`^${fixed.map(escaped).join("[^.]+")}$`) : undefined;
}

type Catalogue = { readonly [key: string]: string | Catalogue };

/** Every key as code names it: forms of number share one. */
function keysOf(catalogue: Catalogue, path = ""): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key.replace(/_(zero|one|other)$/, "")] : keysOf(value, `${path}${key}.`),
  );
}

describe("the texts of the application", () => {
  it("are all shown somewhere", () => {
    const named = sources.flatMap(({ nodes }) => nodes.map(namedBy).filter((name) => name !== undefined));
    const literals = new Set(named.filter((name) => typeof name === "string"));
    const patterns = named.filter((name) => name instanceof RegExp);
    const isNamed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...new Set(keysOf(en))].filter((key) => !isNamed(key))).toEqual([]);
  });

  it("stand in the catalogues and not in the screens", () => {
    const written = sources
      .filter(({ file }) => !SPEAK_FOR_THEMSELVES.some((path) => file.startsWith(path)))
      .flatMap(({ file, nodes }) => nodes.flatMap(wordsOf).map((words) => `${file}: ${words}`));
    expect(written).toEqual([]);
  });
});

/** The page of the last resort carries its own words; the engine workbench is for those who work on the engines. */
const SPEAK_FOR_THEMSELVES = ["shell/error-boundary.tsx", "dev/"];

/** Attributes that are read out or shown. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|alt|description|label|placeholder|title|error)$/;

/** Names and units are the same in every language. */
const NAMES = /Tracewright|KiCad|English|한국어|\b(mm|mil|dx|dy)\b/g;

const keys: ReadonlySet<unknown> = new Set(keysOf(en));

const wordsIn = (text: unknown) =>
  typeof text === "string" && !keys.has(text) && /\p{L}{2}/u.test(text.replaceAll(NAMES, "")) ? [text.trim()] : [];

/** The words that a piece of markup shows without asking a catalogue. */
function wordsOf(node: SyntaxNode): string[] {
  if (node.type === "JSXText") return wordsIn(node.value);
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return (node.children as SyntaxNode[]).flatMap(({ type, expression }) =>
      type === "JSXExpressionContainer" ? shownBy(expression as SyntaxNode) : [],
    );
  if (node.type !== "JSXAttribute") return [];
  const { name, value } = node as unknown as { name: { name: unknown }; value: SyntaxNode | null };
  if (typeof name.name !== "string" || !SPOKEN.test(name.name) || value === null) return [];
  return shownBy(value.type === "JSXExpressionContainer" ? (value.expression as SyntaxNode) : value);
}

/** Literals that an expression may come out as. */
function shownBy(node: SyntaxNode): string[] {
  if (node.type === "Literal") return wordsIn(node.value);
  if (node.type === "TemplateLiteral")
    return (node.quasis as { value: { cooked: string } }[]).flatMap(({ value }) => wordsIn(value.cooked));
  if (node.type === "ConditionalExpression")
    return [...shownBy(node.consequent as SyntaxNode), ...shownBy(node.alternate as SyntaxNode)];
  if (node.type === "LogicalExpression") return shownBy(node.right as SyntaxNode);
  return [];
}

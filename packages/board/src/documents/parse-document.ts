import { BOARD_SCHEMA_VERSION, type Board } from "../records/board.ts";
import { CIRCUIT_SCHEMA_VERSION, type Circuit } from "../records/circuit.ts";
import { schemaVersionOf } from "../records/schema-version.ts";
import { boardSchema } from "./board-schema.ts";
import { circuitSchema } from "./circuit-schema.ts";
import { type DocumentProblem, isObject, type Validator } from "./validate.ts";

export type Parsed<Document> =
  | { readonly status: "valid"; readonly document: Document }
  | { readonly status: "invalid"; readonly problems: readonly DocumentProblem[] };

/** A step from one version of a stored document to the next; `from` is what it takes. */
export interface Migration {
  readonly from: number;
  readonly migrate: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Steps from every older board version there was; each has a before/after pair in the tests. */
export const BOARD_MIGRATIONS: readonly Migration[] = [
  // Blocks came.
  { from: 1, migrate: (document) => document },
];
export const CIRCUIT_MIGRATIONS: readonly Migration[] = [];

/** A stored board: brought up to the current version and checked. Takes JSON text or what JSON.parse made of it. */
export function parseBoard(json: unknown): Parsed<Board> {
  const parsed = parseDocument<Board>(json, boardSchema, BOARD_MIGRATIONS, BOARD_SCHEMA_VERSION);
  if (parsed.status === "invalid") return parsed;
  const { document } = parsed;
  return { status: "valid", document: { ...document, schemaVersion: schemaVersionOf(document.groups) } };
}

/** As `parseBoard`, for a schematic. */
export function parseCircuit(json: unknown): Parsed<Circuit> {
  return parseDocument<Circuit>(json, circuitSchema, CIRCUIT_MIGRATIONS, CIRCUIT_SCHEMA_VERSION);
}

/** No more problems than these are collected: a file of another kind has one for every member. */
const MAX_PROBLEMS = 20;

/** Migrates step by step to `version`, then validates. */
export function parseDocument<Document>(
  json: unknown,
  schema: Validator,
  migrations: readonly Migration[],
  version: number,
): Parsed<Document> {
  const read = typeof json === "string" ? readJson(json) : json;
  if (!isObject(read)) return invalid([{ path: "", message: "not a JSON object" }]);
  let document = read;
  while (document.schemaVersion !== version) {
    const current = document.schemaVersion;
    const step = migrations.find(({ from }) => from === current);
    if (!step)
      return invalid([{ path: "schemaVersion", message: `${String(current)} is not a version up to ${version}` }]);
    document = { ...step.migrate(document), schemaVersion: step.from + 1 };
  }
  const problems: DocumentProblem[] = [];
  schema(document, "", (problem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  });
  if (problems.length > 0) return invalid(problems);
  // The schema has just been held against it: this is the one place where a document becomes a record.
  return { status: "valid", document: document as Document };
}

function invalid(problems: readonly DocumentProblem[]): { status: "invalid"; problems: readonly DocumentProblem[] } {
  return { status: "invalid", problems };
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

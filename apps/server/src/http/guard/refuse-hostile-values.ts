import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { type DocumentNode, visit } from "../../wire/graphql.ts";

/**
 * All of C0 and DEL but tab and the ends of lines. PostgreSQL stores no NUL, and terminals that show a log or a mail obey
 * the others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** The same in an address as it is sent. */
const ENCODED_CONTROL_CHARACTER = /%(?:0[0-8bcef]|1[\da-f]|7f)/i;

/** Several times what an edit of a board nests. */
const MAX_NESTING = 100;

/**
 * Refuses an operation whose texts hold a control character, in its variables or in the document itself, or whose
 * variables nest without end.
 */
export function refuseHostileValues(document: DocumentNode, variables: unknown): void {
  visit(document, { StringValue: ({ value }) => refuseIn(value, undefined) });
  // An explicit stack: a body may nest deeper than calls can.
  const open: Open[] = [{ value: variables, field: undefined, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, field, depth } = next;
    if (typeof value === "string") refuseIn(value, field);
    else if (value instanceof File) refuseIn(value.name, field);
    else if (typeof value === "object" && value !== null) {
      if (depth > MAX_NESTING)
        throw new ApplicationError("BAD_REQUEST", refusal("values-nested-too-deeply", { most: MAX_NESTING }), {
          ...(field !== undefined && { field }),
        });
      if (Array.isArray(value)) for (const item of value) open.push({ value: item, field, depth: depth + 1 });
      else
        for (const [key, content] of Object.entries(value)) {
          refuseIn(key, field);
          open.push({ value: content, field: key, depth: depth + 1 });
        }
    }
  }
}

interface Open {
  readonly value: unknown;
  readonly field: string | undefined;
  readonly depth: number;
}

export function hasEncodedControlCharacter(address: string): boolean {
  return ENCODED_CONTROL_CHARACTER.test(address);
}

function refuseIn(text: string, field: string | undefined): void {
  const found = CONTROL_CHARACTER.exec(text)?.[0];
  if (found === undefined) return;
  // An address with one is no address, whatever is asked with it.
  if (field === "email") throw new ApplicationError("BAD_REQUEST", refusal("not-an-email", {}), { field });
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  throw new ApplicationError("BAD_REQUEST", refusal("control-character", { code }), {
    ...(field !== undefined && { field }),
  });
}

/**
 * JSON with object keys in code-unit order and nothing optional in it: absent and undefined members are both left out,
 * −0 is 0. Equal contents give equal texts, whatever the order they were built in.
 *
 * Throws on what JSON cannot say (NaN, infinities, functions): such a value in a board is a bug.
 */
export function canonicalJson(value: unknown): string {
  const pieces: string[] = [];
  writeCanonicalJson(value, (piece) => pieces.push(piece));
  return pieces.join("");
}

/** Letters of a piece, about. */
const PIECE = 32_768;

/** The same piece by piece: a large board's text as a whole takes more memory than the board. Pieces end between two values. */
export function writeCanonicalJson(value: unknown, write: (piece: string) => void): void {
  let piece = "";
  const put = (text: string): void => {
    piece += text;
    if (piece.length < PIECE) return;
    write(piece);
    piece = "";
  };
  putValue(value, put);
  write(piece);
}

function putValue(value: unknown, put: (text: string) => void): void {
  switch (typeof value) {
    case "string":
    case "boolean":
      put(JSON.stringify(value));
      return;
    case "number":
      if (!Number.isFinite(value)) throw new Error(`${value} has no place in a document`);
      put(JSON.stringify(value + 0));
      return;
    case "object":
      if (value === null) put("null");
      else if (Array.isArray(value)) putArray(value, put);
      else putObject(value as Readonly<Record<string, unknown>>, put);
      return;
    default:
      throw new Error(`a ${typeof value} has no place in a document`);
  }
}

function putArray(items: readonly unknown[], put: (text: string) => void): void {
  put("[");
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) put(",");
    putValue(items[index], put);
  }
  put("]");
}

function putObject(object: Readonly<Record<string, unknown>>, put: (text: string) => void): void {
  let before = "{";
  for (const key of Object.keys(object).sort()) {
    const member = object[key];
    if (member === undefined) continue;
    put(`${before}${JSON.stringify(key)}:`);
    putValue(member, put);
    before = ",";
  }
  put(before === "{" ? "{}" : "}");
}

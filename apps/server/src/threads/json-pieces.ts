/** Items of a list that are written at once. */
const CHUNK = 512;
/** Letters of a piece, about. */
const PIECE = 1_048_576;

/**
 * What `JSON.stringify` makes of a document, piece by piece: the text of a large board as a whole takes as much
 * memory as the board. Pieces end between two values.
 */
export function writeJson(document: object, write: (piece: string) => void): void {
  let piece = "";
  putValue(document, (text) => {
    piece += text;
    if (piece.length < PIECE) return;
    write(piece);
    piece = "";
  });
  write(piece);
}

function putValue(value: unknown, put: (text: string) => void): void {
  if (Array.isArray(value)) putList(value, put);
  else if (typeof value === "object" && value !== null) putObject(value, put);
  else put(JSON.stringify(value) ?? "null");
}

function putList(items: readonly unknown[], put: (text: string) => void): void {
  put("[");
  // Points, tracks and the like, of which there are millions, hold no lists: of those many are written at once.
  const isFlat = !holdsLists(items[0]);
  for (let from = 0; from < items.length; from += isFlat ? CHUNK : 1) {
    if (from > 0) put(",");
    if (isFlat) put(JSON.stringify(items.slice(from, from + CHUNK)).slice(1, -1));
    else putValue(items[from], put);
  }
  put("]");
}

function putObject(object: object, put: (text: string) => void): void {
  let before = "{";
  for (const [key, member] of Object.entries(object)) {
    if (member === undefined) continue;
    put(`${before}${JSON.stringify(key)}:`);
    putValue(member, put);
    before = ",";
  }
  put(before === "{" ? "{}" : "}");
}

function holdsLists(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.values(value).some(holdsLists);
}

const MAX_EXCERPT = 12_000;
/** So many of each kind come along whatever their size; the others while there is room. */
const OF_EACH_KIND = 2;
const MAX_PIECE = 3_000;

/**
 * A large file cut down to a few things of every kind in it, still whole: a case with it takes a millisecond instead of a
 * second, and meets the same readers. S-expressions lose lists of their outermost list, EasyEDA's JSON shapes, sheets of KiCad 5
 * blocks, all others lines. Sheets lose the sheets below them, without which every case would be refused for these.
 */
export function excerpt(text: string): string {
  if (text.startsWith("EESchema Schematic")) return excerptOfLegacySheet(text);
  if (text.length <= MAX_EXCERPT && !text.startsWith("(kicad_sch")) return text;
  if (text.trimStart().startsWith("(")) return excerptOfList(text);
  if (text.trimStart().startsWith("{")) return excerptOfJson(text);
  return text.slice(0, text.lastIndexOf("\n", MAX_EXCERPT) + 1);
}

function excerptOfList(text: string): string {
  const inner: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[()]/gs)) {
    if (token === "(") {
      depth += 1;
      if (depth === 2) from = index;
    } else if (token === ")") {
      if (depth === 2 && !text.startsWith("(sheet\n", from) && !text.startsWith("(sheet ", from))
        inner.push(text.slice(from, index + 1));
      depth -= 1;
    }
  }
  const head = /^\s*\([\w-]+/.exec(text)?.[0] ?? "(";
  return `${head}\n${choose(inner, (list) => /^\([\w-]+/.exec(list)?.[0] ?? "").join("\n")}\n)`;
}

function excerptOfLegacySheet(text: string): string {
  const end = text.indexOf("$EndDescr");
  const blocks =
    text.slice(end).match(/^\$Comp$[\s\S]*?^\$EndComp$|^(Wire|Text|Entry)\b.*\n.*$|^(Connection|NoConn)\b.*$/gm) ?? [];
  const kindOf = (block: string) => /^\S+( \S+)?/.exec(block)?.[0] ?? "";
  return `${text.slice(0, end)}$EndDescr\n${choose(blocks, kindOf).join("\n")}\n$EndSCHEMATC\n`;
}

function excerptOfJson(text: string): string {
  const shorten = (key: string, value: unknown): unknown => {
    if (key === "dataStr" && typeof value === "string")
      return JSON.stringify(JSON.parse(value, (inner, member) => shorten(inner, member)));
    if (key !== "shape" || !Array.isArray(value)) return value;
    return choose(
      value.filter((shape) => typeof shape === "string"),
      (shape) => shape.slice(0, shape.indexOf("~")),
    );
  };
  return JSON.stringify(JSON.parse(text, (key, value) => shorten(key, value)));
}

function choose(pieces: readonly string[], kindOf: (piece: string) => string): string[] {
  const counts = new Map<string, number>();
  let room = MAX_EXCERPT;
  return pieces.filter((piece) => {
    const kind = kindOf(piece);
    const count = counts.get(kind) ?? 0;
    if (piece.length > MAX_PIECE || (count >= OF_EACH_KIND && piece.length > room)) return false;
    counts.set(kind, count + 1);
    room -= piece.length;
    return true;
  });
}

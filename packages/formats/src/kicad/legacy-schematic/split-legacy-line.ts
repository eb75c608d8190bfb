/**
 * The words of one line: apart by blanks, or between quotation marks, in which a backslash stands before a mark or
 * another backslash. A quotation that does not end runs to the end of the line, as KiCad reads it.
 */
export function splitLegacyLine(line: string): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < line.length) {
    const sign = line.charAt(at);
    if (sign === " " || sign === "\t") {
      at += 1;
      continue;
    }
    let word = "";
    if (sign === '"') {
      at += 1;
      while (at < line.length && line.charAt(at) !== '"') {
        if (line.charAt(at) === "\\" && at + 1 < line.length) at += 1;
        word += line.charAt(at);
        at += 1;
      }
      at += 1;
    } else
      while (at < line.length && line.charAt(at) !== " " && line.charAt(at) !== "\t") {
        word += line.charAt(at);
        at += 1;
      }
    words.push(word);
  }
  return words;
}

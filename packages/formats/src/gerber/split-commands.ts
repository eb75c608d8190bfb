/** One command of a Gerber file: a word command, or the data blocks between a pair of percent signs. */
export interface GerberCommand {
  readonly blocks: readonly string[];
  readonly extended: boolean;
  /** 1-based line where it begins. */
  readonly line: number;
}

/** Cuts a Gerber text into commands. What stands after the last asterisk comes back as `rest`. */
export function* splitCommands(text: string): Generator<GerberCommand, string> {
  let line = 1;
  let from = 0;
  const length = text.length;
  const countLines = (start: number, end: number) => {
    for (let at = text.indexOf("\n", start); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) line++;
  };
  while (from < length) {
    const character = text[from];
    if (character === "\n") line++;
    if (character === "\n" || character === "\r" || character === " " || character === "\t") {
      from++;
      continue;
    }
    const extended = character === "%";
    const end = text.indexOf(extended ? "%" : "*", from + 1);
    if (end < 0) return text.slice(from);
    const content = text.slice(from + (extended ? 1 : 0), end).replaceAll(/[\r\n]/g, "");
    const blocks = extended ? content.split("*").slice(0, -1) : [content];
    if (character !== "*") yield { blocks, extended, line };
    countLines(from, end + 1);
    from = character === "*" ? from + 1 : end + 1;
  }
  return "";
}

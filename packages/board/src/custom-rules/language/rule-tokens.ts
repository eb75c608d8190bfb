/** A bracket, a word or a quoted text of a file of rules, with its place in the source. */
export interface RuleToken {
  readonly kind: "open" | "close" | "word" | "quoted" | "end";
  readonly text: string;
  readonly at: number;
}

const BLANK = /\s/;

/**
 * Words, quoted texts and brackets, one after the other. A line that begins with `#` is a note. A quotation mark that is
 * not closed runs to the end of the file; `unclosedAt` is its place.
 */
export class RuleTokens {
  readonly #source: string;
  #at = 0;
  unclosedAt: number | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  next(): RuleToken {
    this.#skipBlanks();
    const source = this.#source;
    const at = this.#at;
    const letter = source[at];
    if (letter === undefined) return { kind: "end", text: "", at };
    if (letter === "(" || letter === ")") {
      this.#at += 1;
      return { kind: letter === "(" ? "open" : "close", text: letter, at };
    }
    if (letter === '"') return this.#takeQuoted(at);
    while (this.#at < source.length && !BLANK.test(source[this.#at]!) && !'()"'.includes(source[this.#at]!))
      this.#at += 1;
    return { kind: "word", text: source.slice(at, this.#at), at };
  }

  #takeQuoted(at: number): RuleToken {
    const source = this.#source;
    let text = "";
    this.#at += 1;
    for (let from = this.#at; ; this.#at += 1) {
      const letter = source[this.#at];
      if (letter === undefined || letter === '"') {
        text += source.slice(from, this.#at);
        break;
      }
      if (letter !== "\\") continue;
      text += source.slice(from, this.#at);
      this.#at += 1;
      const escaped = source[this.#at] ?? "";
      text += ESCAPES[escaped] ?? escaped;
      from = this.#at + 1;
    }
    if (this.#at >= source.length) this.unclosedAt = at;
    this.#at += 1;
    return { kind: "quoted", text, at };
  }

  #skipBlanks(): void {
    const source = this.#source;
    let isLineStart = this.#at === 0 || source[this.#at - 1] === "\n";
    for (; this.#at < source.length; this.#at += 1) {
      const letter = source[this.#at]!;
      if (letter === "\n") isLineStart = true;
      else if (letter === "#" && isLineStart) {
        const end = source.indexOf("\n", this.#at);
        this.#at = end === -1 ? source.length - 1 : end - 1;
      } else if (!BLANK.test(letter)) return;
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

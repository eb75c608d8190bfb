import type { Diagnostic } from "@tracewright/board";

/** Remarks beyond this many only get counted: a file of garbage would make millions. */
const MAX_DIAGNOSTICS = 200;
/** Letters: messages quote the file. */
const MAX_MESSAGE = 400;
const MAX_QUOTE = 40;

/** What a reader could not read, each with the line it is at. */
export class GerberRemarks {
  /** Where the reader is. */
  line = 1;
  private readonly file: string;
  private readonly said: Diagnostic[] = [];
  private unsaid = 0;

  constructor(file: string) {
    this.file = file;
  }

  report(code: string, message: string, severity: Diagnostic["severity"] = "error"): void {
    if (this.said.length >= MAX_DIAGNOSTICS) this.unsaid++;
    else this.said.push(this.diagnostic(code, message, severity));
  }

  /** All that was said, and how much was not. */
  all(): Diagnostic[] {
    if (this.unsaid === 0) return [...this.said];
    return [...this.said, this.diagnostic("more", `${this.unsaid} more remarks`, "warning")];
  }

  private diagnostic(code: string, message: string, severity: Diagnostic["severity"]): Diagnostic {
    return {
      severity,
      code,
      message: `line ${this.line}: ${message.slice(0, MAX_MESSAGE)}`,
      file: this.file,
      line: this.line,
    };
  }
}

/** The beginning of a text that a message quotes. */
export function clip(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

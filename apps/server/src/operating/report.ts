/** What a long command does at present. */
export interface Progress {
  readonly doing: string;
  readonly done: number;
  /** Undefined: not known before it ends. */
  readonly of: number | undefined;
  readonly unit: string;
}

export type Report = (progress: Progress) => void;

const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;

/** Progress on a terminal: one line that is redrawn. Elsewhere, a line every ten seconds. */
export function createReport(write: (text: string) => void, terminal: boolean): Report & { readonly end: () => void } {
  let last = performance.now();
  let drawn = false;
  const report = ({ doing, done, of, unit }: Progress): void => {
    const now = performance.now();
    if (now - last < (terminal ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
    last = now;
    drawn = terminal;
    const text = `${doing}: ${done}${of === undefined ? "" : ` of ${of}`} ${unit}`;
    write(terminal ? `\r\u001b[2K${text.slice(0, 79)}` : `${text}\n`);
  };
  const end = (): void => {
    if (drawn) write("\r\u001b[2K");
    drawn = false;
  };
  return Object.assign(report, { end });
}

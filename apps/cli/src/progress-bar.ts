import type { Terminal } from "./terminal.ts";

const BAR_WIDTH = 24;
const REDRAW_EVERY_MS = 100;

export interface ProgressBar {
  /** Shows the state; redraws at most ten times a second. */
  readonly update: (percent: number, text: string) => void;
  readonly end: () => void;
}

/** A bar with real units on a terminal; nothing at all where output is piped. */
export function createProgressBar(terminal: Terminal): ProgressBar {
  if (!terminal.terminal) return { update: () => {}, end: () => {} };
  let lastDrawn = 0;
  return {
    update: (percent, text) => {
      const now = Date.now();
      if (now - lastDrawn < REDRAW_EVERY_MS) return;
      lastDrawn = now;
      const filled = Math.round((Math.min(100, Math.max(0, percent)) / 100) * BAR_WIDTH);
      const line = `${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`;
      terminal.stderr(`\r\u001b[2K${line.slice(0, terminal.columns - 1)}`);
    },
    end: () => terminal.stderr("\r\u001b[2K"),
  };
}

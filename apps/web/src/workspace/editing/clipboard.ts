import type { Board } from "@tracewright/board";

/** What was copied last in this window, for all projects of it. */
let clip: Board | undefined;

export function keepClip(copied: Board): void {
  clip = copied;
}

export function keptClip(): Board | undefined {
  return clip;
}

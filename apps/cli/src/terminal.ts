import type { Interrupt } from "./interrupt.ts";

/** Where the command line talks to: results go to `stdout`, everything else to `stderr`. */
export interface Terminal {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** A person is watching: a progress bar makes sense. */
  readonly terminal: boolean;
  readonly columns: number;
  /** Ctrl+C, where it is heard. */
  readonly interrupt?: Interrupt;
}

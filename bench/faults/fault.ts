import type { DatabaseKind } from "./stand.ts";

/** What one trial came to: the states that runs were in when it happened, and what is wrong afterwards, in words. */
export interface Trial {
  readonly states: readonly string[];
  readonly problems: readonly string[];
}

export interface OpenFault {
  once(trial: number): Promise<Trial>;
  /** What is wrong with files, mails and the like after all trials; closes everything. */
  end(): Promise<readonly string[]>;
}

export interface Fault {
  readonly name: string;
  readonly database: DatabaseKind;
  /** A sentence why it cannot be tried on this machine, or the fault ready to be tried. */
  open(): Promise<OpenFault | string>;
}

export const NO_POSTGRES = "PostgreSQL is not installed here";

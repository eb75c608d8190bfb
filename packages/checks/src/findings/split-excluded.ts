import type { Finding } from "@tracewright/board";

export interface SplitFindings {
  /** What is to be corrected. */
  readonly findings: readonly Finding[];
  /** What the project accepts. */
  readonly excluded: readonly Finding[];
}

/** Separates what the project accepts from what counts. */
export function splitExcluded(all: readonly Finding[]): SplitFindings {
  if (!all.some(({ excluded }) => excluded)) return { findings: all, excluded: [] };
  return { findings: all.filter(({ excluded }) => !excluded), excluded: all.filter(({ excluded }) => excluded) };
}

import { fromMm, type Nm } from "@tracewright/geometry";

/** A size or gap that copper keeps, and what shows it: many of one source are one piece of evidence. */
export interface Evidence {
  readonly value: Nm;
  readonly source: string;
}

/** Fewer sources may all be mistakes. */
const MIN_SOURCES = 5;
/** So large a share of all that is finer than the rule in force. */
const MIN_SHARE = 0.05;
/** So many are enough where there is nothing else. */
const MIN_AGREEING = 3;
/** What was drawn by one rule lies as near together as this. */
const SPREAD: Nm = fromMm(0.002);

/**
 * The rule that copper was drawn by: the least value that many sources keep exactly. Values that stand alone, or lie
 * scattered below it, are faults and never the rule. Undefined where nothing has enough support.
 */
export function supportedMinimum(evidence: readonly Evidence[]): Nm | undefined {
  const sorted = [...evidence].sort((a, b) => a.value - b.value);
  const all = new Set(sorted.map(({ source }) => source)).size;
  const [least, most] = [sorted[0]?.value ?? 0, sorted.at(-1)?.value ?? 0];
  const needed = most - least <= SPREAD ? MIN_AGREEING : Math.max(MIN_SOURCES, Math.ceil(all * MIN_SHARE));
  const within = new Map<string, number>();
  let end = 0;
  for (const { value, source } of sorted) {
    for (let next = sorted[end]; next && next.value <= value + SPREAD; next = sorted[end]) {
      within.set(next.source, (within.get(next.source) ?? 0) + 1);
      end += 1;
    }
    if (within.size >= needed) return value;
    const left = (within.get(source) ?? 0) - 1;
    if (left > 0) within.set(source, left);
    else within.delete(source);
  }
  return undefined;
}

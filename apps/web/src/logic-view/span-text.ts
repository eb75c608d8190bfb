import { type Span, writeMeasure } from "@tracewright/blocks";

/** "3 … 3.6 V"; empty where nothing is known. */
export function spanText(span: Span | undefined, unit = "V"): string {
  if (!span) return "";
  const { nominal, min, max } = span;
  if (min === undefined && max === undefined) return nominal === undefined ? "" : writeMeasure(nominal, unit);
  const [low, high] = [min, max].map((end) => (end === undefined ? "…" : writeMeasure(end, unit)));
  return low === high ? String(low) : `${low} … ${high}`;
}

import { type Diagnostic, phrase, type RemarkKind, worded } from "@tracewright/board";

/** What there is too much of: the phrase that names it, how many there are and how many may be. */
export interface Excess {
  readonly kind: Extract<RemarkKind, `limit-${string}`>;
  readonly count: number;
  readonly limit: number;
  /** Of what is too long or too large by itself: the part, net or text that it is. */
  readonly of?: string;
}

/** So many letters of a name that is too long are quoted. */
const MAX_QUOTED = 40;

/** The refusal of a file that holds more than is imported, with the numbers. */
export function oversizeRefusal(file: string, { kind, count, limit, of }: Excess): Diagnostic {
  const numbers = { file, what: phrase(kind, {}), count: inThousands(count), limit: inThousands(limit) };
  const said =
    of === undefined ? worded("over-limit", numbers) : worded("over-limit-of", { ...numbers, of: quoted(of) });
  return { severity: "error", code: "too-large", catalogue: 70017, ...said, file };
}

function quoted(name: string): string {
  return name.length > MAX_QUOTED ? `${name.slice(0, MAX_QUOTED)}…` : name;
}

function inThousands(count: number): string {
  return count.toLocaleString("en-US");
}

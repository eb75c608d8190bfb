import { listFootprints } from "../find-footprint.ts";
import { type NamesByMeasures, namesByMeasures } from "./find-by-measures.ts";
import { type NamesByPartNumber, namesByPartNumber } from "./find-by-part-number.ts";
import type { OfficialFootprints } from "./footprint-source.ts";
import { letterByLetter } from "./same-name.ts";

/** Known names, found by their properties. */
export interface NameIndex {
  /** The name with the same letters and digits. */
  spelled(name: string): string | undefined;
  readonly byMeasures: NamesByMeasures;
  readonly byPartNumber: NamesByPartNumber;
}

const NOBODY: OfficialFootprints = { find: () => undefined };
const indexed = new WeakMap<OfficialFootprints, NameIndex>();

/** Of KiCad's libraries and our families; made at the first question, then kept as long as the libraries are. */
export function nameIndexOf(official: OfficialFootprints = NOBODY): NameIndex {
  const kept = indexed.get(official);
  if (kept) return kept;
  const own = listFootprints();
  const theirs = [...(official.names?.() ?? [])];
  const names = [...own, ...theirs.filter((name) => !own.includes(name.slice(name.indexOf(":") + 1)))];
  const bySpelling = new Map(names.toReversed().map((name) => [letterByLetter(name), name]));
  const index: NameIndex = {
    spelled: (name) => bySpelling.get(letterByLetter(name)),
    byMeasures: namesByMeasures(names),
    byPartNumber: namesByPartNumber(names),
  };
  indexed.set(official, index);
  return index;
}

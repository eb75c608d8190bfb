/** The reasons in English: the thing, the numbers, and what would open the way. */
import type { Cut, Gap, Remedy } from "./open-reason.ts";

/** More names than these make no sentence. */
const NAMED = 6;

export interface Narrow {
  readonly objects: readonly string[];
  readonly gap: Gap;
  /** One object alone leaves too little beside a track; else the track would run between two. */
  readonly isOneSided: boolean;
  /** Of the track, at its narrowest. */
  readonly width: number;
  /** Of the search lattice. */
  readonly pitch: number;
  readonly remedies: readonly Remedy[];
}

export function describeNarrow({ objects, gap, isOneSided, width, pitch, remedies }: Narrow): string {
  const [first, second] = objects;
  const between = `${second === undefined ? `no path past ${first}` : `${first} to ${second}`}: ${mm(gap.available)}`;
  if (gap.available >= gap.required)
    return `${between}, wide enough for a track of ${mm(width)}, but between the lines of the search lattice of ${mm(pitch)}`;
  const rule = isOneSided ? `rule ${mm(gap.required)} beside` : `${mm(gap.required)} needed for`;
  return `${between}, ${rule} a track of ${mm(width)}${describeRemedies(remedies)}`;
}

export function describeNoWay(labels: readonly string[], remedies: readonly Remedy[]): string {
  return `no path between ${labels.join(" and ")} even on the empty board${describeRemedies(remedies)}`;
}

export function describeCongested(
  labels: readonly string[],
  nets: readonly string[],
  cut: Cut | undefined,
  remedies: readonly Remedy[],
): string {
  if (!cut) return `blocked by ${names(nets)}${describeRemedies(remedies)}`;
  const takers = cut.takers.map(({ net, times }) => (times > 1 ? `${net} (${times} times)` : net));
  // A line with room to spare is no reason by itself, but tells where to look.
  if (cut.needed <= cut.fits)
    return `blocked by ${names(nets)}; on the tightest line between ${labels.join(" and ")} ${cut.needed} tracks are needed and ${cut.fits} would fit${describeRemedies(remedies)}`;
  return (
    `between ${labels.join(" and ")} on ${cut.layers.join(" and ")}: ${cut.needed} tracks needed, ${cut.fits} fit; ` +
    `used by ${names(takers)}${describeRemedies(remedies)}`
  );
}

export const BUDGET_MESSAGE = "the run ended before a path was found; more effort may find one";

function describeRemedies(remedies: readonly Remedy[]): string {
  return remedies.length === 0 ? "" : `; ${remedies.map(describeRemedy).join(" or ")} may open it`;
}

function describeRemedy(remedy: Remedy): string {
  switch (remedy.kind) {
    case "width":
      return `a track of ${mm(remedy.to)}`;
    case "clearance":
      return `a clearance of ${mm(remedy.to)}`;
    case "move":
      return `${mm(remedy.by)} more room`;
    case "layers":
      return `tracks on ${remedy.layers.join(" and ")}`;
    case "effort":
      return "more effort";
  }
}

function names(all: readonly string[]): string {
  const more = all.length - NAMED;
  return more > 0 ? `${all.slice(0, NAMED).join(", ")} and ${more} more` : all.join(", ");
}

function mm(nm: number): string {
  return `${(nm / 1e6).toFixed(3)} mm`;
}

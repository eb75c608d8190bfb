import { type CopperCount, isNothing } from "@tracewright/board";

/** More nets than anybody reads on one line. */
const MAX_NETS = 5;

/** What a run takes off the board, in a line before it starts; none where it takes nothing. */
export function linesOfCopper(count: CopperCount): string[] {
  if (isNothing(count)) return [];
  const { tracks, vias, zones, nets } = count;
  const what = [counted(tracks, "track"), counted(vias, "via"), counted(zones, "zone")].filter((part) => part !== "");
  const shown = nets.slice(0, MAX_NETS).map(({ name, ...own }) => `${name} ${own.tracks + own.vias + own.zones}`);
  const more = nets.length > MAX_NETS ? `, … ${nets.length - MAX_NETS} more nets` : "";
  return [`removes ${what.join(", ")} (${shown.join(", ")}${more}). Locked and drawn copper stays.`];
}

/** Said first of a board that a run has left with more errors than it had. */
export function linesOfErrors({ before, after }: { readonly before: number; readonly after: number }): string[] {
  return after > before ? [`MORE ERRORS THAN BEFORE: ${before} → ${after}`] : [];
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

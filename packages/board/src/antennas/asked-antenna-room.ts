import { type Box, growBox } from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import { antennaEnd, antennaModuleOf } from "./antenna-areas.ts";
import { sideOfPads } from "./side-of-pads.ts";

/**
 * What the maker of a module asks to be kept clear where its antenna does not reach over the edge of the board: so
 * far beyond the end on the three sides without pads, in the frame of the footprint. Undefined where no maker states
 * a distance.
 */
export function askedAntennaRoom(footprint: Footprint): Box | undefined {
  const room = antennaModuleOf(footprint)?.room;
  const end = room === undefined ? undefined : antennaEnd(footprint);
  if (!room || !end) return undefined;
  const back = sideOfPads(footprint, end);
  return { ...growBox(end, room), [back]: end[back] };
}

import {
  type Board,
  type CopperCount,
  countCopper,
  countCopperOfParts,
  type Footprint,
  freeParts,
  isLoosePad,
  type Track,
  unplacedParts,
  type Via,
  type Zone,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { JobType } from "../../graphql/generated/documents.ts";
import type { PlacementTold, Told } from "../use-run-commands.ts";

/** What a run takes off the board, as the server counts it when it is asked for. */
export function copperAtStake(board: Board, task: JobType, told: Told | PlacementTold): CopperCount {
  return task === "PLACEMENT" ? countCopperOfParts(board, partsOf(board, told)) : strippedCopper(board, told);
}

function partsOf(board: Board, told: PlacementTold): readonly Footprint[] {
  const { mode, parts } = fieldsOf(told.control);
  const patterns = (told.fixed ?? []).map(patternOf);
  const free = freeParts(board).filter(({ reference }) => !patterns.some((pattern) => pattern.test(reference)));
  const placed = free.filter((part) => !isLoosePad(part));
  const unplaced = unplacedParts(board, placed);
  if (Array.isArray(parts)) return free.filter(({ id, reference }) => parts.includes(id) || parts.includes(reference));
  return mode === "unplaced" || (mode === undefined && unplaced.length > 0) ? unplaced : placed;
}

function strippedCopper(board: Board, told: Told): CopperCount {
  const { nets, region } = fieldsOf(told.control);
  const isInside = regionTest(region);
  return countCopper(board, (item) => {
    const goes = "outline" in item ? told.pours === "TRACKS" : told.strip === true;
    return goes && (!Array.isArray(nets) || nets.includes(item.net)) && pointsOf(item).every(isInside);
  });
}

function regionTest(region: unknown): (point: Point) => boolean {
  const { min, max } = fieldsOf(region);
  const [low, high] = [fieldsOf(min), fieldsOf(max)];
  if (region === undefined || region === null) return () => true;
  return ({ x, y }) => x >= Number(low.x) && x <= Number(high.x) && y >= Number(low.y) && y <= Number(high.y);
}

function pointsOf(item: Track | Via | Zone): readonly Point[] {
  if ("position" in item) return [item.position];
  return "outline" in item ? item.outline.flat() : [item.start, item.end];
}

/** `J1`, `H*`, as the placer reads them. */
function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${source.replaceAll("*", ".*").replaceAll("?", ".")}$`);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

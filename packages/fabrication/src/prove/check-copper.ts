import type { Board } from "@tracewright/board";
import type { BoardCopper, CopperProbe } from "../board-copper.ts";
import { type Barrel, type CopperGroups, groupCopper } from "../copper-groups.ts";
import { type FabCheck, judge } from "./fab-proof.ts";
import type { FilmCopper } from "./film-copper.ts";

/**
 * The electrical proof: copper and plated holes as the files have them hang together exactly as the board's own copper
 * does. Pads, vias, tracks and areas of the board are the probes; names and attributes in the files are not used.
 */
export function checkCopper(board: Board, copper: BoardCopper, films: FilmCopper): FabCheck[] {
  const { barrels, groups: made, cleared } = films;
  const meant = groupCopper(copper.pieces, copper.barrels);
  const bare = copper.probes.filter(({ point, layer }) => made.groupAt(point, layer) === undefined);
  const { shorts, opens, groups } = compareGroups(copper.probes, meant, made);
  const unprovable = cleared > 0 ? [`${cleared} pieces of copper are cut away again (LPC), which is not proven`] : [];
  const touching = barrelsWithoutCopper(barrels, made);
  return [
    judge(
      "copper-there",
      "Copper at every pad, via, track and zone",
      `${copper.probes.length - bare.length} of ${copper.probes.length} places on ${board.nets.length} nets`,
      bare.map(({ name }) => `${name} has no copper in the films`),
    ),
    judge("shorts", "No connections that the board does not have", `${shorts.length} joined`, [
      ...shorts,
      ...unprovable,
    ]),
    judge(
      "opens",
      "All connections of the board are present",
      `${groups} groups of copper, ${opens.length} apart`,
      opens,
    ),
    judge(
      "origin",
      "Drill and Gerber files have the same origin",
      `${barrels.length - touching} of ${barrels.length} plated holes in copper`,
      touching > 0 && touching > barrelsWithoutCopper(copper.barrels, meant)
        ? [`${touching} plated holes lie outside all copper`]
        : [],
    ),
  ];
}

function barrelsWithoutCopper(barrels: readonly Barrel[], groups: CopperGroups): number {
  return barrels.filter(({ hole, from, to }) => {
    const center = hole.kind === "circle" ? hole.center : hole.kind === "capsule" ? hole.start : undefined;
    if (!center) return false;
    return groups.groupAt(center, from) === undefined && groups.groupAt(center, to) === undefined;
  }).length;
}

/** Both partitions of the probes must be the same: each group of one side falls into one group of the other. */
function compareGroups(probes: readonly CopperProbe[], meant: CopperGroups, made: CopperGroups) {
  const shorts: string[] = [];
  const opens: string[] = [];
  const meantByMade = new Map<number, { group: number; name: string }>();
  const madeByMeant = new Map<number, { group: number; name: string }>();
  for (const { point, layer, name } of probes) {
    const wanted = meant.groupAt(point, layer);
    const found = made.groupAt(point, layer);
    if (wanted === undefined || found === undefined) continue;
    const first = meantByMade.get(found);
    if (!first) meantByMade.set(found, { group: wanted, name });
    else if (first.group !== wanted) shorts.push(`${first.name} and ${name} are joined`);
    const other = madeByMeant.get(wanted);
    if (!other) madeByMeant.set(wanted, { group: found, name });
    else if (other.group !== found) opens.push(`${other.name} and ${name} are apart`);
  }
  return { shorts, opens, groups: madeByMeant.size };
}

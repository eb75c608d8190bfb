import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type ItemId,
  indexBoard,
  type NetId,
  padSolids,
  resolveLayers,
  trackSolids,
  viaSolid,
} from "@tracewright/board";
import { areTouching, circle, type Nm, type Point, type Solid } from "@tracewright/geometry";
import type { UpdateRemark } from "./update-remark.ts";

type OpenEnd = Extract<UpdateRemark, { kind: "open-end" }>;

/** Ends of tracks, and vias, beyond a block that were on its copper and are no longer. */
export function lostEnds(
  before: Board,
  after: Board,
  { inside, insideAfter }: { inside: ReadonlySet<ItemId>; insideAfter: ReadonlySet<ItemId> },
): OpenEnd[] {
  const [was, is] = [membersOf(before, inside), membersOf(after, insideAfter)];
  const names = new Map(after.nets.map(({ id, name }) => [id, name]));
  const ends = endsOf(after, insideAfter).filter((end) => isOnCopper(was, end) && !isOnCopper(is, end));
  return ends.map(({ net, at, layers: [layer] }) => ({ kind: "open-end", net: names.get(net) ?? "", at, layer }));
}

interface End {
  readonly net: NetId;
  readonly at: Point;
  readonly width: Nm;
  readonly layers: readonly [CopperLayerId, ...CopperLayerId[]];
}

function endsOf({ tracks, vias, ...board }: Board, inside: ReadonlySet<ItemId>): End[] {
  const stack = copperLayers(board);
  return [
    ...tracks.flatMap(({ id, net, start, end, width, layer }): End[] =>
      net === undefined || inside.has(id) ? [] : [start, end].map((at) => ({ net, at, width, layers: [layer] })),
    ),
    ...vias.flatMap(({ id, net, position: at, diameter: width, layers: [first, last] }): End[] => {
      if (net === undefined || inside.has(id)) return [];
      const between = stack.slice(stack.indexOf(first) + 1, stack.indexOf(last) + 1);
      return [{ net, at, width, layers: [first, ...between] }];
    }),
  ];
}

function membersOf(board: Board, members: ReadonlySet<ItemId>): Board {
  const isMember = ({ id }: { readonly id: ItemId }) => members.has(id);
  return {
    ...board,
    footprints: board.footprints.filter(isMember),
    tracks: board.tracks.filter(isMember),
    vias: board.vias.filter(isMember),
  };
}

function isOnCopper(members: Board, { net, at, width, layers }: End): boolean {
  const { padsByNet, tracksByNet, viasByNet } = indexBoard(members);
  const isOn = (layer: string) => layers.some((one) => one === layer);
  const solids: readonly Solid[] = [
    ...(tracksByNet.get(net) ?? []).filter(({ layer }) => isOn(layer)).flatMap((track) => trackSolids(track)),
    ...(viasByNet.get(net) ?? []).map((via) => viaSolid(via)),
    ...(padsByNet.get(net) ?? [])
      .filter(({ pad }) => resolveLayers(members, pad.layers).some(isOn))
      .flatMap(({ footprint, pad }) => padSolids(footprint, pad)),
  ];
  const own = circle(at, width);
  return solids.some((solid) => areTouching(own, solid));
}

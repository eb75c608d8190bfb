import {
  copperLayers,
  type Footprint,
  type LimitKind,
  type Pad,
  padLayers,
  padSolids,
  type RuleItem,
  type RuleLimit,
  ruleBookOf,
  type Track,
  trackSolids,
  type Via,
  viaLayers,
  viaSolid,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import type { PourTask } from "./pour-task.ts";

type Asked = Pick<PourTask, "board" | "zone" | "layer">;

/** What custom rules ask between the zone and something else on the layer; undefined where no rule of that kind does. */
export function ruledLimit(task: Asked, kind: LimitKind, other: () => RuleItem): RuleLimit | undefined {
  const book = ruleBookOf(task.board);
  if (!book.limits(kind)) return undefined;
  return book.limit(kind, { a: other(), b: zoneAsRuled(task, task.zone), layer: layerBit(task) });
}

/** A zone with the area that it is drawn with. */
export function zoneAsRuled(task: Asked, zone: Zone): RuleItem {
  const solids = [{ kind: "polygon", polygon: zoneOutline(zone), radius: 0 } as const];
  return { kind: "zone", id: zone.id, ...ofNet(zone), reach: layerBit(task), solids, zone };
}

export function padAsRuled({ board }: Asked, footprint: Footprint, pad: Pad): RuleItem {
  const layers = copperLayers(board);
  const reach = pad.drill ? (1 << layers.length) - 1 : bitsOf(layers, padLayers(board, pad));
  return { kind: "pad", id: pad.id, ...ofNet(pad), reach, solids: padSolids(footprint, pad), pad, footprint };
}

export function viaAsRuled({ board }: Asked, via: Via): RuleItem {
  const reach = bitsOf(copperLayers(board), viaLayers(board, via));
  return { kind: "via", id: via.id, ...ofNet(via), reach, solids: [viaSolid(via)], via };
}

export function trackAsRuled(task: Asked, track: Track): RuleItem {
  return { kind: "track", id: track.id, ...ofNet(track), reach: layerBit(task), solids: trackSolids(track), track };
}

export function layerBit({ board, layer }: Asked): number {
  return bitsOf(copperLayers(board), [layer]);
}

function bitsOf(all: readonly string[], layers: readonly string[]): number {
  return layers.reduce((bits, layer) => (all.includes(layer) ? bits | (1 << all.indexOf(layer)) : bits), 0);
}

function ofNet({ net }: Pick<Zone, "net">): Pick<RuleItem, "net"> {
  return net === undefined ? {} : { net };
}

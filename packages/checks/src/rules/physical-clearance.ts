import type { LimitKind, RuleItem } from "@tracewright/board";
import { boxesTouch, growBox, type Nm, type Solid } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn, someLayer } from "../copper/copper-item.ts";
import { findTooNear, type Nearness } from "../copper/nearness.ts";
import { TOLERANCE } from "../copper/required-clearance.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, nameZone, sayRule } from "../findings/names.ts";
import type { BoardEdges, Edge } from "./copper-edge-clearance.ts";

export type PhysicalKind = Extract<LimitKind, "physical_clearance" | "physical_hole_clearance">;

/**
 * What custom rules ask between two pieces of copper, and between copper and holes, whatever their nets: clearance and
 * hole_clearance. Copper of one net that touches is one piece.
 */
export function judgePhysicalPair(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (!isRuled(copper)) return;
  if (areOneNumber(a, b)) return;
  const names = [nameItem(copper.board, a), nameItem(copper.board, b)] as const;
  someLayer(a.reach & b.reach, (layer) => {
    const about = { copper, a, b, layer, names, isOneNet: a.net !== undefined && a.net === b.net, sink };
    return judge("physical_clearance", about, [copperOn(a, layer), copperOn(b, layer)]);
  });
  if (a.hole) judgeHole(copper, b, a, sink);
  if (b.hole) judgeHole(copper, a, b, sink);
}

function judgeHole(copper: CopperContext, item: CopperItem, holed: CopperItem, sink: FindingSink): void {
  const { hole } = holed;
  if (!hole) return;
  const names = [nameItem(copper.board, item), `hole of ${nameItem(copper.board, holed)}`] as const;
  someLayer(item.layers & holed.reach, (layer) => {
    const isOneNet = item.net !== undefined && item.net === holed.net;
    const about = { copper, a: item, b: holed, layer, names, isOneNet, sink };
    return judge("physical_hole_clearance", about, [copperOn(item, layer), [hole]]);
  });
}

/** The same between a piece of copper and pours and the board's edges. */
export function judgePhysical(
  copper: CopperContext & { readonly edges: BoardEdges },
  item: CopperItem,
  sink: FindingSink,
): void {
  if (!isRuled(copper)) return;
  const { board, zones, edges, bits } = copper;
  const around = growBox(item.box, copper.farthest);
  for (const { zone, layer, islands, box, net } of zones) {
    if ((item.reach & layer) === 0 || !boxesTouch(around, box)) continue;
    const b = zoneAsItem(zone, layer, bits);
    const isOneNet = net !== undefined && net === item.net;
    const names = [nameItem(board, item), nameZone(board, zone, bits.nameOf(layer))] as const;
    const about = { copper, a: item, b, layer, names, isOneNet, sink };
    const measure = (solids: readonly Solid[]) => (limit: Nm) => {
      const near = islands.flatMap((island) => solids.flatMap((solid) => island.findNearest(solid, limit) ?? []));
      return near.sort((one, other) => one.distance - other.distance)[0];
    };
    judge("physical_clearance", about, measure(copperOn(item, layer)));
    if (item.hole) judge("physical_hole_clearance", about, measure([item.hole]));
  }
  for (const edge of edges.near(around, 0)) {
    const b = edgeItem(edge);
    someLayer(item.layers, (layer) => {
      const names = [nameItem(board, item), "the board edge"] as const;
      return judge("physical_clearance", { copper, a: item, b, layer, names, isOneNet: false, sink }, [
        copperOn(item, layer),
        edge.solids,
      ]);
    });
  }
}

/** A line of the board's edge, as rules about physical distances are asked about it. */
export function edgeItem({ id, solids }: Edge): RuleItem {
  return { kind: "graphic", id, reach: 0, sheet: "Edge.Cuts", solids };
}

/** One pad that is drawn as several. */
export function areOneNumber(a: CopperItem, b: CopperItem): boolean {
  return !!a.pad && !!b.pad && a.footprint === b.footprint && a.pad.number === b.pad.number;
}

function isRuled({ book }: CopperContext): boolean {
  return book.limits("physical_clearance") || book.limits("physical_hole_clearance");
}

interface About {
  readonly copper: CopperContext;
  readonly a: RuleItem;
  readonly b: RuleItem;
  readonly layer: number;
  readonly names: readonly [string, string];
  readonly isOneNet: boolean;
  readonly sink: FindingSink;
}

type Measure = readonly [readonly Solid[], readonly Solid[]] | ((limit: Nm) => Nearness | undefined);

/** Whether a finding was made. */
function judge(kind: PhysicalKind, { copper, a, b, layer, names, isOneNet, sink }: About, measure: Measure): boolean {
  const { bits, book } = copper;
  const limit = book.limit(kind, { a, b, layer });
  if (limit?.min === undefined || limit.min <= 0) return false;
  const within = limit.min - TOLERANCE;
  const near = typeof measure === "function" ? measure(within) : findTooNear(measure[0], measure[1], within);
  if (!near || (isOneNet && near.distance === 0)) return false;
  const name = bits.nameOf(layer);
  sink.add({
    rule: kind === "physical_clearance" ? "clearance" : "hole_clearance",
    constraint: kind,
    message: `${names[0]} to ${names[1]}${name ? ` on ${name}` : ""}: ${mm(near.distance)}, ${sayRule(limit.min, limit.rule)}`,
    items: [a.id, b.id],
    nets: [...new Set([a.net, b.net])].filter((net) => net !== undefined),
    position: near.at,
    ends: near.ends,
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required: limit.min,
    by: limit.rule,
  });
  return true;
}

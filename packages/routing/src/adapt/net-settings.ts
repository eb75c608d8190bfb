import { type Board, type Net, type NetId, type NetLimits, netClassOf, netLimits } from "@tracewright/board";
import { type NetControls, resolveNetControls } from "../control/resolve-net-controls.ts";
import type { NetRule, ViaSize } from "../problem.ts";
import type { RoutingOptions } from "../routing-options.ts";
import { type DrawnSizes, drawnSizes } from "./drawn-sizes.ts";
import type { LayerMasks } from "./layer-masks.ts";
import { smallVia } from "./small-via.ts";

/** A neck is no narrower than this even where the rules would allow it. */
const NARROWEST_NECK = 150_000;
/**
 * Where a project states no smallest track. KiCad 6 cannot read a minimum of 0, which later versions write, and judges
 * by this one instead; a neck that keeps to it is clean in all of them.
 */
const UNSTATED_MIN_TRACK = 200_000;
/** A neck that is hardly narrower makes no room. */
const WORTH_WHILE = 0.85;

/** What is settled for one net of the board in a run. */
export interface NetSettings {
  readonly rule: NetRule;
  readonly controls: NetControls;
}

/** For each net of the board, in its order: what its copper looks like by class, board, drawing and what was asked. */
export function netSettings(
  board: Board,
  asked: RoutingOptions,
  { masks, stricter }: { readonly masks: LayerMasks; readonly stricter?: ReadonlyMap<NetId, NetLimits> },
): NetSettings[] {
  const controlsOf = resolveNetControls(board, asked);
  const drawn = drawnSizes(board);
  const limitsOf = netLimits(board);
  return board.nets.map((net) => {
    const controls = controlsOf.get(net.id);
    if (!controls) throw new Error(`net ${net.id} has no controls`);
    const drawnOf = controls.existing === "keep" ? undefined : drawn.get(net.id);
    const [limits, more] = [limitsOf?.(net), stricter?.get(net.id)];
    const sizes = withLimits(withLimits(sizesOf(board, net, drawnOf, asked), limits), more);
    const wishes = wishesOf(controls, asked, masks);
    const open = ~masks.of([...(limits?.closedLayers ?? []), ...(more?.closedLayers ?? [])]);
    const layers = { layers: wishes.layers & open, planes: wishes.planes & open };
    return { rule: { name: net.name, ...sizes, ...wishes, ...layers }, controls };
  });
}

function sizesOf(
  board: Board,
  net: Net,
  drawn: DrawnSizes | undefined,
  asked: RoutingOptions,
): Pick<NetRule, "width" | "neckWidth" | "clearance" | "via" | "smallVia"> {
  const { rules } = board;
  const netClass = netClassOf(board, net.id);
  const ofClass = Math.max(netClass.trackWidth, rules.minTrackWidth);
  const width = Math.max(ofClass, drawn?.width ?? 0);
  const narrowest = rules.minTrackWidth > 0 ? rules.minTrackWidth : UNSTATED_MIN_TRACK;
  const neckDrawn = drawn ? narrowestNeck(drawn, ofClass, asked) : 0;
  const neck = Math.min(width, Math.max(narrowest, NARROWEST_NECK, neckDrawn));
  const drill = Math.max(netClass.viaDrill, rules.minThroughHoleDiameter);
  const diameter = Math.max(netClass.viaDiameter, rules.minViaDiameter, drill + 2 * rules.minViaAnnularWidth);
  const via: ViaSize = drawn?.via && drawn.via.diameter > diameter ? drawn.via : { diameter, drill };
  return {
    width,
    neckWidth: neck > width * WORTH_WHILE ? width : neck,
    clearance: Math.max(netClass.clearance, rules.minClearance),
    via,
    smallVia: smallVia(via, rules),
  };
}

/** The sizes as the project's own rules about this net have them. */
function withLimits<Sizes extends Pick<NetRule, "width" | "neckWidth" | "clearance" | "via" | "smallVia">>(
  sizes: Sizes,
  limits: NetLimits | undefined,
): Sizes {
  if (!limits) return sizes;
  const { clearance, width, viaDiameter, drill, ring } = limits;
  const within = (value: number, { min = value, max = value }: { readonly min?: number; readonly max?: number }) =>
    Math.min(Math.max(value, min), Math.max(min, max));
  const sized = (via: ViaSize): ViaSize => {
    const hole = within(via.drill, drill);
    const least = Math.max(within(via.diameter, viaDiameter), hole + 2 * (ring.min ?? 0));
    return { diameter: least, drill: hole };
  };
  return {
    ...sizes,
    width: within(sizes.width, width),
    // A neck is a track as well.
    neckWidth: within(sizes.neckWidth, width),
    clearance: Math.max(sizes.clearance, clearance),
    via: sized(sizes.via),
    ...(sizes.smallVia && { smallVia: sized(sizes.smallVia) }),
  };
}

/**
 * What is only improved becomes nowhere narrower than it was drawn. Wide tracks that make room become no narrower than
 * their class; all others may do with the neck that any track may have.
 */
function narrowestNeck({ width, narrowest }: DrawnSizes, ofClass: number, { task }: RoutingOptions): number {
  if (task === "optimise") return narrowest;
  return width > ofClass ? Math.min(ofClass, narrowest) : 0;
}

function wishesOf(
  { priority, allowedLayers, openablePlanes, existing, isRouted, directions: turned }: NetControls,
  { task }: RoutingOptions,
  masks: LayerMasks,
): Pick<NetRule, "layers" | "planes" | "directions" | "priority" | "existing" | "improvesGiven"> {
  const directions = [...turned.values()];
  return {
    layers: masks.of(allowedLayers),
    planes: masks.of(openablePlanes),
    priority,
    existing,
    improvesGiven: task === "optimise" && isRouted && existing !== "keep",
    ...(directions.some((direction) => direction !== "any") && { directions }),
  };
}

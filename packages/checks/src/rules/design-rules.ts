/**
 * The design rules, one row each: what a rule finds, and how it is judged. `checkBoard` (the whole board), `LiveChecker` (a
 * board under edit) and `prepareChecker` (copper that comes and goes) all read this table. A new rule is one more row.
 */
import type { Board, Footprint, ItemId, NetId, PadOnBoard, Track, Zone } from "@tracewright/board";
import type { Connectivity } from "../connections/clusters.ts";
import type { Airwire } from "../connections/ratsnest.ts";
import type { BoardCopper, CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import type { CheckedRule } from "../findings/rules.ts";
import { judgeAssertions, judgeRecordAssertions } from "./assertion-failure.ts";
import { judgeConnectionWidths } from "./connection-width.ts";
import { type BoardEdges, judgeEdgeClearance } from "./copper-edge-clearance.ts";
import { judgeCopperPair } from "./copper-pair.ts";
import { judgeSlivers } from "./copper-sliver.ts";
import { judgeCourtyard, judgeCourtyards, judgeCourtyardsOfTwo } from "./courtyards.ts";
import { judgeCreepage } from "./creepage.ts";
import { judgeDangling, judgeEnds } from "./dangling.ts";
import { judgeDiffPairs } from "./diff-pairs.ts";
import { judgeDisallowed, judgeDisallowedInk, judgeDisallowedRecord } from "./disallowed-items.ts";
import { judgeReference, judgeReferences } from "./duplicate-footprints.ts";
import { judgeFills } from "./fill-clearance.ts";
import { judgeFootprintPads } from "./footprint-pads.ts";
import { judgeHolePairs, judgeHolesTogether } from "./hole-to-hole.ts";
import { judgeHolesInCourtyards, judgeHolesOfTwo } from "./holes-in-courtyards.ts";
import { judgeOutline } from "./invalid-outline.ts";
import { judgeIslandsOfNet, judgeIsolatedCopper } from "./isolated-copper.ts";
import { judgeDisabledLayers, judgeLayers } from "./item-on-disabled-layer.ts";
import {
  judgeFootprintKeepout,
  judgeFootprintKeepouts,
  judgeKeepouts,
  judgeViaKind,
  type KeepoutArea,
} from "./items-not-allowed.ts";
import { judgeLengths } from "./matched-lengths.ts";
import { judgePhysical, judgePhysicalPair } from "./physical-clearance.ts";
import { judgeSilkscreen } from "./silkscreen.ts";
import { judgeSizes } from "./sizes.ts";
import { judgeDrawnMask, judgeMaskPair, judgeMaskPours } from "./solder-mask-bridge.ts";
import { judgeThermals } from "./starved-thermal.ts";
import { judgeTextContents } from "./text-contents.ts";
import { judgeTexts } from "./text-sizes.ts";
import { judgeSegmentLength, judgeTrackAngle } from "./track-shape.ts";
import { reportAirwires } from "./unconnected-items.ts";
import { judgeZones } from "./zone-clearance.ts";
import { judgeZoneNets } from "./zone-has-empty-net.ts";
import { judgeZonePairs } from "./zones-intersect.ts";

/** What the rules for copper know besides what they judge. */
export interface CopperRuleContext extends CopperContext {
  readonly edges: BoardEdges;
  readonly keepouts: readonly KeepoutArea[];
}

export interface RuleContext extends CopperRuleContext {
  /** The board with the records it has now; `board` has the same rules, layers and nets, and may be an earlier state. */
  readonly now: Board;
  readonly hasPads: (net: NetId) => boolean;
}

export type WholeContext = RuleContext & BoardCopper;

export type Only = ReadonlySet<ItemId> | undefined;

/** What on a board an edit may concern beyond the records that it changes. */
export type Concern = "pours" | "zone nets" | "edges" | "ink" | "copper" | "mask";

type JudgeCopperPair = (context: CopperRuleContext, a: CopperItem, b: CopperItem, sink: FindingSink) => void;

export interface DesignRule {
  /** Which findings the row makes. Some are made by several rows, each between other things. */
  readonly finds: readonly CheckedRule[];
  /** Two pieces of copper near each other with a layer in common. Whole and live. */
  readonly copperPair?: JudgeCopperPair;
  /** One piece of copper, by itself or with edges, areas and pours. Whole and live. */
  readonly copper?: (context: CopperRuleContext, item: CopperItem, sink: FindingSink) => void;
  /** The board at once. Whole; live after an edit of that concern. */
  readonly board?: {
    readonly judge: (context: RuleContext, sink: FindingSink, only?: Only) => void;
    readonly after: Concern;
  };
  /** Whole: what the live check judges piece by piece, as one of the forms below. */
  readonly whole?: (context: WholeContext, sink: FindingSink, only?: Only) => void;
  /** Whole, once connections are known. */
  readonly wholeConnections?: (
    connectivity: Connectivity,
    airwires: readonly Airwire[],
    sink: FindingSink,
    only?: Only,
  ) => void;
  /** Live: two pieces of copper near each other, on whatever layers. */
  readonly holePair?: JudgeCopperPair;
  /** Live: a track, a zone or a part. */
  readonly record?: (context: RuleContext, record: Track | Zone | Footprint, sink: FindingSink) => void;
  /** Live: a part. */
  readonly part?: (context: RuleContext, footprint: Footprint, sink: FindingSink) => void;
  /** Live: two parts near each other, the earlier one first. */
  readonly partPair?: (
    context: Pick<RuleContext, "book" | "bits">,
    first: Footprint,
    second: Footprint,
    sink: FindingSink,
  ) => void;
  /** Live: a reference and all parts that have it. */
  readonly reference?: (reference: string, footprints: readonly Footprint[], sink: FindingSink) => void;
  /** Live: a track or via as a node of its connections. */
  readonly node?: (connectivity: Connectivity, node: number, sink: FindingSink) => void;
  /** Live: what is joined of one net. */
  readonly net?: (connectivity: Connectivity, net: NetId, sink: FindingSink) => void;
  /** Live: connections that are missing. */
  readonly airwires?: (
    board: Board,
    airwires: readonly Airwire[],
    sink: FindingSink,
    padOf: (id: ItemId) => PadOnBoard | undefined,
  ) => void;
}

/** In the order in which a whole check goes; within it, copper comes first and connections last. */
export const DESIGN_RULES: readonly DesignRule[] = [
  { finds: ["clearance", "hole_clearance", "shorting_items", "tracks_crossing"], copperPair: judgeCopperPair },
  { finds: ["clearance", "hole_clearance"], copper: judgeZones },
  { finds: ["clearance", "hole_clearance"], copperPair: judgePhysicalPair },
  { finds: ["clearance", "hole_clearance"], copper: judgePhysical },
  {
    finds: ["copper_edge_clearance"],
    copper: (context, item, sink) => judgeEdgeClearance(context, context.edges, item, sink),
  },
  {
    finds: ["items_not_allowed"],
    copper: (context, item, sink) => judgeKeepouts(context, context.keepouts, item, sink),
  },
  { finds: ["items_not_allowed"], copper: judgeViaKind },
  { finds: ["items_not_allowed"], copper: judgeDisallowed },
  {
    finds: ["items_not_allowed"],
    whole: (context, sink) => {
      for (const record of [...context.now.footprints, ...context.now.zones])
        judgeDisallowedRecord(context, record, sink);
    },
    record: judgeDisallowedRecord,
  },
  { finds: ["items_not_allowed"], board: { judge: judgeDisallowedInk, after: "ink" } },
  { finds: ["assertion_failure"], copper: judgeAssertions },
  {
    finds: ["assertion_failure"],
    whole: (context, sink) => {
      for (const record of [...context.now.footprints, ...context.now.zones])
        judgeRecordAssertions(context, record, sink);
    },
    record: judgeRecordAssertions,
  },
  {
    finds: ["annular_width", "drill_out_of_range", "microvia_drill_out_of_range", "track_width", "via_diameter"],
    copper: judgeSizes,
  },
  { finds: ["track_segment_length"], copper: judgeSegmentLength },
  { finds: ["track_angle"], copperPair: judgeTrackAngle },
  {
    finds: ["diff_pair_gap_out_of_range", "diff_pair_uncoupled_length_too_long"],
    board: { judge: judgeDiffPairs, after: "copper" },
  },
  {
    finds: ["length_out_of_range", "skew_out_of_range", "too_many_vias"],
    board: { judge: judgeLengths, after: "copper" },
  },
  {
    finds: ["clearance", "zones_intersect"],
    board: {
      judge: (context, sink, only) => judgeZonePairs({ ...context, board: context.now }, sink, only),
      after: "pours",
    },
  },
  { finds: ["clearance"], board: { judge: judgeFills, after: "pours" } },
  { finds: ["creepage"], board: { judge: judgeCreepage, after: "mask" } },
  { finds: ["connection_width"], board: { judge: judgeConnectionWidths, after: "mask" } },
  { finds: ["copper_sliver"], board: { judge: judgeSlivers, after: "mask" } },
  { finds: ["starved_thermal"], copper: judgeThermals },
  { finds: ["solder_mask_bridge"], copperPair: judgeMaskPair },
  { finds: ["solder_mask_bridge"], copper: judgeMaskPours },
  { finds: ["solder_mask_bridge"], board: { judge: judgeDrawnMask, after: "mask" } },
  { finds: ["hole_near_hole", "holes_co_located"], whole: judgeHolesTogether, holePair: judgeHolePairs },
  {
    finds: ["items_not_allowed"],
    whole: ({ now, keepouts }, sink) => judgeFootprintKeepouts(now, keepouts, sink),
    part: ({ board, keepouts }, footprint, sink) => {
      for (const keepout of keepouts) judgeFootprintKeepout(board, keepout, footprint, sink);
    },
  },
  {
    finds: ["courtyards_overlap", "malformed_courtyard", "missing_courtyard"],
    whole: judgeCourtyards,
    part: (_, footprint, sink) => judgeCourtyard(footprint, sink),
    partPair: judgeCourtyardsOfTwo,
  },
  {
    finds: ["npth_inside_courtyard", "pth_inside_courtyard"],
    whole: ({ now }, sink, only) => judgeHolesInCourtyards(now, sink, only),
    partPair: judgeHolesOfTwo,
  },
  {
    finds: ["item_on_disabled_layer"],
    whole: ({ now }, sink, only) => judgeDisabledLayers(now, sink, only),
    record: ({ board }, record, sink) => judgeLayers(board, [record], sink),
  },
  { finds: ["zone_has_empty_net"], board: { judge: judgeZoneNets, after: "zone nets" } },
  { finds: ["invalid_outline"], board: { judge: ({ now }, sink) => judgeOutline(now, sink), after: "edges" } },
  {
    finds: ["footprint_type_mismatch", "padstack", "padstack_invalid", "through_hole_pad_without_hole"],
    whole: ({ now }, sink) => {
      for (const footprint of now.footprints) judgeFootprintPads(now, footprint, sink);
    },
    part: ({ board }, footprint, sink) => judgeFootprintPads(board, footprint, sink),
  },
  {
    finds: ["text_on_edge_cuts", "unresolved_variable"],
    board: { judge: ({ now }, sink, only) => judgeTextContents(now, sink, only), after: "ink" },
  },
  {
    finds: ["duplicate_footprints"],
    whole: ({ now }, sink) => judgeReferences(now, sink),
    reference: judgeReference,
  },
  {
    finds: ["silk_edge_clearance", "silk_over_copper", "silk_overlap"],
    board: { judge: judgeSilkscreen, after: "ink" },
  },
  {
    finds: ["mirrored_text_on_front_layer", "nonmirrored_text_on_back_layer", "text_height", "text_thickness"],
    board: { judge: judgeTexts, after: "ink" },
  },
  {
    finds: ["track_dangling", "via_dangling"],
    wholeConnections: (connectivity, _, sink, only) => judgeDangling(connectivity, sink, only),
    node: judgeEnds,
  },
  {
    finds: ["isolated_copper"],
    wholeConnections: (connectivity, _, sink, only) => judgeIsolatedCopper(connectivity, sink, only),
    net: judgeIslandsOfNet,
  },
  {
    finds: ["unconnected_items"],
    wholeConnections: ({ copper }, airwires, sink) => reportAirwires(copper.board, airwires, sink),
    airwires: reportAirwires,
  },
];

/** One form of all rules that have it. */
export function judgesOf<Form extends keyof DesignRule>(form: Form): NonNullable<DesignRule[Form]>[] {
  return DESIGN_RULES.map((rule) => rule[form]).filter((judge) => judge !== undefined);
}

import {
  type CopperLayerId,
  type DesignRules,
  isCopperLayer,
  type NetClass,
  type NetClassAssignment,
  type Stackup,
  type StackupLayer,
  type ViaSize,
} from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { isYes, type NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";
import { readLayer } from "./read-layer.ts";
import { withoutUndefined } from "./read-pad.ts";

export interface Setup {
  readonly rules: DesignRules;
  readonly stackup: Stackup["layers"];
  readonly copperFinish?: string;
  readonly auxOrigin?: Point;
  readonly gridOrigin?: Point;
}

/** Minima that KiCad 5 kept in the board itself, under these names. */
const LEGACY_RULES = {
  trace_min: "minTrackWidth",
  via_min_size: "minViaDiameter",
  via_min_drill: "minThroughHoleDiameter",
  uvia_min_size: "minMicroviaDiameter",
  uvia_min_drill: "minMicroviaDrill",
} as const;

/** What `setup` says of plotting, of new items and of the screen: no rule of the board. */
const PREFERENCES =
  /^\(\s*(pcbplotparams|grid|last_|visible_elements|via_size|via_drill|uvia_size|uvia_drill|trace_clearance|zone_|max_error|filled_areas_thickness|edge_width|segment_width|pcb_text_|mod_|pad_size|pad_drill|defaults|drawings|user_diff_pair)/;

const LEGACY_CLASS = {
  clearance: "clearance",
  trace_width: "trackWidth",
  via_dia: "viaDiameter",
  via_drill: "viaDrill",
  uvia_dia: "microviaDiameter",
  uvia_drill: "microviaDrill",
  diff_pair_width: "diffPairWidth",
  diff_pair_gap: "diffPairGap",
} as const;

/** `(setup …)`: mask and paste margins, stackup, origins; and, up to version 5, the rules. */
export function readSetup(reading: BoardReading, node: NodeReader | undefined, base: DesignRules): Setup {
  if (!node) return { rules: base, stackup: [] };
  reading.subject = "the board's setup";
  const minima: Record<string, Nm> = {};
  for (const [name, field] of Object.entries(LEGACY_RULES)) {
    const value = reading.takeLength(node, name);
    if (value !== undefined && value > 0) minima[field] = value;
  }
  const margins = withoutUndefined({
    solderMaskExpansion: reading.takeLength(node, "pad_to_mask_clearance"),
    solderMaskMinWidth: reading.takeLength(node, "solder_mask_min_width"),
    solderPasteMargin: reading.takeLength(node, "pad_to_paste_clearance"),
    solderPasteRatio: reading.takeNumber(node, "pad_to_paste_clearance_ratio"),
  });
  const widths = node.takeAll("user_trace_width").flatMap((one) => {
    const width = reading.nextLength(one);
    return width > 0 ? [width] : [];
  });
  const sizes = node.takeAll("user_via").flatMap((one): ViaSize[] => {
    const [diameter, drill] = [reading.nextLength(one), reading.nextLength(one)];
    return drill > 0 && diameter > drill ? [{ diameter, drill }] : [];
  });
  const bridges = node.takeText("allow_soldermask_bridges_in_footprints");
  const microvias = node.takeText("uvias_allowed");
  const blindVias = node.takeText("blind_buried_vias_allowed");
  const stackup = node.take("stackup");
  const auxOrigin = reading.takePoint(node, "aux_axis_origin");
  const gridOrigin = reading.takePoint(node, "grid_origin");
  const unread = node.leftovers();
  const preferences = unread.filter((name) => PREFERENCES.test(name)).length;
  if (preferences > 0) reading.count("plot and editing preferences", "dropped", preferences);
  const others = unread.length - preferences;
  if (others > 0) reading.count("settings and rules that are not known here", "dropped", others);
  const copperFinish = stackup?.takeText("copper_finish");
  return {
    rules: {
      ...base,
      ...minima,
      ...margins,
      ...(bridges !== undefined && isYes(bridges) && { allowMaskBridgesInFootprints: true }),
      ...(microvias !== undefined && { allowMicrovias: isYes(microvias) }),
      ...(blindVias !== undefined && { allowBlindBuriedVias: isYes(blindVias) }),
      ...(widths.length > 0 && { predefinedTrackWidths: widths }),
      ...(sizes.length > 0 && { predefinedViaSizes: sizes }),
    },
    stackup: stackup ? stackup.takeAll("layer").map((layer) => readStackupLayer(reading, layer)) : [],
    ...withoutUndefined({ copperFinish, auxOrigin, gridOrigin }),
  };
}

/** `(net_class …)` of a board up to version 5. */
export function readLegacyNetClasses(
  reading: BoardReading,
  nodes: readonly NodeReader[],
  base: DesignRules,
): DesignRules {
  const classes: NetClass[] = [];
  const assignments: NetClassAssignment[] = [];
  for (const node of nodes) {
    const name = node.takeAtom() ?? "";
    node.takeAtom();
    const values: Record<string, Nm> = {};
    for (const [word, field] of Object.entries(LEGACY_CLASS)) {
      const value = reading.takeLength(node, word);
      if (value !== undefined) values[field] = value;
    }
    classes.push({ name, ...values });
    if (name !== "Default")
      for (const net of node.takeAll("add_net"))
        assignments.push({ pattern: reading.text(net.takeAtom() ?? ""), netClass: name });
    reading.count("net classes", "read");
  }
  const basis = base.netClasses.find(({ name }) => name === "Default");
  const own = classes.find(({ name }) => name === "Default");
  const others = classes.filter(({ name }) => name !== "Default");
  return { ...base, netClasses: [{ name: "Default", ...basis, ...own }, ...others], assignments };
}

function readStackupLayer(reading: BoardReading, node: NodeReader): StackupLayer {
  const name = node.takeAtom() ?? "";
  const type = node.takeText("type")?.toLowerCase() ?? "";
  const layer = readLayer(name);
  const copper: CopperLayerId | undefined = layer && isCopperLayer(layer) ? layer : undefined;
  return {
    name,
    kind: stackupKind(type),
    ...withoutUndefined({
      copper,
      thickness: reading.takeLength(node, "thickness"),
      material: node.takeText("material"),
      color: node.takeText("color"),
      epsilonR: reading.takeNumber(node, "epsilon_r"),
      lossTangent: reading.takeNumber(node, "loss_tangent"),
    }),
  };
}

function stackupKind(type: string): StackupLayer["kind"] {
  if (type === "copper") return "copper";
  if (type === "core") return "core";
  if (type.includes("solder mask")) return "solder-mask";
  if (type.includes("solder paste")) return "solder-paste";
  if (type.includes("silk")) return "silkscreen";
  return "prepreg";
}

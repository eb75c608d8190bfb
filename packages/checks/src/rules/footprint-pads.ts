import {
  type Board,
  type Footprint,
  type Pad,
  padHole,
  padPosition,
  padSolids,
  resolveLayers,
} from "@tracewright/board";
import { areTouching } from "@tracewright/geometry";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

/**
 * What KiCad finds questionable in a part: pads of another kind than the part says it is mounted by (footprint_type_mismatch),
 * pads for leads that have no hole (through_hole_pad_without_hole), holes beside their copper, surface pads with a hole or on
 * both sides (padstack), and pads without any size (padstack_invalid).
 */
export function judgeFootprintPads(board: Board, footprint: Footprint, sink: FindingSink): void {
  const kind = likelyMount(board, footprint);
  const { mount } = footprint.attributes;
  if (kind && mount !== "unspecified" && kind !== mount)
    sink.add({
      rule: "footprint_type_mismatch",
      message: `${nameFootprint(footprint)} is a ${sayMount(mount)} part, but has ${sayMount(kind)} pads`,
      items: [footprint.id],
      nets: [],
      position: footprint.position,
    });
  for (const pad of footprint.pads) {
    const fault = faultOf(board, footprint, pad);
    if (!fault) continue;
    sink.add({
      rule: fault.rule,
      message: `${nameFootprint(footprint)} pad ${pad.number || "(no number)"} ${fault.what}`,
      items: [pad.id],
      nets: pad.net === undefined ? [] : [pad.net],
      position: padPosition(footprint, pad),
    });
  }
}

/** Plated holes decide, even beside surface pads: such a part is not placed by machine alone. */
function likelyMount(board: Board, { pads }: Footprint): "smd" | "through-hole" | undefined {
  const counted = pads.filter(({ property }) => property !== "heatsink");
  if (counted.some(({ kind }) => kind === "through-hole")) return "through-hole";
  return counted.some((pad) => pad.kind === "smd" && isOnCopper(board, pad)) ? "smd" : undefined;
}

function sayMount(mount: "smd" | "through-hole" | "unspecified"): string {
  return mount === "smd" ? "surface-mount" : "through-hole";
}

function isOnCopper(board: Board, { layers }: Pad): boolean {
  return resolveLayers(board, layers).some((layer) => layer.endsWith(".Cu"));
}

interface PadFault {
  readonly rule: Extract<CheckedRule, "padstack" | "padstack_invalid" | "through_hole_pad_without_hole">;
  readonly what: string;
}

function faultOf(board: Board, footprint: Footprint, pad: Pad): PadFault | undefined {
  const hole = padHole(footprint, pad);
  if (pad.kind === "through-hole" && !hole) return { rule: "through_hole_pad_without_hole", what: "has no hole" };
  if (pad.kind === "npth") return undefined;
  if (pad.shape.kind !== "circle" && pad.shape.kind !== "custom") {
    const { width, height } = pad.shape.size;
    if (width <= 0 || height <= 0) return { rule: "padstack_invalid", what: "has no size" };
  }
  if (pad.kind === "through-hole") {
    if (!isOnCopper(board, pad)) return { rule: "padstack", what: "is on no copper layer" };
    const isBeside = hole && !padSolids(footprint, pad).some((solid) => areTouching(solid, hole));
    return isBeside ? { rule: "padstack", what: "has its hole beside its copper" } : undefined;
  }
  if (pad.kind === "smd" && hole) return { rule: "padstack", what: "is a surface pad with a hole" };
  const layers = resolveLayers(board, pad.layers);
  if (pad.kind === "smd" && layers.includes("F.Cu") && layers.includes("B.Cu"))
    return { rule: "padstack", what: "is a surface pad on both sides" };
  return undefined;
}

import { type LimitKind, viaDiameterOn, viaLayers } from "@tracewright/board";
import type { Nm, Point, Size } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

/** Widths and diameters against the board's minima: track_width, via_diameter, annular_width, drill_out_of_range. */
export function judgeSizes(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { board } = copper;
  const { rules } = board;
  const { track, via, pad } = item;
  if (track) {
    const about = { copper, item, sink, at: track.start, kind: "track_width", layer: item.layers } as const;
    judgeSize(about, "track_width", "width", track.width, rules.minTrackWidth);
  }
  if (via) {
    const about = { copper, item, sink, at: via.position };
    const micro = via.kind === "micro";
    const minDiameter = micro ? rules.minMicroviaDiameter : rules.minViaDiameter;
    // The narrowest ring of a padstack is the one that breaks a rule.
    const diameter = Math.min(...viaLayers(board, via).map((layer) => viaDiameterOn(via, layer)));
    judgeSize({ ...about, kind: "via_diameter" }, "via_diameter", "diameter", diameter, minDiameter);
    const ring = Math.trunc((diameter - via.drill) / 2);
    judgeSize({ ...about, kind: "annular_width" }, "annular_width", "annular ring", ring, rules.minViaAnnularWidth);
    const hole = { ...about, kind: "hole_size" } as const;
    if (micro) judgeSize(hole, "microvia_drill_out_of_range", "drill", via.drill, rules.minMicroviaDrill);
    else judgeSize(hole, "drill_out_of_range", "drill", via.drill, rules.minThroughHoleDiameter);
  }
  if (pad?.drill && item.hole) {
    const at = item.hole.kind === "capsule" ? item.hole.start : { x: item.box.minX, y: item.box.minY };
    const position = item.hole.kind === "circle" ? item.hole.center : at;
    const drill = Math.min(pad.drill.size.width, pad.drill.size.height);
    if (pad.kind === "through-hole" && pad.shape.kind !== "custom") {
      const size = pad.shape.kind === "circle" ? square(pad.shape.diameter) : pad.shape.size;
      const across = Math.min(size.width - pad.drill.size.width, size.height - pad.drill.size.height);
      const about = { copper, item, sink, at: position, kind: "annular_width" } as const;
      judgeSize(about, "annular_width", "annular ring", Math.trunc(across / 2), rules.minViaAnnularWidth);
    }
    const about = { copper, item, sink, at: position, kind: "hole_size" } as const;
    judgeSize(about, "drill_out_of_range", "drill", drill, rules.minThroughHoleDiameter);
  }
}

function square(side: Nm): Size {
  return { width: side, height: side };
}

interface About {
  readonly copper: CopperContext;
  readonly item: CopperItem;
  readonly sink: FindingSink;
  readonly at: Point;
  /** Custom rules that are about this size. */
  readonly kind: LimitKind;
  /** Of what is on one layer alone. */
  readonly layer?: number;
}

/** A custom rule takes the place of the board's minimum, and may set a largest size as well. */
function judgeSize(
  { copper: { board, book }, item, sink, at, kind, layer }: About,
  rule: CheckedRule,
  what: string,
  actual: Nm,
  minimum: Nm,
): void {
  const custom = book.limit(kind, { a: item, ...(layer !== undefined && { layer }) });
  const smallest = custom?.min ?? minimum;
  const isTooLarge = custom?.max !== undefined && actual > custom.max;
  if (actual >= smallest && !isTooLarge) return;
  const required = isTooLarge ? (custom?.max ?? 0) : smallest;
  const by = isTooLarge || custom?.min !== undefined ? custom?.rule : undefined;
  sink.add({
    rule,
    message: `${what} of ${nameItem(board, item)}: ${mm(actual)}, ${isTooLarge ? "at most " : ""}${sayRule(required, by)}`,
    items: [item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: at,
    actual,
    required,
    ...(by && { by }),
  });
}

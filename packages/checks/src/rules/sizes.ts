import { type Board, viaDiameterOn, viaLayers } from "@tracewright/board";
import type { Nm, Point, Size } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

/** Widths and diameters against the board's minima: track_width, via_diameter, annular_width, drill_out_of_range. */
export function judgeSizes(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { board } = copper;
  const { rules } = board;
  const { track, via, pad } = item;
  if (track)
    judgeSize({ board, item, sink, at: track.start }, "track_width", "width", track.width, rules.minTrackWidth);
  if (via) {
    const about = { board, item, sink, at: via.position };
    const micro = via.kind === "micro";
    const minDiameter = micro ? rules.minMicroviaDiameter : rules.minViaDiameter;
    // The narrowest ring of a padstack is the one that breaks a rule.
    const diameter = Math.min(...viaLayers(board, via).map((layer) => viaDiameterOn(via, layer)));
    judgeSize(about, "via_diameter", "diameter", diameter, minDiameter);
    const ring = Math.trunc((diameter - via.drill) / 2);
    judgeSize(about, "annular_width", "annular ring", ring, rules.minViaAnnularWidth);
    if (micro) judgeSize(about, "microvia_drill_out_of_range", "drill", via.drill, rules.minMicroviaDrill);
    else judgeSize(about, "drill_out_of_range", "drill", via.drill, rules.minThroughHoleDiameter);
  }
  if (pad?.drill && item.hole) {
    const at = item.hole.kind === "capsule" ? item.hole.start : { x: item.box.minX, y: item.box.minY };
    const position = item.hole.kind === "circle" ? item.hole.center : at;
    const drill = Math.min(pad.drill.size.width, pad.drill.size.height);
    if (pad.kind === "through-hole" && pad.shape.kind !== "custom") {
      const size = pad.shape.kind === "circle" ? square(pad.shape.diameter) : pad.shape.size;
      const across = Math.min(size.width - pad.drill.size.width, size.height - pad.drill.size.height);
      const about = { board, item, sink, at: position };
      judgeSize(about, "annular_width", "annular ring", Math.trunc(across / 2), rules.minViaAnnularWidth);
    }
    judgeSize({ board, item, sink, at: position }, "drill_out_of_range", "drill", drill, rules.minThroughHoleDiameter);
  }
}

function square(side: Nm): Size {
  return { width: side, height: side };
}

interface About {
  readonly board: Board;
  readonly item: CopperItem;
  readonly sink: FindingSink;
  readonly at: Point;
}

function judgeSize({ board, item, sink, at }: About, rule: CheckedRule, what: string, actual: Nm, required: Nm): void {
  if (actual >= required) return;
  sink.add({
    rule,
    message: `${what} of ${nameItem(board, item)}: ${mm(actual)}, rule ${mm(required)}`,
    items: [item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: at,
    actual,
    required,
  });
}

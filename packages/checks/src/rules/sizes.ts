import { viaDiameterOn, viaLayers } from "@tracewright/board";
import type { Nm, Point, Size } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { hasSize, requiredSize, type SizeKind } from "../copper/required-size.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

/** Widths and diameters against the board's minima: track_width, via_diameter, annular_width, drill_out_of_range. */
export function judgeSizes(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { board } = copper;
  const { track, via, pad } = item;
  if (track)
    judgeSize({ copper, item, sink, at: track.start, kind: "track_width" }, "track_width", "width", track.width);
  if (via) {
    const about = { copper, item, sink, at: via.position };
    // The narrowest ring of a padstack is the one that breaks a rule.
    const diameter = Math.min(...viaLayers(board, via).map((layer) => viaDiameterOn(via, layer)));
    judgeSize({ ...about, kind: "via_diameter" }, "via_diameter", "diameter", diameter);
    const ring = Math.trunc((diameter - via.drill) / 2);
    judgeSize({ ...about, kind: "annular_width" }, "annular_width", "annular ring", ring);
    const drilled = via.kind === "micro" ? "microvia_drill_out_of_range" : "drill_out_of_range";
    judgeSize({ ...about, kind: "hole_size" }, drilled, "drill", via.drill);
  }
  if (pad?.drill && item.hole) {
    const at = item.hole.kind === "capsule" ? item.hole.start : { x: item.box.minX, y: item.box.minY };
    const position = item.hole.kind === "circle" ? item.hole.center : at;
    const about = { copper, item, sink, at: position };
    const drill = Math.min(pad.drill.size.width, pad.drill.size.height);
    if (hasSize("annular_width", item) && pad.shape.kind !== "custom") {
      const size = pad.shape.kind === "circle" ? square(pad.shape.diameter) : pad.shape.size;
      const across = Math.min(size.width - pad.drill.size.width, size.height - pad.drill.size.height);
      judgeSize({ ...about, kind: "annular_width" }, "annular_width", "annular ring", Math.trunc(across / 2));
    }
    judgeSize({ ...about, kind: "hole_size" }, "drill_out_of_range", "drill", drill);
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
  readonly kind: SizeKind;
}

function judgeSize({ copper, item, sink, at, kind }: About, rule: CheckedRule, what: string, actual: Nm): void {
  const { min, max, minBy, maxBy } = requiredSize(copper, kind, item);
  const isTooLarge = max !== undefined && actual > max;
  if (actual >= min && !isTooLarge) return;
  const required = isTooLarge ? max : min;
  const by = isTooLarge ? maxBy : minBy;
  sink.add({
    rule,
    message: `${what} of ${nameItem(copper.board, item)}: ${mm(actual)}, ${isTooLarge ? "at most " : ""}${sayRule(required, by)}`,
    items: [item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: at,
    actual,
    required,
    ...(by && { by }),
  });
}

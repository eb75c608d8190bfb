import type { ElectricalExclusion } from "@tracewright/board";
import type { ElectricalFinding } from "./electrical-finding.ts";

/** KiCad's schematics count in steps of 100 nm. */
const STEP = 100;
/** Places are rounded by either program. */
const TOLERANCE = 2 * STEP;

/**
 * The exclusion that names a finding: the same rule at the place of one of its items. KiCad writes
 * `rule|x|y|item|item`, and from version 7 on the sheets after that.
 */
export function matchExclusion(
  { rule, items }: Pick<ElectricalFinding, "rule" | "items">,
  exclusions: readonly ElectricalExclusion[],
): ElectricalExclusion | undefined {
  return exclusions.find(({ entry }) => {
    const [name, x, y, first = ""] = entry.split("|");
    if (name !== rule) return false;
    const place = { x: Number(x) * STEP, y: Number(y) * STEP };
    return items.some(
      ({ position, id, pin }) =>
        Math.abs(position.x - place.x) <= TOLERANCE &&
        Math.abs(position.y - place.y) <= TOLERANCE &&
        // A pin has an id of its own there, which is not kept here.
        (pin !== undefined || first === "" || first === id),
    );
  });
}

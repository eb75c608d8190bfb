import type { Finding, FindingExclusion } from "@tracewright/board";

/** KiCad's id for "no item". */
const NO_ITEM = "00000000-0000-0000-0000-000000000000";

const NAMES_OF_NEWER = new Map([["hole_to_hole", "hole_near_hole"]]);

/**
 * Finds the exclusion of a finding: the same rule about the same items, in whichever order. KiCad writes `rule|x|y|item|item` and
 * compares the place as well, which two programs need not choose alike. What names no item is compared by its place.
 */
export class Exclusions {
  readonly #byItems = new Map<string, FindingExclusion>();

  constructor(exclusions: readonly FindingExclusion[]) {
    for (const exclusion of exclusions) {
      const [rule = "", x = "", y = "", ...items] = exclusion.entry.split("|");
      const named = items.filter((id) => id !== "" && id !== NO_ITEM);
      const key = named.length > 0 ? keyOf(NAMES_OF_NEWER.get(rule) ?? rule, named) : keyOf(rule, [x, y]);
      this.#byItems.set(key, exclusion);
    }
  }

  find({ rule, items, position }: Pick<Finding, "items" | "position" | "rule">): FindingExclusion | undefined {
    if (this.#byItems.size === 0) return undefined;
    return this.#byItems.get(
      items.length > 0 ? keyOf(rule, items) : keyOf(rule, [String(position.x), String(position.y)]),
    );
  }
}

function keyOf(rule: string, items: readonly string[]): string {
  return [rule, ...[...items].sort()].join("|");
}

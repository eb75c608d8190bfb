import type { CustomRule } from "../language/rule-file.ts";
import { isOfNets } from "./expression-uses.ts";

/** Constraints that the router keeps where a rule is about nets and nothing else. */
const ROUTED_KINDS: ReadonlySet<string> = new Set([
  "annular_width",
  "clearance",
  "hole_size",
  "track_width",
  "via_diameter",
]);

/** Whether the router keeps a rule, and not only the check: it is about nets, on all layers, whatever the place. */
export function isRoutedBy({ layer, condition, constraints }: CustomRule): boolean {
  return (
    layer === undefined &&
    (condition === undefined || isOfNets(condition)) &&
    constraints.every(({ kind }) => ROUTED_KINDS.has(kind))
  );
}

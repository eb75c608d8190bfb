import { copperLayers } from "../../layers/resolve-layers.ts";
import type { Board } from "../../records/board.ts";
import type { ItemId } from "../../records/ids.ts";
import type { CopperLayerId } from "../../records/layer.ts";
import type { CustomRule, Disallowed } from "../language/rule-file.ts";
import { ruleBookOf } from "./rule-book.ts";

/** What a custom rule forbids within a zone or rule area. */
export interface AreaBan {
  readonly tracks: boolean;
  readonly vias: boolean;
  /** Copper layers that the rule is for. */
  readonly layers: readonly CopperLayerId[];
}

const AREA_FUNCTIONS: ReadonlySet<string> = new Set(["insidearea", "intersectsarea", "enclosedbyarea"]);
const ROUTED: ReadonlySet<Disallowed> = new Set<Disallowed>([
  "track",
  "via",
  "through_via",
  "blind_via",
  "buried_via",
  "micro_via",
]);

/**
 * Whether a rule forbids tracks or vias in areas and asks for nothing else: `disallow` of them under a condition that names an
 * area. For the router such an area is a keepout.
 */
function isAreaBan(rule: CustomRule): boolean {
  const { constraints } = rule;
  if (areaOf(rule) === undefined || constraints.length === 0) return false;
  return constraints.every((one) => one.kind === "disallow" && one.items.every((item) => ROUTED.has(item)));
}

/** The name in `A.insideArea('name')`, where that is the whole condition. */
function areaOf({ condition }: Pick<CustomRule, "condition">): string | undefined {
  if (condition?.kind !== "call" || !AREA_FUNCTIONS.has(condition.name.toLowerCase())) return undefined;
  const [name] = condition.arguments;
  return (condition.subject === "A" || condition.subject === "AB") && name?.kind === "text" ? name.text : undefined;
}

/** What the board's custom rules forbid in its zones and rule areas, by their ids. */
export function areaBans(board: Board): ReadonlyMap<ItemId, readonly AreaBan[]> {
  const book = ruleBookOf(board);
  const bans = new Map<ItemId, AreaBan[]>();
  const names = copperLayers(board);
  for (const { rule, items, layers } of book.bans) {
    const name = isAreaBan(rule) ? areaOf(rule) : undefined;
    if (name === undefined) continue;
    const ban: AreaBan = {
      tracks: items.has("track"),
      vias: items.has("via") || items.has("through_via"),
      layers: names.filter((_, place) => (layers & (1 << place)) !== 0),
    };
    for (const zone of book.areasNamed(name)) bans.set(zone, [...(bans.get(zone) ?? []), ban]);
  }
  return bans;
}

import { boxOfPoints, type Point } from "@tracewright/geometry";
import { isAlike } from "../documents/is-alike.ts";
import type { Zone } from "../records/zone.ts";
import type { BoardChange, ZoneAspect } from "./board-change.ts";
import { type Difference, recordOf } from "./difference.ts";

export function compareZones(difference: Difference): BoardChange[] {
  return difference.pairs("zones").flatMap((pair): BoardChange[] => {
    const zone = pair.after ?? pair.before;
    if (!zone) return [];
    const place = middleOf(zone);
    const common = {
      name: zone.name ?? "",
      net: difference.netName(pair.after ? "after" : "before", zone.net) ?? null,
      layers: zone.layers,
      isKeepout: zone.keepout !== undefined,
      records: [recordOf("zones", pair)],
      settings: [],
      ...(place && { place }),
    };
    if (!pair.before || !pair.after) return [{ kind: pair.after ? "zone-added" : "zone-removed", ...common }];
    return [{ kind: "zone-changed", ...common, aspects: aspectsOf(pair.before, pair.after) }];
  });
}

const ASPECTS: readonly (readonly [ZoneAspect, (zone: Zone) => unknown])[] = [
  ["name", ({ name }) => name],
  ["net", ({ net }) => net],
  ["layers", ({ layers }) => layers],
  ["outline", ({ outline }) => outline],
  ["priority", ({ priority }) => priority],
  ["keepout", ({ keepout }) => keepout],
  ["settings", ({ pour, foreign }) => [pour, foreign ?? null]],
  ["fill", ({ filled, fills }) => [filled, fills]],
  ["lock", ({ locked }) => locked],
];

function aspectsOf(before: Zone, after: Zone): ZoneAspect[] {
  return ASPECTS.filter(([, read]) => !isAlike(read(before), read(after))).map(([aspect]) => aspect);
}

function middleOf({ outline }: Zone): Point | undefined {
  const box = boxOfPoints(outline.flat());
  return box && { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
}

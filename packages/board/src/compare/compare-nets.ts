import { compareNaturally } from "@tracewright/text";
import type { BoardChange } from "./board-change.ts";
import { changed, type Difference, recordOf } from "./difference.ts";

export function compareNets(difference: Difference): BoardChange[] {
  return difference
    .pairs("nets")
    .map((pair) => ({ pair, name: (pair.before ?? pair.after)?.name ?? "" }))
    .sort((a, b) => compareNaturally(a.name, b.name))
    .map(({ pair, name }): BoardChange => {
      const common = { net: name, records: [recordOf("nets", pair)], settings: [] };
      const { before, after } = pair;
      if (!before || !after) return { kind: after ? "net-added" : "net-removed", ...common };
      return {
        kind: "net-changed",
        ...common,
        ...(before.name !== after.name && { name: changed(before.name, after.name) }),
        ...(before.netClass !== after.netClass && { netClass: changed(before.netClass, after.netClass) }),
      };
    });
}

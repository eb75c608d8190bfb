import { describeItem, keyOfPin, sayKind, sayPin } from "../describe-item.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphPin } from "../graph/graph-item.ts";
import { isSamePoint } from "../graph/raster.ts";
import { judgePins } from "../pin-map.ts";

/** Two kinds of pins that must not meet. One finding a net and pair of kinds: a bus of outputs is one mistake, not fifty. */
export const pinToPin: ElectricalRule = {
  id: "pin_to_pin",
  severity: "error",
  find: ({ graph, pinMap }) =>
    graph.nets.flatMap(({ pins, name, id }) => {
      const kinds = new Set(pins.map(({ pin }) => pin.electricalType));
      const hasConflict = [...kinds].some((a) => [...kinds].some((b) => judgePins(pinMap, a, b) !== "ok"));
      if (!hasConflict) return [];
      const groups = new Map<
        string,
        { severity: "error" | "warning"; first: GraphPin; second: GraphPin; others: Set<GraphPin>; count: number }
      >();
      for (const [index, first] of pins.entries())
        for (const second of pins.slice(index + 1)) {
          const verdict = judgePins(pinMap, first.pin.electricalType, second.pin.electricalType);
          if (verdict === "ok" || areStacked(first, second) || areOnePin(first, second)) continue;
          const key = [first.pin.electricalType, second.pin.electricalType].sort().join(" ");
          const group = groups.get(key);
          if (group) {
            group.count += 1;
            group.others.add(first).add(second);
          } else groups.set(key, { severity: verdict, first, second, others: new Set(), count: 0 });
        }
      return [...groups].map(([kinds, { severity, first, second, others, count }]) => {
        const facts = {
          net: name,
          first: sayPin(first),
          firstKind: sayKind(first.pin.electricalType),
          second: sayPin(second),
          secondKind: sayKind(second.pin.electricalType),
        };
        const further = [...others].filter((pin) => pin !== first && pin !== second);
        return {
          about: `${name}: ${kinds}`,
          severity,
          message:
            count === 0 ? { kind: "pin-to-pin", facts } : { kind: "pin-to-pin-more", facts: { ...facts, count } },
          items: [describeItem(first), describeItem(second), ...further.map(describeItem)],
          nets: id ? [id] : [],
        } as const;
      });
    }),
};

/** Pins of one symbol with the same name, kind and place are drawn over each other on purpose. */
function areStacked(a: GraphPin, b: GraphPin): boolean {
  return (
    a.symbol === b.symbol &&
    a.pin.name === b.pin.name &&
    a.pin.electricalType === b.pin.electricalType &&
    isSamePoint(a.place, b.place)
  );
}

/** A pin common to all units is drawn once on each. */
function areOnePin(a: GraphPin, b: GraphPin): boolean {
  return keyOfPin(a) === keyOfPin(b) && a.component !== undefined && a.component === b.component;
}

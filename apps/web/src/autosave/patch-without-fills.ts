import type { EditPatch } from "@tracewright/board";

/** A patch whose zones come without copper: it is rebuilt from everything else. Itself where it brings none. */
export function patchWithoutFills(patch: EditPatch): EditPatch {
  if (!patch.lists.some(({ list }) => list === "zones")) return patch;
  return {
    ...patch,
    lists: patch.lists.map((change) =>
      change.list === "zones"
        ? {
            ...change,
            added: change.added.map((zone) => bare(zone as object)),
            updated: change.updated.map((zone) => ({ ...zone, set: bare(zone.set) })),
          }
        : change,
    ),
  };
}

function bare<Zone extends object>(zone: Zone): Zone {
  return "fills" in zone ? { ...zone, fills: [] } : zone;
}

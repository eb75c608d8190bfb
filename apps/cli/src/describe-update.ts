import type { Changed } from "@tracewright/board";
import type { SchematicChange, SchematicChangeKind } from "@tracewright/footprints";

const TITLES: Readonly<Record<SchematicChangeKind, string>> = {
  "part-added": "new parts",
  "part-removed": "parts no longer in the schematic",
  "part-renamed": "other references",
  footprint: "other footprints",
  value: "other values",
  fields: "other fields",
  fitting: "fitted or bought otherwise",
  pads: "connected otherwise",
  "net-renamed": "nets called otherwise",
  copper: "copper that would join several nets",
  "automatic-names": "nets named after their pins",
  "pin-names": "pins called otherwise",
  link: "other symbols or sheets",
};

/** The list of changes, kind by kind; in front of each whether it is made. */
export function describeUpdate(changes: readonly SchematicChange[], made: (id: string) => boolean): string[] {
  const lines: string[] = [];
  let kind: SchematicChangeKind | undefined;
  for (const change of changes) {
    if (change.kind !== kind) {
      kind = change.kind;
      const count = changes.filter((other) => other.kind === kind).length;
      lines.push(`${TITLES[change.kind]} (${count}):`);
    }
    lines.push(`  ${made(change.id) ? "+" : "-"} ${change.id}: ${describe(change)}`);
  }
  return lines;
}

function describe(change: SchematicChange): string {
  switch (change.kind) {
    case "part-added":
      return [`${change.value}, ${change.library}`, change.reason, ...change.differences].filter(Boolean).join("; ");
    case "part-removed":
      return `${change.value}, ${change.library}${change.isLocked ? "; locked, goes only when it is named" : ""}${staying(change.copper)}`;
    case "part-renamed":
      return `becomes ${change.after}`;
    case "footprint":
      return [`${change.before} → ${change.after}`, ...change.differences].join("; ") + staying(change.copper);
    case "value":
      return `${change.before} → ${change.after}`;
    case "fields":
      return change.fields.map((field) => `${field.name} ${changeOf(field)}`).join(", ");
    case "fitting":
      return [
        change.doNotPopulate === undefined ? [] : [change.doNotPopulate ? "not populated" : "populated"],
        change.excludeFromBom === undefined
          ? []
          : [change.excludeFromBom ? "out of the bill of materials" : "in the bill of materials"],
      ]
        .flat()
        .join(", ");
    case "pads": {
      const { copper, pads } = change;
      const follows = copper.tracks + copper.vias > 0 ? `; ${copper.tracks} tracks and ${copper.vias} vias follow` : "";
      return pads.map((pad) => `${pad.number} ${changeOf(pad)}`).join(", ") + follows;
    }
    case "net-renamed": {
      const { tracks, vias, zones } = change.copper;
      return `becomes ${change.after}, with ${change.pads} pads, ${tracks} tracks, ${vias} vias, ${zones} zones`;
    }
    case "automatic-names":
      return `${change.names.length} nets, ${change.names[0]?.before} → ${change.names[0]?.after} and so on`;
    case "copper":
      return `${change.tracks.length} tracks and ${change.vias.length} vias; they go only when they are named`;
    case "pin-names":
      return change.pins.map((pin) => `${pin.number} ${changeOf(pin)}`).join(", ");
    case "link":
      return Object.entries({ symbol: change.symbolPath, sheet: change.sheetName, file: change.sheetFile })
        .flatMap(([what, value]) => (value === undefined ? [] : [`${what} ${value}`]))
        .join(", ");
  }
}

function changeOf({ before = "none", after = "none" }: Changed<string>): string {
  return `${before || '""'} → ${after || '""'}`;
}

function staying({ tracks, vias }: { readonly tracks: number; readonly vias: number }): string {
  return tracks + vias > 0 ? `; ${tracks} tracks and ${vias} vias on its pads stay` : "";
}

import { type Footprint, freeReference, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { fromMm, type Nm, type Point, toMm } from "@tracewright/geometry";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import type { PlacesWork } from "./drawing-work.ts";

/** The clearance hole of an M3 screw: ISO 273, medium. */
export const M3_HOLE: Nm = fromMm(3.2);

/** A drilled hole without copper, as boards hold them: a part of its own with one pad that is not plated. */
export function holeWork({ drill = M3_HOLE }: { readonly drill?: Nm } = {}): PlacesWork {
  return {
    name: "hole",
    count: 1,
    draw([position], { board }, nameItem) {
      if (!position || drill < 1) return undefined;
      const reference = freeReference("H", new Set(board.footprints.map((footprint) => footprint.reference)));
      const hole = mountingHole({ position, drill, reference }, nameItem);
      const builder = new EditBuilder(board);
      builder.add("footprints", hole);
      const edit = builder.build();
      return edit && { edit, selection: [hole.id] };
    },
  };
}

/**
 * A hole for a screw. Its courtyard is the washer of ISO 7089, twice as wide as the hole, and the 0.25 mm about it that IPC-7351B
 * keeps free. Parts list and position file do not name it.
 */
function mountingHole(
  { position, drill, reference }: { readonly position: Point; readonly drill: Nm; readonly reference: string },
  nameItem: NameItem,
): Footprint {
  const origin = { x: 0, y: 0 };
  const name = `MountingHole_${toMm(drill)}mm`;
  return {
    id: nameItem(),
    reference,
    value: name,
    library: `MountingHole:${name}`,
    position,
    rotation: 0,
    side: "front",
    locked: false,
    attributes: { ...PLAIN_ATTRIBUTES, boardOnly: true, excludeFromBom: true, excludeFromPositionFiles: true },
    pads: [
      {
        id: nameItem(),
        number: "",
        kind: "npth",
        shape: { kind: "circle", diameter: drill },
        position: origin,
        rotation: 0,
        drill: { size: { width: drill, height: drill } },
        layers: ["*.Cu", "*.Mask"],
      },
    ],
    graphics: (["F.CrtYd", "B.CrtYd"] as const).map((layer) => ({
      id: nameItem(),
      layer,
      shape: { kind: "circle", center: origin, radius: drill + fromMm(0.25) },
      stroke: { width: fromMm(0.05), style: "solid" },
      filled: false,
    })),
    texts: [],
    zones: [],
    models: [],
    properties: {},
  };
}

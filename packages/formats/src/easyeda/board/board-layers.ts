import {
  type BoardLayer,
  type CopperLayerId,
  type LayerId,
  phrase,
  type RemarkWords,
  type Side,
  TECHNICAL_LAYERS,
} from "@tracewright/board";
import { wordTable } from "../../word-table.ts";

/** What a layer number of the file stands for. */
export type EasyedaLayer =
  | { readonly kind: "copper"; readonly layer: CopperLayerId }
  /** Layer 11: every copper layer at once. */
  | { readonly kind: "multi" }
  | { readonly kind: "drawing"; readonly layer: LayerId }
  | { readonly kind: "unused"; readonly name: RemarkWords };

const DRAWING_LAYERS: Readonly<Record<string, LayerId>> = wordTable({
  "3": "F.SilkS",
  "4": "B.SilkS",
  "5": "F.Paste",
  "6": "B.Paste",
  "7": "F.Mask",
  "8": "B.Mask",
  "10": "Edge.Cuts",
  "12": "Cmts.User",
  "13": "F.Fab",
  "14": "B.Fab",
  "15": "Dwgs.User",
});

/** Body, leads and polarity of a part: drawn for the editor's eyes on the part's own side. */
const PART_LAYERS: ReadonlySet<string> = new Set(["99", "100", "101"]);
const FIRST_INNER = 21;
const LAST_INNER = 52;

export function easyedaLayer(id: string, side: Side = "front"): EasyedaLayer {
  if (id === "1") return { kind: "copper", layer: "F.Cu" };
  if (id === "2") return { kind: "copper", layer: "B.Cu" };
  if (id === "11") return { kind: "multi" };
  const inner = innerNumber(id);
  if (inner !== undefined) return { kind: "copper", layer: `In${inner}.Cu` };
  if (PART_LAYERS.has(id)) return { kind: "drawing", layer: side === "front" ? "F.Fab" : "B.Fab" };
  const layer = Object.hasOwn(DRAWING_LAYERS, id) ? DRAWING_LAYERS[id] : undefined;
  return layer
    ? { kind: "drawing", layer }
    : {
        kind: "unused",
        name: id === "" ? phrase("no-layer", {}) : phrase("layer-of-number", { number: id.slice(0, 20) }),
      };
}

/** Whether a shape on this layer is part of what is made: copper, or the board's outline. */
export function isVitalLayer(id: string): boolean {
  return id === "1" || id === "2" || id === "10" || id === "11" || innerNumber(id) !== undefined;
}

function innerNumber(id: string): number | undefined {
  const number = /^\d\d$/.test(id) ? Number(id) : 0;
  return number >= FIRST_INNER && number <= LAST_INNER ? number - FIRST_INNER + 1 : undefined;
}

/**
 * The board's layers: inner copper is there when the file switches it on ("21~Inner1~#999966~true~false~true~~Signal",
 * sixth field) or draws on it; up to the deepest such layer none is left out.
 */
export function readBoardLayers(entries: readonly string[], usedLayers: Iterable<string>): BoardLayer[] {
  const names = new Map<string, string>();
  const planes = new Set<string>();
  const present = new Set<number>();
  for (const entry of entries) {
    const [id = "", name = "", , , , isOn, , type] = entry.split("~");
    const inner = innerNumber(id);
    if (inner !== undefined && isOn === "true") present.add(inner);
    if (inner !== undefined && name !== "" && name !== `Inner${inner}`) names.set(`In${inner}.Cu`, name);
    if (type === "Plane") planes.add(`In${inner}.Cu`);
  }
  for (const id of usedLayers) {
    const inner = innerNumber(id);
    if (inner !== undefined) present.add(inner);
  }
  const depth = Math.max(0, ...present);
  const copper: CopperLayerId[] = [
    "F.Cu",
    ...Array.from({ length: depth }, (_, index): CopperLayerId => `In${index + 1}.Cu`),
    "B.Cu",
  ];
  return [
    ...copper.map((id): BoardLayer => {
      const userName = names.get(id);
      return { id, role: planes.has(id) ? "power" : "signal", ...(userName !== undefined && { userName }) };
    }),
    ...TECHNICAL_LAYERS.map((id): BoardLayer => ({ id })),
  ];
}

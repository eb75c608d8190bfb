import { emptyBoard, type Footprint, flipFootprint, type NetId } from "@tracewright/board";
import { findFootprint, standFootprint } from "@tracewright/footprints";
import type { PartRow } from "../definition/block-definition.ts";
import type { FrozenPart } from "./frozen-layout.ts";

const PIN_WORDS: Readonly<Record<string, string>> = { "open-collector": "open_collector" };

/** A part where the layout has it, its pads on the nets of its pins. */
export function standPart(
  row: PartRow,
  at: Omit<FrozenPart, "reference">,
  nets: ReadonlyMap<string, NetId>,
): Footprint {
  const found = findFootprint(row.footprint);
  if (!found) throw new Error(`${row.reference}: there is no footprint ${row.footprint}`);
  const pins = new Map(row.pins.map((pin) => [pin.number, pin]));
  const part = standFootprint(found.footprint, {
    id: `part ${row.reference}`,
    reference: row.reference,
    value: row.value,
    position: at.position,
    rotation: at.side === "back" ? 0 : at.rotation,
    symbolPath: `/${row.reference}`,
    ...(!row.isBare && { properties: { Manufacturer: row.manufacturer, MPN: row.mpn } }),
    attributes: { ...found.footprint.attributes, excludeFromBom: row.isBare === true },
  });
  const wired: Footprint = {
    ...part,
    pads: part.pads.map((pad) => {
      const pin = pins.get(pad.number);
      const net = pin?.net === undefined ? undefined : nets.get(pin.net);
      return {
        ...pad,
        ...(net !== undefined && { net }),
        ...(pin && { pinType: PIN_WORDS[pin.type] ?? pin.type.replaceAll("-", "_") }),
        ...(pin && pin.name !== "~" && { pinFunction: pin.name }),
      };
    }),
  };
  const turned = at.side === "back" ? { ...flipFootprint(wired, emptyBoard()), rotation: at.rotation } : wired;
  return withReference(turned, at.text);
}

/** The printed reference where the layout has it; its place is in the part's frame. */
function withReference(part: Footprint, text: FrozenPart["text"]): Footprint {
  return {
    ...part,
    texts: part.texts.map((one) => {
      if (one.role !== "reference") return one;
      if (!text) return { ...one, hidden: true };
      const { position, rotation, height } = text;
      const size = { width: height, height };
      return {
        ...one,
        hidden: false,
        position,
        rotation,
        style: { ...one.style, size, thickness: Math.round(height * 0.15) },
      };
    }),
  };
}

import { type Component, emptyBoard, type Footprint, flipFootprint, type Sheet } from "@tracewright/board";
import { standFootprint } from "../stand-footprint.ts";
import { joinStackedPads } from "./join-stacked-pads.ts";
import { settleEdgeCuts } from "./settle-edge-cuts.ts";

export interface PartOfComponent {
  readonly part: Footprint;
  /** The footprint draws a piece of the board's edge, which became a drawing. */
  readonly isAtEdge: boolean;
}

/** A component as a part at the origin, its pads on the nets of its pins. */
export function partOfComponent(
  component: Component,
  { template, sheet }: { readonly template: Footprint; readonly sheet: Sheet | undefined },
): PartOfComponent {
  // Pins drawn on top of each other share a number; one of them that is wired speaks for all.
  const netOf = new Map(component.pins.flatMap(({ number, net }) => (net === undefined ? [] : [[number, net]])));
  const pinOf = new Map(component.pins.map((pin) => [pin.number, pin]));
  // A footprint taken from a board may have stood on its back.
  const upright = template.side === "back" ? flipFootprint(template, emptyBoard()) : template;
  const settled = settleEdgeCuts(upright);
  const part = standFootprint(settled, {
    id: `part/${component.id}`,
    reference: component.reference,
    value: component.value,
    // The footprint keeps its own name: what is on the board, not what was wished for.
    library: template.library,
    position: { x: 0, y: 0 },
    rotation: 0,
    locked: false,
    properties: component.properties,
    symbolPath: component.symbolPath,
    attributes: {
      ...template.attributes,
      doNotPopulate: component.doNotPopulate,
      excludeFromBom: template.attributes.excludeFromBom || !component.inBom,
    },
    ...(sheet && { sheetName: sheet.name, sheetFile: sheet.fileName }),
  });
  const wired: Footprint = {
    ...part,
    pads: part.pads.map((pad) => {
      const { net: _, pinFunction: __, pinType: ___, ...bare } = pad;
      const net = netOf.get(pad.number);
      const pin = pinOf.get(pad.number);
      return {
        ...bare,
        ...(net !== undefined && { net }),
        ...(pin && pin.name !== "~" && { pinFunction: pin.name }),
      };
    }),
  };
  return { part: joinStackedPads(wired, emptyBoard()), isAtEdge: settled !== upright };
}

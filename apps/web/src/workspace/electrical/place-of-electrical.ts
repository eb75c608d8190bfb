import { type Board, type Circuit, indexBoard, type PlaceOnSheet, padPosition } from "@tracewright/board";
import type { ElectricalFinding } from "@tracewright/checks";
import { type Focus, placeOfNets } from "../focus.ts";
import { footprintsOf } from "../linked-parts.ts";

/** Where the schematic draws what a finding is about: what is on the sheet of its first item. */
export function sheetPlaceOfElectrical({ items }: ElectricalFinding): PlaceOnSheet {
  const [{ sheet }] = items;
  return { sheet, spots: items.filter((item) => item.sheet === sheet).map(({ position }) => position) };
}

/** The pads of the board that the pins of a finding are, or the parts; without any, its nets. */
export function boardPlaceOfElectrical(
  { items, nets }: ElectricalFinding,
  { board, circuit }: { readonly board: Board; readonly circuit: Circuit },
): Focus | undefined {
  const { footprintById } = indexBoard(board);
  const shown = items.flatMap(({ component, pin }) => {
    if (component === undefined) return [];
    return footprintsOf(board, circuit, component).flatMap((id) => {
      const footprint = footprintById.get(id);
      if (!footprint) return [];
      const pads = footprint.pads.filter(({ number }) => number === pin);
      return pads.length > 0
        ? pads.map((pad) => ({ id: pad.id, at: padPosition(footprint, pad) }))
        : [{ id: footprint.id, at: footprint.position }];
    });
  });
  const [first] = shown;
  if (first) return { ...first.at, items: shown.map(({ id }) => id), nets: [] };
  const names = new Set(circuit.nets.filter(({ id }) => nets.includes(id)).map(({ name }) => name));
  const own = board.nets.filter(({ name }) => names.has(name)).map(({ id }) => id);
  return own.length > 0 ? placeOfNets(board, own) : undefined;
}

import type { Board } from "../records/board.ts";
import type { Circuit } from "../records/circuit.ts";
import { indexBoard } from "./index-board.ts";

/** A pad by its names, with what the schematic calls it and the net it is on. */
export interface NamedPin {
  readonly reference: string;
  readonly pad: string;
  /** The schematic's name of the pin, "VDD"; empty where none is known. */
  readonly name: string;
  /** The net's name; absent for pins that are not connected. */
  readonly net?: string;
}

/** Every pin that people can name, by part and number. Pads that share a number are one pin, on the net that any is on. */
export type PinsByReference = ReadonlyMap<string, ReadonlyMap<string, NamedPin>>;

/** How KiCad calls the net of a pin that is joined to nothing. */
const OPEN_NET = /^unconnected-\(/;

/** The pins of a board; the circuit, where there is one, names those that the board does not. */
export function pinsByReference(board: Board, circuit?: Circuit): PinsByReference {
  const { netById } = indexBoard(board);
  const drawn = new Map(circuit?.components.map((component) => [component.reference, component]));
  const parts = new Map<string, Map<string, NamedPin>>();
  for (const { reference, pads } of board.footprints) {
    if (reference === "") continue;
    const pins = parts.get(reference) ?? new Map<string, NamedPin>();
    parts.set(reference, pins);
    const names = new Map(drawn.get(reference)?.pins.map(({ number, name }) => [number, name]));
    for (const { number, net, pinFunction } of pads) {
      if (number === "" || pins.get(number)?.net !== undefined) continue;
      const known = net === undefined ? undefined : netById.get(net)?.name;
      const netName = known !== undefined && OPEN_NET.test(known) ? undefined : known;
      const name = names.get(number) ?? pinFunction ?? "";
      pins.set(number, {
        reference,
        pad: number,
        // "~" is how a schematic writes a pin without a name.
        name: name === "~" ? "" : name,
        ...(netName !== undefined && { net: netName }),
      });
    }
  }
  return parts;
}

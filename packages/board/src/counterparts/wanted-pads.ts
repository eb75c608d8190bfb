import type { Component } from "../records/circuit.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { NetId } from "../records/ids.ts";
import type { Pad } from "../records/pad.ts";
import { liesOn } from "./lies-on.ts";
import type { MatchedNets } from "./match-nets.ts";

const LAYERS = emptyBoard();

/** The nets of the pins by number, as ids of the board; undefined: the pin joins nothing. */
function netsByPin({ pins }: Component, { netOf }: MatchedNets): ReadonlyMap<string, NetId | undefined> {
  const nets = new Map<string, NetId | undefined>();
  for (const { number, net } of pins)
    if (net !== undefined || !nets.has(number)) nets.set(number, net === undefined ? undefined : netOf(net).id);
  return nets;
}

/**
 * The net that the schematic wants each pad of a part on. Pads without a number stay as they are. One with a number that
 * no pin has follows the pad that it lies on, else it joins nothing, as in KiCad. A part of which no pad answers to a pin is
 * another part, and stays as it is.
 */
export function wantedPads(
  component: Component,
  footprint: Footprint,
  { nets, isAloneOnBoard }: { readonly nets: MatchedNets; readonly isAloneOnBoard: (net: NetId) => boolean },
): { readonly wanted: ReadonlyMap<Pad, NetId | undefined>; readonly isUnlike: boolean } {
  const pins = netsByPin(component, nets);
  const openPins = new Set(
    component.pins.filter(({ number }) => isOpenPin(component, number, nets)).map(({ number }) => number),
  );
  const { pads } = footprint;
  if (!pads.some(({ number }) => pins.has(number)))
    return {
      wanted: new Map(pads.map((pad) => [pad, pad.net])),
      isUnlike: pins.size > 0 && pads.some(({ number }) => number !== ""),
    };
  const wanted = new Map<Pad, NetId | undefined>();
  for (const pad of pads) {
    if (!pins.has(pad.number)) continue;
    const net = pins.get(pad.number);
    const isAsOpen =
      openPins.has(pad.number) && (pad.net === undefined || (net === undefined && isAloneOnBoard(pad.net)));
    wanted.set(pad, isAsOpen ? pad.net : net);
  }
  const byPin = [...wanted];
  for (const pad of pads) {
    if (wanted.has(pad)) continue;
    const host = byPin.find(
      ([other]) => other.net !== undefined && other.net === pad.net && liesOn(pad, other, LAYERS),
    );
    wanted.set(pad, host ? host[1] : pad.number === "" ? pad.net : undefined);
  }
  return { wanted, isUnlike: false };
}

function isOpenPin({ pins }: Component, number: string, { isOpen }: MatchedNets): boolean {
  return pins.filter((pin) => pin.number === number).every(({ net }) => isOpen(net));
}

/**
 * The circuit as the recognisers ask about it: parts with their pins, nets with their role. Made from the board, which
 * always is there, and from the schematic where there is one: it knows what pins are called and do, and what is drawn
 * near what.
 */
import type { Board } from "../records/board.ts";
import type { Circuit, Component, PinElectricalType } from "../records/circuit.ts";
import type { Footprint } from "../records/footprint.ts";
import type { NetId } from "../records/ids.ts";
import { type RolePin, readNetRole } from "./net-role.ts";
import { classifyPart } from "./part-class.ts";
import { roleOfKind, type SaidNet, saidNets } from "./said-nets.ts";
import type { WiredNet, WiredPart, WiredPin, Wiring } from "./wiring.ts";

/** Reads the wiring of a board. Parts whose reference another one bears too are left out: names would not tell them apart. */
export function readWiring(board: Board, circuit?: Circuit, said: readonly SaidNet[] = saidNets(board)): Wiring {
  const kinds = new Map(said.map(({ net, kind }) => [net, kind]));
  const components = new Map(circuit?.components.map((component) => [component.reference, component]));
  const times = new Map<string, number>();
  for (const { reference } of board.footprints) times.set(reference, (times.get(reference) ?? 0) + 1);
  const nets = new Map<NetId, Writable<WiredNet>>();
  for (const { id, name } of board.nets) nets.set(id, { id, name, role: "signal", pins: [] });
  const parts = board.footprints
    .filter(({ reference }) => reference !== "" && times.get(reference) === 1)
    .map((footprint) => readPart(footprint, components.get(footprint.reference), nets));
  for (const part of parts) for (const pin of part.pins) nets.get(pin.net.id)?.pins.push(pin);
  const joined = [...nets.values()].filter(({ pins }) => pins.length > 0);
  for (const net of joined) {
    const kind = kinds.get(net.name);
    net.role = kind ? roleOfKind(kind) : readNetRole(net.name, net.pins.map(rolePin)).role;
  }
  return { parts, nets: joined, partByReference: new Map(parts.map((part) => [part.reference, part])) };
}

/** A pin as far as it tells the role of its net. */
export function rolePin({ part, name, type }: WiredPin): RolePin {
  return { reference: part.reference, kind: part.kind, name, type };
}

/** A net while its pins are being collected. */
type Writable<Record> = { -readonly [Key in keyof Record]: Record[Key] } & { pins: WiredPin[] };

function readPart(
  footprint: Footprint,
  component: Component | undefined,
  nets: ReadonlyMap<NetId, Writable<WiredNet>>,
): WiredPart {
  const pins: WiredPin[] = [];
  const drawn = component && { sheet: component.sheet, position: component.position };
  const joined = footprint.pads.filter(({ net, number }) => net !== undefined && number !== "");
  const part: WiredPart = {
    footprint,
    reference: footprint.reference,
    value: component?.value ?? footprint.value,
    kind: classifyPart({
      reference: footprint.reference,
      value: component?.value ?? footprint.value,
      library: footprint.library,
      description: footprint.description ?? component?.description ?? "",
      pinCount: new Set(joined.map(({ number }) => number)).size,
    }),
    pins,
    ...(drawn && { drawn }),
  };
  const seen = new Set<string>();
  for (const pad of joined) {
    const net = pad.net === undefined ? undefined : nets.get(pad.net);
    if (!net || seen.has(pad.number)) continue;
    seen.add(pad.number);
    const known = component?.pins.find(({ number }) => number === pad.number);
    pins.push({
      part,
      number: pad.number,
      name: known?.name ?? pad.pinFunction ?? "",
      type: known?.electricalType ?? typeOf(pad.pinType),
      net,
    });
  }
  return part;
}

/** KiCad writes "power_in", and "bidirectional+no_connect" for pins that stay open. */
function typeOf(pinType: string | undefined): PinElectricalType | undefined {
  const word = pinType?.split("+")[0]?.replace("_", "-");
  return word !== undefined && isElectricalType(word) ? word : undefined;
}

const ELECTRICAL_TYPES: Readonly<Record<PinElectricalType, true>> = {
  input: true,
  output: true,
  bidirectional: true,
  "tri-state": true,
  passive: true,
  free: true,
  unspecified: true,
  "power-in": true,
  "power-out": true,
  "open-collector": true,
  "open-emitter": true,
  "no-connect": true,
};

function isElectricalType(word: string): word is PinElectricalType {
  return Object.hasOwn(ELECTRICAL_TYPES, word);
}

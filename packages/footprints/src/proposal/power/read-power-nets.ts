import {
  type Circuit,
  type Component,
  type ComponentPin,
  classifyPart,
  isGroundName,
  type NetId,
  type RolePin,
  readNetRole,
} from "@tracewright/board";
import { readCurrents, type StatedCurrent } from "./read-currents.ts";

/** A net that feeds or returns current. */
export interface PowerNet {
  readonly id: NetId;
  readonly name: string;
  readonly role: "ground" | "supply";
  /** Pins on it. */
  readonly pins: number;
  /** Absent where nothing in the circuit states one. */
  readonly current?: StatedCurrent;
}

interface WiredPin {
  readonly component: Component;
  readonly pin: ComponentPin;
}

/** Grounds and supplies of a circuit, those of most pins first: by name, by power symbol, else by their pins. */
export function readPowerNets(circuit: Circuit): PowerNet[] {
  const wired = new Map<NetId, WiredPin[]>();
  for (const component of circuit.components)
    for (const pin of component.pins) {
      if (pin.net === undefined) continue;
      const pins = wired.get(pin.net);
      if (pins) pins.push({ component, pin });
      else wired.set(pin.net, [{ component, pin }]);
    }
  const symbols = powerSymbols(circuit);
  const named = circuit.nets.flatMap(({ id, name }): Omit<PowerNet, "current">[] => {
    const pins = wired.get(id) ?? [];
    const role = symbols.get(name) ?? readNetRole(name, pins.map(rolePin)).role;
    return pins.length === 0 || role === "signal" ? [] : [{ id, name, role, pins: pins.length }];
  });
  const currents = readCurrents(circuit, new Set(named.flatMap(({ id, role }) => (role === "supply" ? [id] : []))));
  return named
    .map((net): PowerNet => {
      const current = currents.get(net.id);
      return { ...net, ...(current && { current }) };
    })
    .toSorted((a, b) => b.pins - a.pins || (a.name < b.name ? -1 : 1));
}

/** What is named by a ground symbol is a ground, whatever it is called. */
function powerSymbols({ sheets, librarySymbols }: Circuit): ReadonlyMap<string, "ground"> {
  const grounds = new Map<string, "ground">();
  for (const { symbols } of sheets)
    for (const { librarySymbol, component, texts } of symbols) {
      if (component !== undefined || !librarySymbols[librarySymbol]?.power) continue;
      if (isGroundName(librarySymbol.slice(librarySymbol.lastIndexOf(":") + 1)))
        for (const { text } of texts) grounds.set(text, "ground");
    }
  return grounds;
}

function rolePin({ component, pin }: WiredPin): RolePin {
  const { reference, value, footprint, description = "", pins } = component;
  const pinCount = pins.filter(({ net }) => net !== undefined).length;
  const kind = classifyPart({ reference, value, library: footprint, description, pinCount });
  return { reference, kind, name: pin.name, type: pin.electricalType };
}

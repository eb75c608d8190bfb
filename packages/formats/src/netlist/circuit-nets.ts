import type { Circuit, Component, ComponentPin } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";

export interface CircuitNode {
  readonly component: Component;
  readonly pin: ComponentPin;
}

/** A net with the pins of parts on the board that it joins. */
export interface CircuitNetNodes {
  readonly name: string;
  /** By reference, then by pin. */
  readonly nodes: readonly CircuitNode[];
}

/** Every net of a circuit that has a pin, in the order of the names. */
export function listCircuitNets({ components, nets }: Circuit): readonly CircuitNetNodes[] {
  const nodes = new Map<string, CircuitNode[]>();
  for (const component of components)
    for (const pin of component.onBoard ? component.pins : []) {
      if (pin.net === undefined) continue;
      const known = nodes.get(pin.net);
      if (known) known.push({ component, pin });
      else nodes.set(pin.net, [{ component, pin }]);
    }
  return nets
    .flatMap(({ id, name }) => {
      const found = nodes.get(id);
      return found ? [{ name, nodes: found.toSorted(compareNodes) }] : [];
    })
    .toSorted((a, b) => compareNaturally(a.name, b.name));
}

function compareNodes(a: CircuitNode, b: CircuitNode): number {
  return compareNaturally(a.component.reference, b.component.reference) || compareNaturally(a.pin.number, b.pin.number);
}

import type { BlockDefinition } from "../../definition/block-definition.ts";

export type NetKind = "ground" | "supply" | "signal";

/** What the nets of a block are: grounds and supplies get marks instead of wires. */
export class NetKinds {
  readonly #kinds = new Map<string, NetKind>();
  readonly #pins = new Map<string, number>();
  readonly #ports: ReadonlySet<string>;

  constructor({ parts, ports }: Pick<BlockDefinition, "parts" | "ports">) {
    this.#ports = new Set(ports.map(({ net }) => net));
    for (const pin of parts.flatMap(({ pins }) => pins)) {
      if (pin.net === undefined) continue;
      this.#pins.set(pin.net, this.pinCount(pin.net) + 1);
      if (pin.type === "power-in") this.#kinds.set(pin.net, "supply");
    }
    for (const { net, netType } of ports)
      if (netType !== "SIGNAL") this.#kinds.set(net, netType === "GND" ? "ground" : "supply");
  }

  kindOf(net: string | undefined): NetKind {
    return (net !== undefined && this.#kinds.get(net)) || "signal";
  }

  pinCount(net: string): number {
    return this.#pins.get(net) ?? 0;
  }

  isPort(net: string): boolean {
    return this.#ports.has(net);
  }
}

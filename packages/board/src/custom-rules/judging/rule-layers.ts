import type { LayerId } from "../../records/layer.ts";
import { isNamed } from "./is-named.ts";
import type { RuleWorld } from "./rule-world.ts";

/** The copper layers that a rule is for, as bits. */
export function layersFor(layer: string | undefined, world: RuleWorld): number {
  const { layers, board } = world;
  const all = (1 << layers.length) - 1;
  const outer = 1 | (1 << (layers.length - 1));
  if (layer === undefined) return all;
  if (layer === "outer") return outer;
  if (layer === "inner") return all & ~outer;
  return world.bitsOf(board.layers.filter(({ id }) => isLayerNamed(layer, id, world)).map(({ id }) => id));
}

/** By KiCad's name of a layer, the one that the board's owner gave it, or a pattern for either. */
export function isLayerNamed(asked: string, id: LayerId, { board }: RuleWorld): boolean {
  const userName = board.layers.find((layer) => layer.id === id)?.userName;
  return isNamed(asked, id) || (userName !== undefined && isNamed(asked, userName));
}

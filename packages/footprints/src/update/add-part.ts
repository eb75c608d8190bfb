import {
  type Board,
  type Component,
  type Footprint,
  indexBoard,
  itemId,
  type MatchedNets,
  type Net,
  type NetId,
  type Sheet,
} from "@tracewright/board";
import type { FootprintChoice } from "../choose/choose-footprints.ts";
import { partOfComponent } from "../proposal/part-of-component.ts";
import type { BareChange } from "./schematic-change.ts";

/** The line of a part that the board does not have; undefined where no footprint was chosen for it. */
export function addPart(
  component: Component,
  {
    board,
    nets,
    choice,
    sheet,
  }: {
    readonly board: Board;
    readonly nets: MatchedNets;
    readonly choice: FootprintChoice | undefined;
    readonly sheet: Sheet | undefined;
  },
): Extract<BareChange, { kind: "part-added" }> | undefined {
  if (!choice?.template) return undefined;
  const { source, reason, differences, template } = choice;
  const { part } = partOfComponent(component, { template, sheet });
  const joined = new Map<NetId, Net>();
  const pads = part.pads.map((pad) => {
    if (pad.net === undefined) return pad;
    const net = nets.netOf(pad.net);
    joined.set(net.id, net);
    return { ...pad, net: net.id };
  });
  const { reference, value } = component;
  return {
    kind: "part-added",
    reference,
    value,
    library: template.library,
    source,
    reason,
    differences,
    part: underFreeId({ ...part, pads }, board),
    nets: [...joined.values()],
  };
}

/** A part made of the same symbol may stand on the board already, matched with another one. */
function underFreeId(part: Footprint, board: Board): Footprint {
  const { footprintById } = indexBoard(board);
  if (!footprintById.has(part.id)) return part;
  let copy = 2;
  while (footprintById.has(itemId(`${part.id} ${copy}`))) copy += 1;
  const renamed = <Item extends { readonly id: Footprint["id"] }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, id: itemId(`${item.id} ${copy}`) }));
  return {
    ...part,
    id: itemId(`${part.id} ${copy}`),
    pads: renamed(part.pads),
    graphics: renamed(part.graphics),
    texts: renamed(part.texts),
    zones: renamed(part.zones),
  };
}

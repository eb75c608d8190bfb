import { type Board, type Footprint, indexBoard, type NetId } from "@tracewright/board";
import { RATSNEST_LAYER, type SceneLayerId } from "@tracewright/rendering";
import { compareNaturally, isUnconnectedName, shownName } from "@tracewright/text";
import type { Findable } from "../input/actions/action-registry.ts";
import { listedLayers } from "./layer-presets.ts";

/** Parts, layers and what is to be connected of a board, by name: a net of one pad joins nothing, and there may be hundreds. */
export function findablesOf(
  board: Board,
  {
    onPart,
    onNet,
    onLayer,
    wordPads,
  }: {
    onPart: (part: Footprint) => void;
    onNet: (net: NetId) => void;
    onLayer: (layer: SceneLayerId) => void;
    wordPads: (count: number) => string;
  },
): readonly Findable[] {
  const { padsByNet } = indexBoard(board);
  const byName = (a: Findable, b: Findable) => compareNaturally(a.name, b.name);
  const parts = board.footprints.map(
    (part): Findable => ({
      kind: "part",
      id: part.id,
      name: part.reference,
      detail: part.value,
      go: () => onPart(part),
    }),
  );
  const nets = board.nets.flatMap(({ id, name }): Findable[] => {
    const pads = padsByNet.get(id)?.length ?? 0;
    return pads > 1 && !isUnconnectedName(name)
      ? [{ kind: "net", id, name: shownName(name), detail: wordPads(pads), go: () => onNet(id) }]
      : [];
  });
  const layers = listedLayers(board)
    .filter((id) => id !== RATSNEST_LAYER)
    .map((id): Findable => {
      const userName = board.layers.find((layer) => layer.id === id)?.userName;
      return { kind: "layer", id, name: userName ?? id, detail: userName ? id : "", go: () => onLayer(id) };
    });
  return [...parts.sort(byName), ...nets.sort(byName), ...layers];
}

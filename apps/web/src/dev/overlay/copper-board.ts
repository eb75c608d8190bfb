import { type Board, copperLayers, itemId, type Track, type Via } from "@tracewright/board";
import type { InspectedCopper, InspectedSite } from "@tracewright/routing";

/** A board that holds nothing but the copper of a picture, to be drawn over the one it belongs to. */
export function copperBoard(board: Board, site: InspectedSite, { segments, vias }: InspectedCopper): Board {
  const layers = copperLayers(board);
  const [front, back] = [layers[0], layers.at(-1)];
  const netOf = (number: number | undefined) => site.nets[number ?? -1]?.id;
  const tracks: Track[] = [];
  for (let i = 0; i + 6 < segments.length; i += 7) {
    const [ax = 0, ay = 0, bx = 0, by = 0, width = 0, layer = 0, number] = segments.subarray(i, i + 7);
    const [id, net] = [layers[layer], netOf(number)];
    if (!id || !net) continue;
    const ends = { start: { x: ax, y: ay }, end: { x: bx, y: by } };
    tracks.push({ id: itemId(`t${i}`), ...ends, width, layer: id, net, locked: false });
  }
  const drilled: Via[] = [];
  for (let i = 0; i + 4 < vias.length; i += 5) {
    const [x = 0, y = 0, diameter = 0, drill = 0, number] = vias.subarray(i, i + 5);
    const net = netOf(number);
    if (!front || !back || !net) continue;
    const pair = [front, back] as const;
    const position = { x, y };
    drilled.push({ id: itemId(`v${i}`), kind: "through", position, diameter, drill, layers: pair, net, locked: false });
  }
  return { ...board, footprints: [], graphics: [], texts: [], dimensions: [], zones: [], tracks, vias: drilled };
}

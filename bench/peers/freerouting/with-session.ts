import { type Board, copperLayers, itemId, type Track, type Via } from "@tracewright/board";
import type { SessionNet } from "./read-session.ts";

/** The board with a session's wires and vias. Throws for a net or layer that the board does not have. */
export function withSession(board: Board, session: readonly SessionNet[]): Board {
  const netByName = new Map(board.nets.map(({ id, name }) => [name, id]));
  const copper = copperLayers(board);
  // Specctra files from KiCad call layers by the names people gave them.
  const shown = (id: string) => board.layers.find((layer) => layer.id === id)?.userName ?? id;
  const layerByName = new Map(copper.map((layer) => [shown(layer), layer]));
  const [front, back] = [copper[0], copper.at(-1)];
  if (!front || !back) throw new Error("the board has no copper layer");
  const tracks: Track[] = [];
  const vias: Via[] = [];
  for (const [number, { name, wires, vias: drills }] of session.entries()) {
    const net = netByName.get(name);
    if (net === undefined) throw new Error(`the session names net ${name}, which the board does not have`);
    for (const [index, { layer, width, points }] of wires.entries()) {
      const on = layerByName.get(layer);
      if (!on) throw new Error(`the session names layer ${layer}, which the board does not have`);
      for (const [corner, end] of points.slice(1).entries()) {
        const start = points[corner];
        if (!start || (start.x === end.x && start.y === end.y)) continue;
        const id = itemId(`session-track-${number}-${index}-${corner}`);
        tracks.push({ id, start, end, width, layer: on, net, locked: false });
      }
    }
    for (const [index, { position, diameter, drill }] of drills.entries()) {
      const id = itemId(`session-via-${number}-${index}`);
      vias.push({ id, kind: "through", position, diameter, drill, layers: [front, back], net, locked: false });
    }
  }
  return { ...board, tracks: [...board.tracks, ...tracks], vias: [...board.vias, ...vias] };
}

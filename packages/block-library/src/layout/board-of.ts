import { type Board, itemId, type Zone } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import type { BlockDefinition } from "../definition/block-definition.ts";
import { type FrozenLayout, readCorners, readPart, readTrack, readVia, readZone } from "./frozen-layout.ts";
import { emptyBoardOf } from "./rules-of.ts";
import { standPart } from "./stand-part.ts";

/** How the ground pour of a block fills; above the pours of the board, which end at it. */
export const POUR: Pick<Zone, "priority" | "pour" | "filled" | "fills" | "locked"> = {
  priority: 1,
  filled: true,
  fills: [],
  locked: false,
  pour: {
    clearance: fromMm(0.2),
    minThickness: fromMm(0.2),
    connection: "thermal",
    thermalGap: fromMm(0.25),
    thermalBridgeWidth: fromMm(0.3),
    islandRemoval: "always",
    smoothing: "none",
    fillMode: "solid",
  },
};

/** The layout of a block as a board without outline, about its anchor. */
export function boardOf(definition: BlockDefinition, frozen: FrozenLayout): Board {
  const empty = emptyBoardOf(definition);
  const nets = new Map(empty.nets.map(({ name, id }) => [name, id]));
  const rows = new Map(definition.parts.map((row) => [row.reference, row]));
  const on = (net: string) => {
    const id = nets.get(net);
    if (id === undefined) throw new Error(`${definition.key}: the layout names the net ${net}`);
    return { net: id, locked: false };
  };
  return {
    ...empty,
    footprints: frozen.parts.map((line) => {
      const at = readPart(line);
      const row = rows.get(at.reference);
      if (!row) throw new Error(`${definition.key}: the layout has a part ${at.reference}`);
      return standPart(row, at, nets);
    }),
    tracks: frozen.tracks.map((line, index) => {
      const { net, ...track } = readTrack(line);
      return { id: itemId(`track ${index + 1}`), ...track, ...on(net) };
    }),
    vias: frozen.vias.map((line, index) => {
      const { net, ...via } = readVia(line);
      return { id: itemId(`via ${index + 1}`), kind: "through", ...via, layers: ["F.Cu", "B.Cu"], ...on(net) };
    }),
    zones: [
      ...frozen.zones.map((line, index): Zone => {
        const { net, layers, outline } = readZone(line);
        return { id: itemId(`zone ${index + 1}`), ...POUR, layers, outline: [outline], net: on(net).net };
      }),
      ...frozen.keepouts.map((line, index) => keepoutOf(`keepout ${index + 1}`, readCorners(line))),
    ],
  };
}

/** No copper on any layer, such as below an antenna; the part that asks for it stands there. */
export function keepoutOf(id: string, { min, max }: { readonly min: Point; readonly max: Point }): Zone {
  const outline = [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }];
  const keepout = { tracks: true, vias: true, pads: false, pours: true, footprints: false };
  return { id: itemId(id), ...POUR, priority: 0, layers: ["F&B.Cu"], outline: [outline], keepout };
}

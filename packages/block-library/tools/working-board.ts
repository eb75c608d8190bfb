import {
  type Board,
  type Footprint,
  type Graphic,
  itemId,
  PLAIN_ATTRIBUTES,
  proposedPlaneId,
  type Zone,
} from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import type { BlockDefinition, PortRow } from "../src/definition/block-definition.ts";
import { keepoutOf, POUR } from "../src/layout/board-of.ts";
import { emptyBoardOf } from "../src/layout/rules-of.ts";
import { standPart } from "../src/layout/stand-part.ts";

/** Where the outline stands on the board that a layout is made on. */
const CORNER: Point = { x: fromMm(50), y: fromMm(50) };
/** From the edge to the middle of the pads that stand for what the ports lead to. */
const RIM = fromMm(0.45);
const TERMINAL = fromMm(0.25);

export const isTerminal = ({ id }: Footprint): boolean => id.startsWith("terminal ");

/**
 * The parts of a block on its outline: those with given places on them, all others beside it; a small pad at the edge
 * for each port.
 */
export function workingBoard(definition: BlockDefinition): Board {
  const { layout, parts, ports } = definition;
  const [width, height] = layout.size;
  const empty = emptyBoardOf(definition);
  const nets = new Map(empty.nets.map(({ name, id }) => [name, id]));
  let beside = 0;
  const footprints = parts.map((row): Footprint => {
    const place = layout.places?.[row.reference];
    const [x, y, rotation = 0, side = "front"] = place ?? [width + 10, 10 * beside++];
    const position = { x: CORNER.x + fromMm(x), y: CORNER.y + fromMm(y) };
    const part = standPart(row, { position, rotation, side }, nets);
    return { ...part, locked: place !== undefined, placed: place !== undefined };
  });
  const ground = nets.get("GND");
  const outline = rectangle(width, height, 0);
  return {
    ...empty,
    rules: { ...empty.rules, copperToEdge: 0 },
    footprints: [...footprints, ...terminalsOf(ports, { width, height, nets })],
    graphics: outline.map((start, at): Graphic => {
      const end = outline[(at + 1) % outline.length] ?? start;
      return {
        id: itemId(`edge ${at}`),
        layer: "Edge.Cuts",
        shape: { kind: "line", start, end },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      };
    }),
    zones: [
      ...(layout.keepouts ?? []).map(([left, top, right, bottom], at) =>
        keepoutOf(`keepout ${at}`, {
          min: { x: CORNER.x + fromMm(left), y: CORNER.y + fromMm(top) },
          max: { x: CORNER.x + fromMm(right), y: CORNER.y + fromMm(bottom) },
        }),
      ),
      ...(ground === undefined || layout.isWithoutPour
        ? []
        : (["F.Cu", "B.Cu"] as const).map(
            (layer): Zone => ({
              id: layer === "B.Cu" ? proposedPlaneId([layer]) : itemId(`zone ${layer}`),
              ...POUR,
              layers: [layer],
              outline: [rectangle(width, height, 0.1)],
              net: ground,
            }),
          )),
    ],
  };
}

function rectangle(width: number, height: number, inset: number): Point[] {
  const at = (x: number, y: number): Point => ({ x: CORNER.x + fromMm(x), y: CORNER.y + fromMm(y) });
  return [at(inset, inset), at(width - inset, inset), at(width - inset, height - inset), at(inset, height - inset)];
}

export function roomOf({ layout }: BlockDefinition): { readonly min: Point; readonly max: Point } {
  const [width, height] = layout.size;
  return { min: CORNER, max: { x: CORNER.x + fromMm(width), y: CORNER.y + fromMm(height) } };
}

function terminalsOf(
  ports: readonly PortRow[],
  {
    width,
    height,
    nets,
  }: { width: number; height: number; nets: ReadonlyMap<string, NonNullable<Board["nets"][number]["id"]>> },
): Footprint[] {
  return [
    ...Map.groupBy(
      ports.filter(({ netType }) => netType !== "GND"),
      ({ side }) => side,
    ),
  ].flatMap(([side, own]) =>
    own.map((port, index): Footprint => {
      const share = (index + 1) / (own.length + 1);
      const rim = RIM;
      const position = {
        left: { x: CORNER.x + rim, y: CORNER.y + Math.round(fromMm(height) * share) },
        right: { x: CORNER.x + fromMm(width) - rim, y: CORNER.y + Math.round(fromMm(height) * share) },
        top: { x: CORNER.x + Math.round(fromMm(width) * share), y: CORNER.y + rim },
        bottom: { x: CORNER.x + Math.round(fromMm(width) * share), y: CORNER.y + fromMm(height) - rim },
      }[side];
      const net = nets.get(port.net);
      return {
        id: itemId(`terminal ${port.key}`),
        reference: `PORT_${port.key}`,
        value: port.key,
        library: "Port:Pad",
        position,
        rotation: 0,
        side: "front",
        locked: true,
        placed: true,
        attributes: {
          ...PLAIN_ATTRIBUTES,
          mount: "smd",
          boardOnly: true,
          excludeFromBom: true,
          allowMissingCourtyard: true,
        },
        pads: [
          {
            id: itemId(`terminal ${port.key} pad`),
            number: "1",
            kind: "smd",
            shape: { kind: "rect", size: { width: TERMINAL, height: TERMINAL } },
            position: { x: 0, y: 0 },
            rotation: 0,
            layers: ["F.Cu"],
            ...(net !== undefined && { net }),
          },
        ],
        graphics: [],
        texts: [],
        zones: [],
        models: [],
        properties: {},
      };
    }),
  );
}

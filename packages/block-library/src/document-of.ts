import {
  BLOCK_SCHEMA_VERSION,
  type BlockDocument,
  type LayoutRules,
  type Material,
  type Port,
} from "@tracewright/blocks";
import { type Board, netClassOf } from "@tracewright/board";
import { circuitOf } from "./circuit/circuit-of.ts";
import type { BlockDefinition, PartRow, PortRow } from "./definition/block-definition.ts";
import { boardOf } from "./layout/board-of.ts";
import { type FrozenLayout, readCorners } from "./layout/frozen-layout.ts";

/** The document of a block: always the same bytes from the same definition and layout. */
export function documentOf(definition: BlockDefinition, frozen: FrozenLayout): BlockDocument {
  const { parts, ports, parameters = [], needs = [], sources, layout } = definition;
  const board = boardOf(definition, frozen);
  const { min, max } = readCorners(frozen.room);
  const room = [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }];
  return {
    schemaVersion: BLOCK_SCHEMA_VERSION,
    circuit: circuitOf(definition),
    board,
    layout: {
      anchor: layout.anchor,
      margin: 0,
      rules: rulesOf(board, layout.copperLayers ?? 2),
      hull: { front: [room], back: [room] },
    },
    ports: ports.map((port, order) => portOf(port, order, parts)),
    parameters,
    materials: parts.flatMap((part) => (part.isBare ? [] : [materialOf(part)])),
    needs,
    sources,
  };
}

/** A port is joined at any pin of its net; capacitors come last, for they are there for others. */
function portOf(port: PortRow, order: number, parts: readonly PartRow[]): Port {
  const pinsOf = (isCapacitor: boolean) =>
    parts
      .filter(({ symbol }) => (symbol === "capacitor") === isCapacitor)
      .flatMap(({ reference, pins }) =>
        pins.filter(({ net }) => net === port.net).map(({ number }) => ({ part: reference, pin: number })),
      );
  return { ...port, order, pins: [...pinsOf(false), ...pinsOf(true)] };
}

function materialOf({ reference, manufacturer, mpn, option }: PartRow): Material {
  return { part: reference, manufacturer, mpn, isDefault: true, ...(option !== undefined && { option }) };
}

function rulesOf(board: Board, copperLayers: number): LayoutRules {
  const { rules } = board;
  const least = (values: readonly number[], otherwise: number) => (values.length > 0 ? Math.min(...values) : otherwise);
  const drills = board.footprints.flatMap(({ pads }) =>
    pads.flatMap(({ drill }) => (drill ? [Math.min(drill.size.width, drill.size.height)] : [])),
  );
  return {
    minTrack: least(
      board.tracks.map(({ width }) => width),
      rules.minTrackWidth,
    ),
    minClearance: least(
      board.nets.map(({ id }) => netClassOf(board, id).clearance),
      rules.minClearance,
    ),
    minDrill: least([...board.vias.map(({ drill }) => drill), ...drills], rules.minThroughHoleDiameter),
    copperLayers,
  };
}

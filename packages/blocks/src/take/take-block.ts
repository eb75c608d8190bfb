import { readPartFields } from "@tracewright/assembly";
import {
  type Board,
  type Circuit,
  copperLayers,
  emptyBoard,
  type Footprint,
  findItems,
  ITEM_LISTS,
  type Item,
  type ItemId,
  type ItemList,
  moveItem,
  netClassOf,
} from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { BLOCK_SCHEMA_VERSION, type BlockDocument, type LayoutRules } from "../records/block-document.ts";
import { circuitOfLayout, circuitOfParts } from "./circuit-of-layout.ts";
import { hullOf, usedCopperLayers } from "./hull.ts";
import { numberUnnumbered } from "./number-unnumbered.ts";
import { ownCopper } from "./own-copper.ts";
import { suggestPorts } from "./suggest-ports.ts";

/** Room kept around the parts of a block. */
const MARGIN: Nm = 250_000;

export interface TakeRequest {
  /** Parts, and drawings and texts that are to go with them; copper is found. */
  readonly ids: Iterable<ItemId>;
  readonly title: string;
  /** Reference of the part at the origin; absent: the one with most pins. */
  readonly anchor?: string;
  /** The schematic, where the project has one. */
  readonly circuit?: Circuit;
}

export type TakeOutcome =
  | {
      readonly status: "taken";
      readonly block: BlockDocument;
      /** Items of the board that the block holds. */
      readonly items: readonly ItemId[];
      /** Tracks and vias that led from the block to what is beyond it: not in the block. */
      readonly cut: readonly ItemId[];
      /** No schematic was given: the circuit is what the pads say. */
      readonly isDrawn: boolean;
    }
  | { readonly status: "refused"; readonly reason: "no-part" | "no-net" };

/** Makes a block of parts of a board, with their copper. The board is not changed. */
export function takeBlock(board: Board, { ids, title, anchor, circuit }: TakeRequest): TakeOutcome {
  const selected = findItems(board, ids);
  const parts = selected.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
  const first = anchorOf(parts, anchor);
  if (!first) return { status: "refused", reason: "no-part" };
  const copper = ownCopper(board, parts);
  if (copper.inner.size + copper.outer.size === 0) return { status: "refused", reason: "no-net" };
  const drawings = selected.filter(({ list, record }) =>
    list === "graphics" ? record.layer !== "Edge.Cuts" : list === "texts" || list === "dimensions",
  );
  const members: Item[] = [
    ...parts.map((record): Item => ({ list: "footprints", record })),
    ...copper.tracks.map((record): Item => ({ list: "tracks", record })),
    ...copper.vias.map((record): Item => ({ list: "vias", record })),
    ...copper.zones.map((record): Item => ({ list: "zones", record })),
    ...drawings,
  ];
  const placed = layoutOf(board, members, first.position);
  const drawn = circuit && circuitOfParts(circuit, placed);
  const layout = drawn?.layout ?? placed;
  return {
    status: "taken",
    items: members.map(({ record }) => record.id),
    cut: copper.cut,
    isDrawn: drawn !== undefined,
    block: {
      schemaVersion: BLOCK_SCHEMA_VERSION,
      circuit: drawn ? { ...drawn.circuit, title } : circuitOfLayout(layout, title),
      board: layout,
      layout: {
        anchor: layout.footprints.find(({ id }) => id === first.id)?.reference ?? first.reference,
        margin: MARGIN,
        rules: rulesOf(board, layout),
        hull: hullOf(layout, MARGIN),
        takenAt: first.position,
      },
      ports: suggestPorts(layout, copper.outer),
      parameters: [],
      materials: layout.footprints.flatMap(({ reference: part, properties, attributes }) => {
        const { manufacturer, manufacturerPart: mpn, ratings: option } = readPartFields(properties);
        if (attributes.excludeFromBom || mpn === "") return [];
        return [
          {
            part,
            mpn,
            isDefault: true,
            ...(manufacturer !== "" && { manufacturer }),
            ...(option !== "" && { option }),
          },
        ];
      }),
      needs: [],
      sources: [],
    },
  };
}

/** The part named, else the one with most pins; of several the first. */
function anchorOf(parts: readonly Footprint[], reference: string | undefined): Footprint | undefined {
  const named = parts.find((part) => part.reference === reference);
  return (
    named ??
    parts.reduce<Footprint | undefined>(
      (best, part) => (best && best.pads.length >= part.pads.length ? best : part),
      undefined,
    )
  );
}

/** The items as a board of their own about the origin, with the stack and rules of the one they come from. */
function layoutOf(board: Board, members: readonly Item[], { x, y }: Point): Board {
  const by = { x: -x + 0, y: -y + 0 };
  const moved = members.map((item) => moveItem(unlocked(item), { kind: "shift", by }, board));
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list: ItemList) => [list, moved.flatMap((item) => (item.list === list ? [item.record] : []))]),
  );
  const copied: Board = {
    ...emptyBoard(),
    layers: board.layers,
    stackup: board.stackup,
    rules: board.rules,
    ...lists,
  };
  const fragment: Board = { ...copied, footprints: numberUnnumbered(copied.footprints) };
  const nets = new Set(fragment.footprints.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  return { ...fragment, nets: board.nets.filter(({ id }) => nets.has(id)) };
}

/** What is locked on a board is free in a block: it is another thing, and its use decides. */
function unlocked(item: Item): Item {
  return item.record.locked ? ({ list: item.list, record: { ...item.record, locked: false } } as Item) : item;
}

function rulesOf(board: Board, layout: Board): LayoutRules {
  const drills = [
    ...layout.vias.map(({ drill }) => drill),
    ...layout.footprints.flatMap(({ pads }) =>
      pads.flatMap(({ drill }) => (drill ? [Math.min(drill.size.width, drill.size.height)] : [])),
    ),
  ];
  const least = (values: readonly Nm[], otherwise: Nm) => (values.length > 0 ? Math.min(...values) : otherwise);
  return {
    minTrack: least(
      layout.tracks.map(({ width }) => width),
      board.rules.minTrackWidth,
    ),
    minClearance: least(
      layout.nets.map(({ id }) => Math.max(netClassOf(board, id).clearance, board.rules.minClearance)),
      board.rules.minClearance,
    ),
    minDrill: least(drills, board.rules.minThroughHoleDiameter),
    copperLayers: Math.min(usedCopperLayers(layout), copperLayers(board).length),
  };
}

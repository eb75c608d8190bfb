import {
  type Board,
  DEFAULT_RULES,
  emptyBoard,
  type Footprint,
  fromMm,
  type Graphic,
  itemId,
  type Net,
  netId,
  type Point,
  type Text,
  type TextRole,
  type Zone,
} from "@tracewright/board";
import { deriveUuid } from "./derive-uuid.ts";
import { type Design, type DesignPart, type LandPattern, netName } from "./design.ts";
import { screwHole } from "./land-patterns.ts";

/** Where a design's upper left corner stands on KiCad's page. */
const ORIGIN = 100;
const CORNER = 2;
/** How far a pour stays inside the outline. */
const POUR_INSET = 0.5;

const mm = (x: number, y: number): Point => ({ x: fromMm(ORIGIN + x), y: fromMm(ORIGIN + y) });

/** The board of a design: parts where the description puts them, nothing routed, pours drawn and not yet filled. */
export function layOutBoard(design: Design): Board {
  const empty = emptyBoard(design.copperLayers);
  const nets = boardNets(design);
  const idOf = (name: string) => netId(name);
  const holes = design.mountingHoles.map(([x, y], index) =>
    placeFootprint(design, `H${index + 1}`, "M3", screwHole(), [x, y, 0], { nets: new Map(), path: undefined }),
  );
  const parts = design.parts.map((part) =>
    placeFootprint(design, part.reference, part.value, part.footprint, part.board, {
      nets: padNets(design, part),
      path: `/${deriveUuid(design.name, "symbol", part.reference)}`,
    }),
  );
  return {
    ...empty,
    title: { title: design.title, revision: design.revision, date: design.date },
    paper: "A4",
    rules: { ...DEFAULT_RULES, copperToEdge: fromMm(0.5) },
    nets,
    footprints: [...parts, ...holes],
    graphics: outline(design),
    zones: design.pours.map(({ net, layer }) => pour(design, layer, idOf(netName(design, net)))),
  };
}

/** Pad number → net name, with KiCad's name for pins that stay open. */
export function padNets(design: Design, part: DesignPart): ReadonlyMap<string, string> {
  return new Map(
    part.pins.map(({ number }) => {
      const net = part.nets[number];
      return [number, net === undefined ? `unconnected-(${part.reference}-Pad${number})` : netName(design, net)];
    }),
  );
}

function boardNets(design: Design): Net[] {
  const names = new Set(design.parts.flatMap((part) => [...padNets(design, part).values()]));
  return [...names].sort().map((name) => ({ id: netId(name), name }));
}

function placeFootprint(
  design: Design,
  reference: string,
  value: string,
  pattern: LandPattern,
  [x, y, rotation]: DesignPart["board"],
  schematic: { readonly nets: ReadonlyMap<string, string>; readonly path: string | undefined },
): Footprint {
  const id = (...name: readonly string[]) => itemId(deriveUuid(design.name, "board", reference, ...name));
  const text = (role: TextRole, words: string, [tx, ty]: readonly [number, number]): Text => ({
    id: id(role),
    role,
    text: words,
    layer: role === "reference" ? "F.SilkS" : "F.Fab",
    position: { x: fromMm(tx), y: fromMm(ty) },
    rotation: 0,
    hidden: schematic.path === undefined,
    keepUpright: true,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
  });
  const { library, attributes, description } = pattern;
  return {
    id: id(),
    reference,
    value,
    library,
    attributes,
    ...(description !== undefined && { description }),
    position: mm(x, y),
    rotation,
    side: "front",
    locked: false,
    pads: pattern.pads.map((pad, index) => {
      const net = schematic.nets.get(pad.number);
      return { ...pad, id: id("pad", String(index)), ...(net !== undefined && { net: netId(net) }) };
    }),
    graphics: pattern.graphics.map((graphic, index) => ({ ...graphic, id: id("graphic", String(index)) })),
    texts: [text("reference", reference, pattern.referenceAt), text("value", value, pattern.valueAt)],
    zones: [],
    models: [],
    properties: {},
    ...(schematic.path !== undefined && {
      symbolPath: schematic.path,
      sheetFile: `${design.name}.kicad_sch`,
      sheetName: "",
    }),
  };
}

/** A rectangle with round corners. */
function outline({ name, size: [width, height] }: Design): Graphic[] {
  const turn = CORNER * (1 - Math.SQRT1_2);
  const shapes: Graphic["shape"][] = [
    { kind: "line", start: mm(CORNER, 0), end: mm(width - CORNER, 0) },
    { kind: "arc", start: mm(width - CORNER, 0), mid: mm(width - turn, turn), end: mm(width, CORNER) },
    { kind: "line", start: mm(width, CORNER), end: mm(width, height - CORNER) },
    {
      kind: "arc",
      start: mm(width, height - CORNER),
      mid: mm(width - turn, height - turn),
      end: mm(width - CORNER, height),
    },
    { kind: "line", start: mm(width - CORNER, height), end: mm(CORNER, height) },
    { kind: "arc", start: mm(CORNER, height), mid: mm(turn, height - turn), end: mm(0, height - CORNER) },
    { kind: "line", start: mm(0, height - CORNER), end: mm(0, CORNER) },
    { kind: "arc", start: mm(0, CORNER), mid: mm(turn, turn), end: mm(CORNER, 0) },
  ];
  return shapes.map((shape, index) => ({
    id: itemId(deriveUuid(name, "outline", String(index))),
    layer: "Edge.Cuts",
    shape,
    stroke: { width: fromMm(0.1), style: "solid" },
    filled: false,
  }));
}

function pour({ name, size: [width, height] }: Design, layer: Zone["layers"][number], net: Zone["net"]): Zone {
  const [right, bottom] = [width - POUR_INSET, height - POUR_INSET];
  return {
    id: itemId(deriveUuid(name, "pour", layer)),
    layers: [layer],
    outline: [[mm(POUR_INSET, POUR_INSET), mm(right, POUR_INSET), mm(right, bottom), mm(POUR_INSET, bottom)]],
    ...(net !== undefined && { net }),
    priority: 0,
    pour: {
      clearance: fromMm(0.3),
      minThickness: fromMm(0.25),
      connection: "thermal",
      thermalGap: fromMm(0.4),
      thermalBridgeWidth: fromMm(0.4),
      islandRemoval: "always",
      smoothing: "none",
      fillMode: "solid",
    },
    filled: false,
    fills: [],
    locked: false,
  };
}

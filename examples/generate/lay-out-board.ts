import {
  type Board,
  type BoardLayer,
  DEFAULT_RULES,
  type DesignRules,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  type Net,
  type NetClass,
  netId,
  type Text,
  type TextRole,
  type Zone,
} from "@tracewright/board";
import { type Degrees, fromMm, type Point, placePoint } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { deriveUuid } from "./derive-uuid.ts";
import {
  type Design,
  type DesignNetClass,
  type DesignNote,
  type DesignPart,
  type LandPattern,
  netName,
} from "./design.ts";
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
      label: part.label,
    }),
  );
  return {
    ...empty,
    title: { title: design.title, revision: design.revision, date: design.date },
    paper: "A4",
    layers: empty.layers.map((layer) => nameLayer(design, layer)),
    rules: boardRules(design),
    nets,
    footprints: [...parts, ...holes],
    graphics: outline(design),
    texts: (design.legends ?? []).map((note, index) => legend(design, note, String(index))),
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

/** An inner layer with a pour becomes a plane and bears its net's name. */
function nameLayer(design: Design, layer: BoardLayer): BoardLayer {
  const plane = layer.id.startsWith("In") && design.pours.find((pour) => pour.layer === layer.id);
  return plane ? { ...layer, userName: plane.net, role: "power" } : layer;
}

function boardRules(design: Design): DesignRules {
  const [standard] = DEFAULT_RULES.netClasses;
  const classes = design.netClasses ?? [];
  return {
    ...DEFAULT_RULES,
    copperToEdge: fromMm(0.5),
    netClasses: [
      { ...standard, ...withoutNets(classes.find(({ name }) => name === "Default")), name: "Default" },
      ...classes
        .filter(({ name }) => name !== "Default")
        .map((netClass) => ({ ...withoutNets(netClass), name: netClass.name })),
    ],
    assignments: classes.flatMap(({ name, nets }) =>
      nets.map((net) => ({ pattern: netName(design, net), netClass: name })),
    ),
  };
}

function withoutNets(netClass: DesignNetClass | undefined): Partial<NetClass> {
  const { nets: _, ...rest } = netClass ?? { nets: [] };
  return rest;
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
  schematic: {
    readonly nets: ReadonlyMap<string, string>;
    readonly path: string | undefined;
    readonly label?: DesignPart["label"];
  },
): Footprint {
  const id = (...name: readonly string[]) => itemId(deriveUuid(design.name, "board", reference, ...name));
  const text = (role: TextRole, words: string, [tx, ty]: readonly [number, number], size: number): Text => ({
    id: id(role),
    role,
    text: words,
    layer: role === "reference" ? "F.SilkS" : "F.Fab",
    position: { x: fromMm(tx), y: fromMm(ty) },
    rotation: 0,
    hidden: schematic.path === undefined,
    keepUpright: true,
    style: textStyle(size, "center"),
  });
  const size = pattern.textSize ?? 1;
  const name = text("reference", reference, pattern.referenceAt, size);
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
    texts: [
      schematic.label ? putLabel(name, schematic.label, rotation) : name,
      text("value", value, pattern.valueAt, fitValue(value, pattern)),
    ],
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

/** Height at which a value fits into its part, to a hundredth of a millimetre. */
function fitValue(value: string, { textSize = 1, valueSize = textSize, valueRoom }: LandPattern): number {
  const ADVANCE = 0.95;
  if (valueRoom === undefined) return valueSize;
  return Math.min(valueSize, Math.floor((100 * valueRoom) / (value.length * ADVANCE)) / 100);
}

/** Puts a text where it stands on the board, into the frame of its footprint. */
function putLabel(text: Text, [x, y, turn = 0]: NonNullable<DesignPart["label"]>, rotation: Degrees): Text {
  const position = placePoint({ x: fromMm(x), y: fromMm(y) }, { x: 0, y: 0 }, -rotation);
  return { ...text, position, rotation: (((turn - rotation) % 360) + 360) % 360 };
}

function legend(design: Design, { text, at, size, rotation = 0, align = "center" }: DesignNote, index: string): Text {
  return {
    id: itemId(deriveUuid(design.name, "legend", index)),
    role: "user",
    text,
    layer: "F.SilkS",
    position: mm(...at),
    rotation,
    hidden: false,
    style: textStyle(size, align),
  };
}

/** Strokes are 0.15 of the height. */
function textStyle(size: number, horizontal: TextStyle["horizontal"]): TextStyle {
  return {
    size: { width: fromMm(size), height: fromMm(size) },
    thickness: fromMm(Math.round(size * 15) / 100),
    horizontal,
    vertical: "middle",
    mirrored: false,
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

function pour(
  { name, size: [width, height], pourSettings }: Design,
  layer: Zone["layers"][number],
  net: Zone["net"],
): Zone {
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
      ...pourSettings,
    },
    filled: false,
    fills: [],
    locked: false,
  };
}

import {
  type Board,
  type BoardLayer,
  DEFAULT_RULES,
  type DesignRules,
  DIMENSION_ARROW,
  type Dimension,
  emptyBoard,
  type Footprint,
  type Graphic,
  type Group,
  type ItemId,
  isCopperLayer,
  itemId,
  type Model3d,
  type Net,
  type NetClass,
  netId,
  PLAIN_ATTRIBUTES,
  type Text,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import type { Ring } from "@tracewright/geometry";
import fc from "fast-check";
import { KICAD_DEFAULT_RULES } from "../../project/kicad-default-rules.ts";
import { KICAD_6 } from "../written-version.ts";
import { arbitraryPad } from "./arbitrary-pad.ts";
import { arbitraryShape, clockwiseShape } from "./arbitrary-shape.ts";
import { angle, layer, layerSelectors, length, point, ratio, size, width, word } from "./arbitrary-values.ts";

/** What has no id yet: ids are given when the board is whole, so that no two are alike. */
type Unnamed<Item> = Item extends unknown ? Omit<Item, "id"> : never;

const MAX_OF_EACH = 3;
const some = <Item>(item: fc.Arbitrary<Item>, maxLength = MAX_OF_EACH) => fc.array(item, { maxLength });

/** Pieces of the written version that the model has no word for. */
export const foreign = fc
  .uniqueArray(fc.constantFrom("(teapot 418)", '(later "a (b) \\"c\\"" (of 1 2))', "(empty)"), { minLength: 1 })
  .map((fragments) => ({ format: "kicad" as const, version: KICAD_6, fragments }));

const fields = fc.dictionary(fc.constantFrom("MPN", "LCSC", "constructor", "toString", "7", "한글", 'a "b"'), word);

/** As `fc.record`, with only the named keys always there. */
function record<Fields, Required extends keyof Fields>(
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
  requiredKeys: Required[],
) {
  return fc.record<Fields, Required>(fields, { requiredKeys, noNullPrototype: true });
}

const ALWAYS_TEXT = ["role", "text", "layer", "position", "rotation", "style", "hidden"] as const;

const textStyle = record(
  {
    size,
    thickness: width,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    horizontal: fc.constantFrom("left" as const, "center" as const, "right" as const),
    vertical: fc.constantFrom("top" as const, "middle" as const, "bottom" as const),
    mirrored: fc.boolean(),
  },
  ["size", "thickness", "horizontal", "vertical", "mirrored"],
);

/** Version 6 knows texts of the board neither locked nor turned upside down. */
function textOf(role: Text["role"], onBoard: boolean): fc.Arbitrary<Unnamed<Text>> {
  return record(
    {
      role: fc.constant(role),
      text: word,
      layer,
      position: point,
      rotation: angle,
      style: textStyle,
      hidden: fc.boolean(),
      keepUpright: fc.constant(true),
      ...(!onBoard && { locked: fc.constant(true) }),
      foreign,
    },
    onBoard ? [...ALWAYS_TEXT, "keepUpright"] : [...ALWAYS_TEXT],
  );
}

/** Version 6 says of lines, arcs and curves nothing about filling. */
function graphicOf(shape: typeof arbitraryShape): fc.Arbitrary<Unnamed<Graphic>> {
  return record(
    {
      layer,
      shape,
      stroke: fc.record({ width, style: fc.constant("solid" as const) }),
      filled: fc.boolean(),
      locked: fc.constant(true),
      foreign,
    },
    ["layer", "shape", "stroke", "filled"],
  ).map((graphic) => ({
    ...graphic,
    filled: graphic.filled && !["line", "arc", "bezier"].includes(graphic.shape.kind),
  }));
}

const positive = width.filter((value) => value > 0);
const copperLayer = layer.filter(isCopperLayer);

function tracksOf(net: fc.Arbitrary<Net["id"]>): fc.Arbitrary<Unnamed<Track>> {
  return record(
    { start: point, end: point, mid: point, width: positive, layer: copperLayer, net, locked: fc.boolean(), foreign },
    ["start", "end", "width", "layer", "locked"],
  );
}

function viasOf(net: fc.Arbitrary<Net["id"]>): fc.Arbitrary<Unnamed<Via>> {
  return record(
    {
      kind: fc.constantFrom("through" as const, "blind" as const, "micro" as const),
      position: point,
      diameter: width,
      // Without a drill of its own a via has that of its net's class.
      drill: width.filter((drill) => drill > 0),
      layers: fc.tuple(copperLayer, copperLayer),
      net,
      locked: fc.boolean(),
      free: fc.constant(true),
      removeUnusedLayers: fc.constant(true),
      keepEndLayers: fc.constant(true),
      foreign,
    },
    ["kind", "position", "diameter", "drill", "layers", "locked"],
  ).map((via) => ({ ...via, diameter: Math.max(via.diameter, via.drill) }));
}

const ring: fc.Arbitrary<Ring> = fc.array(point, { minLength: 3, maxLength: 6 });

function turnsForward(corners: Ring): boolean {
  let area = 0n;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    area += BigInt(a.x) * BigInt(b.y) - BigInt(b.x) * BigInt(a.y);
  }
  return area >= 0n;
}

function zonesOf(net: fc.Arbitrary<Net["id"]>): fc.Arbitrary<Unnamed<Zone>> {
  const pour = record(
    {
      clearance: width,
      minThickness: width.filter((thickness) => thickness > 0),
      connection: fc.constantFrom(...(["solid", "thermal", "through-hole-thermal", "none"] as const)),
      thermalGap: width,
      thermalBridgeWidth: width,
      islandRemoval: fc.constantFrom(...(["always", "never", "below-area"] as const)),
      minIslandArea: fc.integer({ min: 1, max: 1_000_000 }).map((squareMicrometres) => squareMicrometres * 1_000_000),
      smoothing: fc.constantFrom(...(["none", "chamfer", "fillet"] as const)),
      smoothingRadius: width,
      fillMode: fc.constantFrom(...(["solid", "hatched"] as const)),
      hatch: fc.record(
        {
          thickness: width,
          gap: width,
          orientation: angle,
          smoothingLevel: fc.constantFrom(0, 1, 2, 3),
          smoothingValue: fc.constantFrom(0, 0.25, 1),
          border: fc.constantFrom(...(["min-thickness", "hatch-thickness"] as const)),
          minHoleArea: fc.constantFrom(0, 0.15, 0.3),
        },
        { requiredKeys: ["thickness", "gap", "orientation"] },
      ),
    },
    [
      "clearance",
      "minThickness",
      "connection",
      "thermalGap",
      "thermalBridgeWidth",
      "islandRemoval",
      "smoothing",
      "fillMode",
    ],
  );
  const keepout = fc.record({
    tracks: fc.boolean(),
    vias: fc.boolean(),
    pads: fc.boolean(),
    pours: fc.boolean(),
    footprints: fc.boolean(),
  });
  // KiCad's fills turn one way and have their holes cut open.
  const polygon = ring.map((corners) => ({
    outer: turnsForward(corners) ? corners : corners.toReversed(),
    holes: [],
  }));
  const fill = fc.record({ layer: copperLayer, polygons: fc.array(polygon, { minLength: 1, maxLength: 2 }) });
  return record(
    {
      name: word.filter((name) => name !== ""),
      layers: layerSelectors,
      outline: fc.array(ring, { minLength: 1, maxLength: 2 }),
      net,
      priority: fc.nat(9),
      keepout,
      pour,
      filled: fc.boolean(),
      fills: fc.uniqueArray(fill, { maxLength: 2, selector: (one) => one.layer }),
      locked: fc.boolean(),
      foreign,
      withPen: fc.boolean(),
    },
    ["layers", "outline", "priority", "pour", "filled", "fills", "locked", "withPen"],
  ).map(({ withPen, ...zone }) => ({
    ...zone,
    fills: zone.fills.map((each) => (withPen ? { ...each, penWidth: zone.pour.minThickness } : each)),
  }));
}

const dimension: fc.Arbitrary<Unnamed<Dimension>> = record(
  {
    kind: fc.constantFrom(...(["aligned", "orthogonal", "leader", "center"] as const)),
    layer,
    start: point,
    end: point,
    height: length,
    orientation: fc.constantFrom(...(["horizontal", "vertical"] as const)),
    text: textOf("user", true),
    arrowLength: width.filter((value) => value !== DIMENSION_ARROW),
    stroke: fc.record({ width, style: fc.constant("solid" as const) }),
    locked: fc.constant(true),
    foreign,
  },
  ["kind", "layer", "start", "end", "height", "orientation", "stroke"],
).map(({ text, orientation, ...rest }) => ({
  ...rest,
  ...(rest.kind === "orthogonal" && { orientation }),
  height: rest.kind === "aligned" || rest.kind === "orthogonal" ? rest.height : 0,
  ...(text && rest.kind !== "center" && { text: { ...text, id: UNNAMED } }),
}));

const UNNAMED = itemId("");

const model: fc.Arbitrary<Model3d> = record(
  {
    path: word,
    offsetMm: fc.tuple(ratio, ratio, ratio),
    scale: fc.tuple(ratio, ratio, ratio),
    rotation: fc.tuple(angle, angle, angle),
    hidden: fc.constant(true),
    opacity: ratio,
  },
  ["path", "offsetMm", "scale", "rotation"],
);

type UnnamedFootprint = Unnamed<Omit<Footprint, "pads" | "graphics" | "texts" | "zones">> & {
  readonly pads: readonly Unnamed<Footprint["pads"][number]>[];
  readonly graphics: readonly Unnamed<Graphic>[];
  readonly texts: readonly Unnamed<Text>[];
  readonly zones: readonly Unnamed<Zone>[];
};

function footprintsOf(net: fc.Arbitrary<Net["id"]>): fc.Arbitrary<UnnamedFootprint> {
  return record(
    {
      library: word,
      position: point,
      rotation: angle,
      side: fc.constantFrom("front" as const, "back" as const),
      locked: fc.boolean(),
      placed: fc.constant(true),
      attributes: fc
        .record({
          mount: fc.constantFrom("smd" as const, "through-hole" as const, "unspecified" as const),
          boardOnly: fc.boolean(),
          excludeFromBom: fc.boolean(),
          excludeFromPositionFiles: fc.boolean(),
          doNotPopulate: fc.boolean(),
        })
        .map((words) => ({ ...PLAIN_ATTRIBUTES, ...words })),
      pads: some(arbitraryPad(net, foreign)),
      graphics: some(graphicOf(clockwiseShape)),
      reference: textOf("reference", false),
      value: textOf("value", false),
      notes: some(textOf("user", false), 2),
      zones: some(zonesOf(net), 1),
      models: some(model, 2),
      properties: fields,
      description: word,
      keywords: word,
      symbolPath: word,
      sheetName: word,
      sheetFile: word,
      clearance: width,
      solderMaskMargin: length,
      solderPasteMargin: length,
      solderPasteRatio: ratio,
      zoneConnection: fc.constantFrom(...(["solid", "thermal", "through-hole-thermal", "none"] as const)),
      foreign,
    },
    [
      "library",
      "position",
      "rotation",
      "side",
      "locked",
      "attributes",
      "pads",
      "graphics",
      "reference",
      "value",
      "notes",
      "zones",
      "models",
      "properties",
    ],
  ).map(({ reference, value, notes, ...part }) => ({
    ...part,
    // At other angles the corners of a part's zones are rounded to nanometres on the board, and again in the part.
    rotation: part.zones.length > 0 ? Math.floor(part.rotation / 90) * 90 : part.rotation,
    reference: reference.text,
    value: value.text,
    texts: [reference, value, ...notes],
  }));
}

const layers: fc.Arbitrary<BoardLayer[]> = fc
  .record({
    copperCount: fc.constantFrom(2, 4, 6),
    roles: fc.array(fc.constantFrom("signal" as const, "power" as const, "mixed" as const, "jumper" as const), {
      minLength: 6,
      maxLength: 6,
    }),
    userName: word.filter((name) => name !== ""),
    named: fc.nat(20),
  })
  .map(({ copperCount, roles, userName, named }) =>
    emptyBoard(copperCount).layers.map((each, index) => ({
      ...each,
      ...(index === named && { userName }),
      ...(each.role && { role: roles[index] ?? each.role }),
    })),
  );

const classLengths = record(
  {
    clearance: width,
    trackWidth: width.filter((value) => value > 0),
    viaDiameter: width.filter((value) => value > 0),
    viaDrill: width.filter((value) => value > 0),
    diffPairGap: width.filter((value) => value > 0),
  },
  [],
);

const CLASS_NAMES = ["power", "한글", "constructor", "a b"];

function rulesFor(nets: readonly Net[]): fc.Arbitrary<DesignRules> {
  const minimum = width;
  return fc
    .record({
      minClearance: minimum,
      minTrackWidth: minimum,
      minHoleToHole: minimum,
      copperToEdge: minimum,
      silkClearance: length,
      solderMaskExpansion: length,
      solderMaskMinWidth: minimum,
      solderPasteMargin: length,
      solderPasteRatio: ratio,
      allowBlindBuriedVias: fc.boolean(),
      allowMicrovias: fc.boolean(),
      severities: fc.dictionary(
        fc.constantFrom("clearance", "courtyards_overlap", "silk_overlap"),
        fc.constantFrom("error" as const, "warning" as const, "ignore" as const),
      ),
      defaults: classLengths,
      classes: fc.uniqueArray(fc.record({ name: fc.constantFrom(...CLASS_NAMES), lengths: classLengths }), {
        selector: ({ name }) => name,
        maxLength: 3,
      }),
      classOf: fc.array(fc.nat(3), { minLength: nets.length, maxLength: nets.length }),
      predefinedTrackWidths: fc.option(
        fc.array(
          width.filter((value) => value > 0),
          { minLength: 1, maxLength: 4 },
        ),
        { nil: undefined },
      ),
      predefinedViaSizes: fc.option(
        fc.array(
          fc
            .record({ drill: width, ring: width })
            .map(({ drill, ring }) => ({ diameter: drill + ring + 2, drill: drill + 1 })),
          { minLength: 1, maxLength: 3 },
        ),
        { nil: undefined },
      ),
      exclusions: fc.option(
        fc.array(
          fc.record(
            { entry: fc.string({ minLength: 1 }), comment: fc.string({ minLength: 1 }) },
            { requiredKeys: ["entry"] },
          ),
          { minLength: 1, maxLength: 3 },
        ),
        { nil: undefined },
      ),
      customRules: fc.option(
        fc.constant(
          '(version 1)\n(rule "a" (condition "A.Type == \'Via\'") (constraint solder_mask_sliver (min 1mm)))\n',
        ),
        { nil: undefined },
      ),
    })
    .map(
      ({
        defaults,
        classes,
        classOf,
        customRules,
        exclusions,
        predefinedTrackWidths,
        predefinedViaSizes,
        ...rules
      }) => ({
        ...KICAD_DEFAULT_RULES,
        ...rules,
        ...(predefinedTrackWidths && { predefinedTrackWidths }),
        ...(predefinedViaSizes && { predefinedViaSizes }),
        netClasses: [
          { ...(DEFAULT_RULES.netClasses[0] as NetClass), ...defaults },
          // Version 6 knows no inheritance: a class says all of its values.
          ...classes.map(({ name, lengths }) => ({ ...DEFAULT_RULES.netClasses[0], ...defaults, name, ...lengths })),
        ],
        // As version 6 lists them: by class, within it by name.
        assignments: classes.flatMap(({ name }, index) =>
          nets
            .filter((_, place) => classOf[place] === index)
            .map((net) => ({ pattern: net.name, netClass: name }))
            .sort((a, b) => (a.pattern < b.pattern ? -1 : 1)),
        ),
        ...(exclusions && { exclusions }),
        ...(customRules !== undefined && { customRules, uncheckedRules: ["a"] }),
      }),
    );
}

const netNames = fc.uniqueArray(
  fc.oneof(fc.constantFrom("GND", "/VBUS", "Net-(R1-Pad1)", "~{RST}", "3", "constructor"), word).filter(
    // A name with these is a pattern, too, for the nets of a class.
    (name) => name !== "" && !/[*?]/.test(name),
  ),
  { maxLength: 4 },
);

/** Whole boards with everything in them that version 20211014 of the format can say. */
export const arbitraryBoard: fc.Arbitrary<Board> = netNames.chain((names) => {
  const nets = names.map((name): Net => ({ id: netId(`net:${name}`), name }));
  const net = nets.length > 0 ? fc.constantFrom(...nets.map(({ id }) => id)) : fc.constant(undefined as never);
  return record(
    {
      title: record(
        {
          title: word,
          date: word,
          revision: word,
          company: word,
          comments: fc.array(word, { minLength: 1, maxLength: 3 }),
        },
        [],
      ),
      paper: fc.constantFrom("A4", "A3 portrait", "User 100 80.5"),
      layers,
      stackup: record(
        {
          boardThickness: width,
          layers: some(
            record(
              {
                name: fc.constant("dielectric 1"),
                kind: fc.constantFrom("core" as const, "prepreg" as const),
                thickness: width,
                material: word,
                color: word,
                epsilonR: ratio,
                lossTangent: ratio,
              },
              ["name", "kind"],
            ),
          ),
          copperFinish: word,
        },
        ["boardThickness", "layers"],
      ).map(({ copperFinish, ...stackup }) => ({
        ...stackup,
        // A stackup without layers is not written.
        ...(copperFinish !== undefined && stackup.layers.length > 0 && { copperFinish }),
      })),
      rules: rulesFor(nets),
      footprints: some(footprintsOf(net)),
      tracks: some(tracksOf(net)),
      vias: some(viasOf(net)),
      zones: some(zonesOf(net), 2),
      graphics: some(graphicOf(arbitraryShape)),
      texts: some(textOf("user", true)),
      dimensions: some(dimension),
      groups: some(
        record({ name: word, members: fc.array(fc.nat(30), { maxLength: 4 }), locked: fc.constant(true) }, [
          "name",
          "members",
        ]),
        2,
      ),
      auxOrigin: point,
      gridOrigin: point,
      properties: fields,
      foreign,
    },
    [
      "title",
      "layers",
      "stackup",
      "rules",
      "footprints",
      "tracks",
      "vias",
      "zones",
      "graphics",
      "texts",
      "dimensions",
      "groups",
      "properties",
    ],
  ).map((unnamed) => named({ ...emptyBoard(), ...unnamed, nets }));
});

type UnnamedBoard = Omit<
  Board,
  "footprints" | "tracks" | "vias" | "zones" | "graphics" | "texts" | "dimensions" | "groups"
> & {
  readonly footprints: readonly UnnamedFootprint[];
  readonly tracks: readonly Unnamed<Track>[];
  readonly vias: readonly Unnamed<Via>[];
  readonly zones: readonly Unnamed<Zone>[];
  readonly graphics: readonly Unnamed<Graphic>[];
  readonly texts: readonly Unnamed<Text>[];
  readonly dimensions: readonly Unnamed<Dimension>[];
  readonly groups: readonly (Omit<Group, "id" | "members"> & { readonly members: readonly number[] })[];
};

/** Every item with an id of its own; the members of groups are identified by their number. */
function named(board: UnnamedBoard): Board {
  let count = 0;
  const next = (): ItemId => {
    count += 1;
    return itemId(`00000000-0000-4000-8000-${String(count).padStart(12, "0")}`);
  };
  const all = <Item extends object>(items: readonly Item[]) => items.map((item) => ({ ...item, id: next() }));
  const footprints = board.footprints.map((part) => ({
    ...part,
    id: next(),
    pads: all(part.pads),
    graphics: all(part.graphics),
    texts: all(part.texts),
    zones: all(part.zones),
  }));
  const items = {
    footprints,
    tracks: all(board.tracks),
    vias: all(board.vias),
    zones: all(board.zones),
    graphics: all(board.graphics),
    texts: all(board.texts),
    dimensions: board.dimensions.map((each) => ({
      ...each,
      id: next(),
      ...(each.text && { text: { ...each.text, id: next() } }),
    })),
  };
  const total = count;
  const memberId = (number: number) =>
    itemId(`00000000-0000-4000-8000-${String(1 + (number % Math.max(1, total))).padStart(12, "0")}`);
  const groups = board.groups.map(({ members, ...group }) => ({
    ...group,
    id: next(),
    members: members.map(memberId),
  }));
  return { ...board, ...items, groups } as Board;
}

import type { Board } from "@tracewright/board";
import { fromMm, toMil } from "@tracewright/geometry";
import { builder } from "../../wire/builder.ts";
import { NET_TYPES } from "../../wire/layout/net-type.ts";
import { presentBoardShape, presentPos } from "../../wire/layout/present-layout.ts";
import * as present from "../../wire/layout/present-project-layout.ts";
import { EdaProjectLayoutInput } from "./layout-input.ts";
import { Pos } from "./part-type.ts";
import { type Layout, readLayout } from "./read-layout.ts";

/** What the workspace begins with (`FIRST_GRID_SETTINGS` of the web application). */
const FIRST_GRID = toMil(fromMm(0.1));

const BoardLayer = builder.enumType("BoardLayer", { values: present.BOARD_LAYERS });
const Unit = builder.enumType("Unit", { values: ["MIL", "MM"] as const });
const NetType = builder.enumType("NetType", { values: NET_TYPES });
const HoleShape = builder.enumType("HoleShape", { values: present.HOLE_SHAPES });
const TextAlign = builder.enumType("TextAlign", { values: present.TEXT_ALIGNS });
const LineStyle = builder.enumType("LineStyle", { values: present.LINE_STYLES });

const LayoutHole = builder.objectRef<present.LayoutHole>("LayoutHole").implement({
  description: "A hole without copper: drilled, or cut out by the outline.",
  fields: (t) => ({
    shape: t.field({ type: HoleShape, resolve: ({ shape }) => shape }),
    diameter: t.exposeFloat("diameter", { description: "Across; of a slot or a cut-out the shorter way." }),
    length: t.exposeFloat("length", { description: "The longer way." }),
    position: t.field({ type: Pos, resolve: ({ position }) => position }),
  }),
});

const LayoutText = builder.objectRef<ReturnType<typeof present.presentText>>("LayoutText").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    text: t.exposeString("text", { description: "As written: variables are not replaced." }),
    layer: t.exposeString("layer"),
    position: t.field({ type: Pos, resolve: ({ position }) => position }),
    height: t.exposeFloat("height"),
    align: t.field({
      type: TextAlign,
      description: "Where in its box the position is.",
      resolve: (text) => text.align,
    }),
    hidden: t.exposeBoolean("hidden"),
  }),
});

const LayoutMeasure = builder.objectRef<ReturnType<typeof present.presentMeasure>>("LayoutMeasure").implement({
  description: "A measurement that is drawn on the board.",
  fields: (t) => ({
    key: t.exposeString("key"),
    kind: t.exposeString("kind", { description: "aligned, orthogonal, leader, center, radial" }),
    layer: t.exposeString("layer"),
    start: t.field({ type: Pos, resolve: ({ start }) => start }),
    end: t.field({ type: Pos, resolve: ({ end }) => end }),
    text: t.exposeString("text", { nullable: true }),
    lineStyle: t.field({ type: LineStyle, resolve: (measure) => measure.lineStyle }),
  }),
});

const LayoutGeneral = builder.objectRef<Board>("LayoutGeneral").implement({
  description: "Unit and grid are what the workspace begins with: a person's own are kept in their browser.",
  fields: (t) => ({
    layer: t.field({
      type: BoardLayer,
      nullable: true,
      description: "Null: neither two nor four copper layers.",
      resolve: present.boardLayer,
    }),
    unit: t.field({ type: Unit, resolve: () => "MM" as const }),
    visibleGrid: t.boolean({ resolve: () => true }),
    gridSize: t.float({ resolve: () => FIRST_GRID }),
    snapSize: t.float({ resolve: () => FIRST_GRID }),
  }),
});

const LayoutPart = builder.objectRef<ReturnType<typeof present.presentLayoutPart>>("LayoutPart").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    blockName: t.exposeString("blockName", { description: "The sheet that it is drawn on; empty: not known." }),
    partName: t.exposeString("partName"),
    reference: t.exposeString("reference"),
    prefix: t.exposeString("prefix"),
    footprint: t.exposeString("footprint", { nullable: true }),
    showPrefix: t.exposeBoolean("showPrefix", { description: "Its reference is printed." }),
    showName: t.exposeBoolean("showName", { description: "Its value is printed." }),
  }),
});

const DesignRule = builder.objectRef<ReturnType<typeof present.presentDesignRules>[number]>("DesignRule").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    netName: t.exposeString("netName"),
    netType: t.field({ type: NetType, resolve: (rule) => rule.netType }),
    trackWidth: t.exposeFloat("trackWidth"),
    clearance: t.exposeFloat("clearance"),
    viaHoleDiameter: t.exposeFloat("viaHoleDiameter"),
    viaDrillDiameter: t.exposeFloat("viaDrillDiameter"),
    isTest: t.exposeBoolean("isTest", { description: "The net has a test point." }),
  }),
});

const KeepOut = builder.objectRef<ReturnType<typeof present.presentKeepOuts>[number]>("KeepOut").implement({
  description: "An area that keeps out parts (useParts), tracks and vias (useRoute) or filled copper (useCopper).",
  fields: (t) => ({
    key: t.exposeString("key"),
    layer: t.exposeString("layer"),
    name: t.exposeString("name"),
    useParts: t.exposeBoolean("useParts"),
    useRoute: t.exposeBoolean("useRoute"),
    useCopper: t.exposeBoolean("useCopper"),
    wire: t.field({ type: "JSON", description: "Its rings, each a list of places.", resolve: ({ wire }) => wire }),
  }),
});

export const ProjectLayout = builder.objectRef<Layout>("ProjectLayout").implement({
  description: "The layout by what a person edits. Lengths in mil, angles in degrees counter-clockwise, y downwards.",
  fields: (t) => ({
    general: t.field({ type: LayoutGeneral, resolve: ({ board }) => board }),
    boardShape: t.field({ type: [Pos], resolve: ({ board }) => presentBoardShape(board) }),
    boardPosition: t.field({
      type: Pos,
      nullable: true,
      description: "The origin of drill and placement files; null: none is set.",
      resolve: ({ board: { auxOrigin } }) => (auxOrigin ? presentPos(auxOrigin) : null),
    }),
    holes: t.field({ type: [LayoutHole], resolve: ({ board }) => present.presentHoles(board) }),
    texts: t.field({ type: [LayoutText], resolve: ({ board: { texts } }) => texts.map(present.presentText) }),
    images: t.field({
      type: ["JSON"],
      description: "Always empty: an image that is put on a board becomes its shapes.",
      resolve: () => [],
    }),
    angleMeasures: t.field({
      type: ["JSON"],
      description: "Always empty: no format that is read or written holds a measured angle.",
      resolve: () => [],
    }),
    distanceMeasures: t.field({
      type: [LayoutMeasure],
      resolve: ({ board: { dimensions } }) => dimensions.map(present.presentMeasure),
    }),
    parts: t.field({
      type: [LayoutPart],
      resolve: ({ board: { footprints } }) => footprints.map(present.presentLayoutPart),
    }),
    designRules: t.field({ type: [DesignRule], resolve: ({ board }) => present.presentDesignRules(board) }),
    keepOuts: t.field({ type: [KeepOut], resolve: ({ board }) => present.presentKeepOuts(board) }),
  }),
});

builder.queryFields((t) => ({
  edaProjectLayout: t.field({
    type: ProjectLayout,
    args: { input: t.arg({ type: EdaProjectLayoutInput, required: true }) },
    resolve: (_root, { input }, context) => readLayout(context, input),
  }),
}));

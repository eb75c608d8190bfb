import type { Board, BoardLayer } from "@tracewright/board";
import { once } from "../../platform/once.ts";
import { builder } from "../../wire/builder.ts";
import { layerColor } from "../../wire/layout/layer-color.ts";
import * as present from "../../wire/layout/present-layout.ts";
import { symbolOfFootprint } from "../../wire/logic/present-logic.ts";
import { EdaProjectLayoutV2Input } from "./layout-input.ts";
import { netNameOf } from "./net-name-of.ts";
import { Part, type PartSource, Pos } from "./part-type.ts";
import { type Layout, readLayout } from "./read-layout.ts";

const PcbShapeType = builder.enumType("PcbShapeType", { values: present.PCB_SHAPE_TYPES });

const PartPlacementState = builder.enumType("PartPlacementState", {
  values: ["AutoPlace", "Completed", "Failed", "InProgress", "NotPlace", "UserPlace"] as const,
});

const Layer = builder.objectRef<{ readonly layer: BoardLayer; readonly number: number }>("Layer").implement({
  fields: (t) => ({
    number: t.exposeInt("number"),
    name: t.string({ resolve: ({ layer }) => layer.userName ?? layer.id }),
    color: t.string({ resolve: ({ layer }) => layerColor(layer.id) }),
  }),
});

const PartPlace = builder.objectRef<ReturnType<typeof present.presentPlace>>("PartPlace").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    isTop: t.exposeBoolean("isTop"),
    state: t.field({ type: PartPlacementState, resolve: (place) => place.state }),
    pos: t.field({ type: Pos, resolve: (place) => place.pos }),
  }),
});

const DRCRule = builder.objectRef<ReturnType<typeof present.presentRules>[number]>("DRCRule").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    net: t.exposeString("net"),
    trackWidth: t.exposeFloat("trackWidth"),
    clearance: t.exposeFloat("clearance"),
    viaHoleDiameter: t.exposeFloat("viaHoleDiameter"),
    viaDrillDiameter: t.exposeFloat("viaDrillDiameter"),
  }),
});

const BoardLayout = builder.objectRef<Board>("BoardLayout").implement({
  fields: (t) => ({
    layers: t.field({
      type: [Layer],
      resolve: (board) => board.layers.map((layer, index) => ({ layer, number: index + 1 })),
    }),
    boardShape: t.field({ type: [Pos], resolve: present.presentBoardShape }),
    partPlaces: t.field({ type: [PartPlace], resolve: (board) => board.footprints.map(present.presentPlace) }),
    dRCRules: t.field({ type: [DRCRule], resolve: present.presentRules }),
    components: t.field({
      type: ["JSON"],
      description: "Shapes that belong to no part, by their `type` (Track, Via, CopperArea, Text …).",
      args: { types: t.arg({ type: [PcbShapeType], description: "Only these; all unless given." }) },
      resolve: (board, { types }) =>
        present.presentComponents(board).filter(({ type }) => types == null || types.includes(type)),
    }),
  }),
});

const LayoutV2 = builder.objectRef<Layout>("LayoutV2").implement({
  description: "Lengths in mil, angles in degrees counter-clockwise, y downwards.",
  fields: (t) => ({
    name: t.exposeString("name"),
    parts: t.field({ type: [Part], resolve: partsOf }),
    boardLayout: t.field({ type: BoardLayout, resolve: ({ board }) => board }),
  }),
});

builder.queryFields((t) => ({
  edaProjectLayoutV2: t.field({
    type: LayoutV2,
    args: { input: t.arg({ type: EdaProjectLayoutV2Input, required: true }) },
    resolve: (_root, { input }, context) => readLayout(context, input),
  }),
}));

function partsOf({ board, circuit, matched }: Layout): PartSource[] {
  const symbolOf = once(async () => {
    const read = await circuit();
    return read ? symbolOfFootprint(read, board) : () => [];
  });
  const netName = once(() => netNameOf(board.nets));
  return board.footprints.map((footprint) => ({
    key: present.partKey(footprint),
    reference: footprint.reference,
    value: footprint.value,
    footprintName: footprint.library,
    footprint,
    properties: footprint.properties,
    pins: () => present.presentPins(footprint, netName()),
    matched: async () => (await matched()).get(footprint.reference),
    symbolShapes: async () => (await symbolOf())(footprint),
  }));
}

import type { Board, BoardLayer, Circuit } from "@tracewright/board";
import { ApplicationError } from "../../platform/application-error.ts";
import { once } from "../../platform/once.ts";
import type { RequestContext } from "../../request-context.ts";
import { requireSession } from "../../request-context.ts";
import { builder } from "../../wire/builder.ts";
import { layerColor } from "../../wire/layout/layer-color.ts";
import * as present from "../../wire/layout/present-layout.ts";
import { symbolOfFootprint } from "../../wire/logic/present-logic.ts";
import { type MatchedFacts, matchedFactsOf } from "../matching/matched-facts.ts";
import { netNameOf } from "./net-name-of.ts";
import { Part, type PartSource, Pos } from "./part-type.ts";
import { atVersion, findHistoryEntry } from "./project-history.ts";
import { findOwnProject } from "./project-policy.ts";
import { readBoard, readCircuit } from "./read-design.ts";
import type { VersionInput } from "./version-input.ts";

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

const EdaProjectLayoutV2Input = builder.inputType("EdaProjectLayoutV2Input", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    historyId: t.id({ description: "A result of a run, or any other entry with a layout." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectLayoutV2: t.field({
    type: LayoutV2,
    args: { input: t.arg({ type: EdaProjectLayoutV2Input, required: true }) },
    resolve: (_root, { input }, context) => readLayout(context, input),
  }),
}));

/** Schematic and matching are read only where the question asks for what they say. */
interface Layout {
  readonly name: string;
  readonly board: Board;
  readonly circuit: () => Promise<Circuit | undefined>;
  readonly matched: () => Promise<ReadonlyMap<string, MatchedFacts>>;
}

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

async function readLayout(
  context: RequestContext,
  input: VersionInput & { readonly id: string; readonly historyId?: string | null | undefined },
): Promise<Layout> {
  const { userId } = requireSession(context);
  const { application } = context;
  const project = await findOwnProject(application.db, userId, input.id);
  const { boardHash, circuitHash } =
    input.historyId == null
      ? await atVersion(application.db, project, input)
      : await findHistoryEntry(application.db, project.id, input.historyId);
  const board = await readBoard(application, boardHash);
  if (board === undefined) throw new ApplicationError("HISTORY_NOT_FOUND", "This version has no layout.");
  return {
    name: project.name,
    board,
    circuit: once(() => readCircuit(application, circuitHash)),
    matched: once(() => matchedFactsOf(application, project.id)),
  };
}

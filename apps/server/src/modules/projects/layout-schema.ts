import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Board, BoardLayer, Footprint } from "@tracewright/board";
import { ApplicationError } from "../../platform/application-error.ts";
import type { RequestContext } from "../../request-context.ts";
import { requireSession } from "../../request-context.ts";
import { builder } from "../../wire/builder.ts";
import { layerColor } from "../../wire/layout/layer-color.ts";
import * as present from "../../wire/layout/present-layout.ts";
import { readDocument } from "../documents/document-store.ts";
import { atVersion, findHistoryEntry, type VersionInput } from "./project-history.ts";
import { findOwnProject } from "./project-policy.ts";

const PartPlacementState = builder.enumType("PartPlacementState", {
  values: ["AutoPlace", "Completed", "Failed", "InProgress", "NotPlace", "UserPlace"] as const,
});

export const Pos = builder.objectRef<present.Pos>("Pos").implement({
  description: "A place in mil, y downwards, and an angle in degrees counter-clockwise.",
  fields: (t) => ({ x: t.exposeFloat("x"), y: t.exposeFloat("y"), r: t.exposeFloat("r") }),
});

const PinLabel = builder.objectRef<string>("PinLabel").implement({
  fields: (t) => ({ text: t.string({ resolve: (text) => text }) }),
});

const Pin = builder.objectRef<ReturnType<typeof present.presentPins>[number]>("Pin").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    partKey: t.exposeString("partKey"),
    pos: t.field({ type: Pos, resolve: (pin) => pin.pos }),
    number: t.field({ type: PinLabel, nullable: true, resolve: (pin) => pin.number }),
    name: t.field({ type: PinLabel, nullable: true, resolve: (pin) => pin.name }),
    pinType: t.exposeString("pinType", { nullable: true }),
    occupied: t.exposeBoolean("occupied", { nullable: true, description: "It belongs to a net." }),
  }),
});

const Specification = builder.objectRef<readonly [string, string]>("Specification").implement({
  fields: (t) => ({ key: t.string({ resolve: ([key]) => key }), value: t.string({ resolve: ([, value]) => value }) }),
});

const Part = builder.objectRef<Footprint>("Part").implement({
  fields: (t) => ({
    key: t.string({ resolve: present.partKey }),
    name: t.string({ resolve: (footprint) => footprint.reference }),
    prefix: t.string({ resolve: (footprint) => present.referencePrefix(footprint.reference) }),
    type: t.string({ nullable: true, resolve: (footprint) => footprint.value }),
    pins: t.field({ type: [Pin], resolve: present.presentPins }),
    footprintName: t.string({ nullable: true, resolve: (footprint) => footprint.library }),
    footprintShapes: t.field({
      type: ["JSON"],
      resolve: (footprint) => footprint.graphics.map(present.presentGraphic),
    }),
    pads: t.field({ type: ["JSON"], resolve: (footprint) => footprint.pads.map(present.presentPad) }),
    headingAngle: t.float({ nullable: true, resolve: (footprint) => footprint.rotation }),
    outShapeT: t.field({ type: [Pos], resolve: (footprint) => present.presentCourtyard(footprint, "front") }),
    outShapeB: t.field({ type: [Pos], resolve: (footprint) => present.presentCourtyard(footprint, "back") }),
    specification: t.field({ type: [Specification], resolve: (footprint) => Object.entries(footprint.properties) }),
  }),
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
      resolve: present.presentComponents,
    }),
  }),
});

const LayoutV2 = builder.objectRef<present.Layout>("LayoutV2").implement({
  description: "Lengths in mil, angles in degrees counter-clockwise, y downwards.",
  fields: (t) => ({
    name: t.exposeString("name"),
    parts: t.field({ type: [Part], resolve: ({ board }) => [...board.footprints] }),
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

const unzip = promisify(gunzip);

async function readLayout(
  context: RequestContext,
  input: VersionInput & { readonly id: string; readonly historyId?: string | null | undefined },
): Promise<present.Layout> {
  const { userId } = requireSession(context);
  const { application } = context;
  const project = await findOwnProject(application.db, userId, input.id);
  const { boardHash } =
    input.historyId == null
      ? await atVersion(application.db, project, input)
      : await findHistoryEntry(application.db, project.id, input.historyId);
  if (boardHash === null) throw new ApplicationError("HISTORY_NOT_FOUND", "This version has no layout.");
  const json = await unzip(await readDocument(application, boardHash));
  // Written by our own import thread from a checked model; content-addressed, so it is what was written.
  return { name: project.name, board: JSON.parse(json.toString()) as Board };
}

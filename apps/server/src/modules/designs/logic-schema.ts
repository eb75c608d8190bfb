import type { Circuit, Sheet } from "@tracewright/board";
import { once } from "../../platform/once.ts";
import { builder } from "../../wire/builder.ts";
import * as present from "../../wire/logic/present-logic.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { requireSession } from "../../wire/request-context.ts";
import { matchedFactsOf } from "../matching/matched-facts.ts";
import { atVersion } from "../projects/project-history.ts";
import { requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { netNameOf } from "./net-name-of.ts";
import { Part, type PartSource, Pos } from "./part-type.ts";
import { readBoard, readCircuit } from "./read-design.ts";

const SchematicShapeType = builder.enumType("SchematicShapeType", { values: present.SCHEMATIC_SHAPE_TYPES });

const LogicPartPlace = builder.objectRef<present.LogicPlace>("LogicPartPlace").implement({
  description: "Position of one unit of a part. Symbols are turned first, then mirrored.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The part's." }),
    unit: t.exposeInt("unit", { description: "Counted from 1." }),
    pos: t.field({ type: Pos, resolve: ({ pos }) => pos }),
    flipX: t.exposeBoolean("flipX", { description: "Left and right change places." }),
    flipY: t.exposeBoolean("flipY", { description: "Top and bottom change places." }),
  }),
});

interface DrawnSheet {
  readonly circuit: Circuit;
  readonly sheet: Sheet;
  readonly keys: ReadonlyMap<string, string>;
}

const SchematicComponent = builder.objectRef<DrawnSheet>("SchematicComponent").implement({
  description: "One sheet as drawn; a file that is used twice comes twice.",
  fields: (t) => ({
    id: t.id({ resolve: ({ sheet }) => sheet.id }),
    name: t.string({ resolve: ({ sheet }) => sheet.name }),
    path: t.string({ description: '"/power/"; the root is "/".', resolve: ({ sheet }) => sheet.path }),
    partPlaces: t.field({
      type: [LogicPartPlace],
      resolve: ({ sheet, keys }) => [...present.presentPlaces(sheet, keys)],
    }),
    components: t.field({
      type: ["JSON"],
      description: "Shapes that belong to no part, by their `type` (Wire, NetLabel, Junction, Text …).",
      args: { types: t.arg({ type: [SchematicShapeType], description: "Only these; all unless given." }) },
      resolve: ({ circuit, sheet }, { types }) =>
        present.presentSheet(circuit, sheet).filter(({ type }) => types == null || types.includes(type)),
    }),
  }),
});

interface Logic {
  readonly parts: readonly PartSource[];
  readonly sheets: readonly DrawnSheet[];
}

const LogicV2 = builder.objectRef<Logic>("LogicV2").implement({
  description: "Lengths in mil, angles in degrees counter-clockwise, y downwards.",
  fields: (t) => ({
    parts: t.field({ type: [Part], resolve: ({ parts }) => [...parts] }),
    schematicComponents: t.field({ type: [SchematicComponent], resolve: ({ sheets }) => [...sheets] }),
  }),
});

const EdaProjectLogicV2Input = builder.inputType("EdaProjectLogicV2Input", {
  fields: (t) => ({ id: t.id({ required: true }), majorVersion: t.int(), revisionVersion: t.int() }),
});

builder.queryFields((t) => ({
  edaProjectLogicV2: t.field({
    type: LogicV2,
    nullable: true,
    description: "The schematic of a version; null where it has none, of a layout alone.",
    args: { input: t.arg({ type: EdaProjectLogicV2Input, required: true }) },
    resolve: (_root, { input }, context) => readLogic(context, input),
  }),
}));

async function readLogic(
  context: RequestContext,
  input: VersionInput & { readonly id: string },
): Promise<Logic | null> {
  const { userId } = requireSession(context);
  const { application } = context;
  const project = await requireProject(application.db, userId, input.id, "READ");
  const version = await atVersion(application.db, project, input);
  const circuit = await readCircuit(application, version.circuitHash);
  if (circuit === undefined) return null;
  const matched = once(() => matchedFactsOf(application, project.id));
  const netName = netNameOf(circuit.nets);
  const drawn = present.drawnParts(circuit, await readBoard(application, version.boardHash));
  const symbolOf = present.symbolsOf(circuit);
  const keys = new Map(drawn.map((part) => [part.component.id as string, present.keyOfPart(part)]));
  return {
    parts: drawn.map((part): PartSource => {
      const { component, footprint, reference } = part;
      const key = present.keyOfPart(part);
      return {
        key,
        reference,
        value: component.value,
        footprintName: component.footprint,
        footprint,
        properties: component.properties,
        pins: () => present.presentLogicPins(component, key, symbolOf(component), netName),
        matched: async () => (await matched()).get(reference),
        symbolShapes: async () => present.presentSymbol(symbolOf(component)),
      };
    }),
    sheets: circuit.sheets.map((sheet) => ({ circuit, sheet, keys })),
  };
}

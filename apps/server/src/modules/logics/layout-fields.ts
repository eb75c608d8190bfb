import { blockPose } from "@tracewright/board";
import { toMil } from "@tracewright/geometry";
import { type SupplyTree, summariseSupplies } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { builder } from "../../wire/builder.ts";
import { type Pos as PosRecord, presentPos } from "../../wire/layout/present-layout.ts";
import { Pos } from "../designs/part-type.ts";
import { ProjectLayout } from "../designs/project-layout-schema.ts";
import { readBook } from "../designs/read-design.ts";
import type { Layout } from "../designs/read-layout.ts";

interface LayoutBlockRecord {
  readonly key: string;
  readonly name: string;
  readonly position: PosRecord;
  readonly isTop: boolean;
  readonly margin: number;
  readonly voltage: number | null;
  readonly current: number | null;
}

const LayoutBlock = builder.objectRef<LayoutBlockRecord>("LayoutBlock").implement({
  description: "A block on the board: where the origin of its own frame is, its anchor part.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Id of the use." }),
    name: t.exposeString("name"),
    position: t.field({ type: Pos, resolve: ({ position }) => position }),
    angle: t.float({ description: "Degrees, counter-clockwise.", resolve: ({ position }) => position.r }),
    isTop: t.exposeBoolean("isTop"),
    margin: t.exposeFloat("margin", { description: "Kept free around it when parts are placed." }),
    voltage: t.float({
      nullable: true,
      description: "Volts of its main supply; null: unknown.",
      resolve: ({ voltage }) => voltage,
    }),
    current: t.float({
      nullable: true,
      description: "Amperes that it takes at most; null: unknown.",
      resolve: ({ current }) => current,
    }),
  }),
});

builder.objectFields(ProjectLayout, (t) => ({
  portNets: t.field({
    type: ["JSON"],
    description: "Which net each port of a block is on: {use, port, net}. Empty: the project is not made of blocks.",
    resolve: async ({ logic }) =>
      ((await logic())?.nets ?? []).flatMap(({ name, ends }) =>
        ends.map(({ use, port }) => ({ use, port, net: name })),
      ),
  }),
  voltages: t.field({
    type: ["JSON"],
    description: "Supplies: {net, min, max, sources}; volts, null where unknown.",
    resolve: async (layout, _args, { application }) =>
      (await suppliesOf(layout, application)).supplies.map(({ name, min, max, sources }) => ({
        net: name,
        min: min ?? null,
        max: max ?? null,
        sources,
      })),
  }),
  blocks: t.field({
    type: [LayoutBlock],
    resolve: async (layout, _args, { application }) => {
      const { board } = layout;
      const { uses } = await suppliesOf(layout, application);
      return board.groups.flatMap((group): LayoutBlockRecord[] => {
        const { block, name } = group;
        const pose = blockPose(board, group);
        if (!block || !pose) return [];
        const { volts, amperes } = uses.get(block.use) ?? {};
        return [
          {
            key: block.use,
            name,
            position: presentPos(pose.position, pose.rotation),
            isTop: pose.side === "front",
            margin: toMil(block.margin),
            voltage: volts ?? null,
            current: amperes ?? null,
          },
        ];
      });
    },
  }),
}));

const NOTHING: SupplyTree = { supplies: [], uses: new Map() };

async function suppliesOf({ logic }: Layout, application: Application): Promise<SupplyTree> {
  const own = await logic();
  return own ? summariseSupplies(own, await readBook(application, own)) : NOTHING;
}

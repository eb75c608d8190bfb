import type { Footprint } from "@tracewright/board";
import { builder } from "../../wire/builder.ts";
import { netTypeOf } from "../../wire/layout/net-type.ts";
import * as present from "../../wire/layout/present-layout.ts";
import type { SchematicShape } from "../../wire/logic/present-logic.ts";
import { type MatchedFacts, type PinVolts, pinVolts } from "../matching/matched-facts.ts";

/** A part of a layout or of a schematic, as the specification's one type `Part` shows both. */
export interface PartSource {
  readonly key: string;
  readonly reference: string;
  readonly value: string;
  /** Library:Name; empty where none is chosen. */
  readonly footprintName: string;
  /** As it stands on the board; absent where the schematic knows the part alone. */
  readonly footprint?: Footprint | undefined;
  readonly properties: Readonly<Record<string, string>>;
  readonly pins: () => readonly PinSource[];
  /** Undefined where it is not matched. */
  readonly matched: () => Promise<MatchedFacts | undefined>;
  readonly symbolShapes: () => Promise<readonly SchematicShape[]>;
}

interface PinSource {
  readonly key: string;
  readonly partKey: string;
  readonly pos: present.Pos;
  readonly number: string;
  readonly name: string | null;
  readonly pinType: string | null;
  readonly length?: number | null;
  /** The name of its net; null: none. */
  readonly tag: string | null;
  readonly occupied: boolean;
}

interface PinOfPart {
  readonly pin: PinSource;
  readonly part: PartSource;
}

export const Pos = builder.objectRef<present.Pos>("Pos").implement({
  description: "A place in mil, y downwards, and an angle in degrees counter-clockwise.",
  fields: (t) => ({ x: t.exposeFloat("x"), y: t.exposeFloat("y"), r: t.exposeFloat("r") }),
});

const PinLabel = builder.objectRef<string>("PinLabel").implement({
  fields: (t) => ({ text: t.string({ resolve: (text) => text }) }),
});

const VOLTS = "Volts, as recommended for the part that the matching takes it for; null: not known, or no supply pin.";

const Pin = builder.objectRef<PinOfPart>("Pin").implement({
  fields: (t) => ({
    tag: t.string({ nullable: true, description: "The name of its net; null: none.", resolve: ({ pin }) => pin.tag }),
    key: t.string({ resolve: ({ pin }) => pin.key }),
    partKey: t.string({ resolve: ({ pin }) => pin.partKey }),
    pos: t.field({
      type: Pos,
      description:
        "Of a layout: the middle of the pad on the board. Of a schematic: where a wire joins, in the symbol's own frame.",
      resolve: ({ pin }) => pin.pos,
    }),
    number: t.field({ type: PinLabel, nullable: true, resolve: ({ pin }) => pin.number }),
    name: t.field({ type: PinLabel, nullable: true, resolve: ({ pin }) => pin.name }),
    pinType: t.string({ nullable: true, resolve: ({ pin }) => pin.pinType }),
    length: t.float({
      nullable: true,
      description: "Of the line that is drawn for it in the schematic, in mil; null: none is drawn.",
      resolve: ({ pin }) => pin.length ?? null,
    }),
    minVoltage: t.float({
      nullable: true,
      description: VOLTS,
      resolve: async (of) => (await voltsOf(of))?.least ?? null,
    }),
    maxVoltage: t.float({
      nullable: true,
      description: VOLTS,
      resolve: async (of) => (await voltsOf(of))?.most ?? null,
    }),
    usage: t.string({
      nullable: true,
      description: "What its net is for: GND, VCC or SIGNAL; null: it has none.",
      resolve: ({ pin: { tag, pinType } }) => (tag === null ? null : netTypeOf(tag, pinType === null ? [] : [pinType])),
    }),
    occupied: t.boolean({
      nullable: true,
      description: "It belongs to a net.",
      resolve: ({ pin }) => pin.occupied,
    }),
  }),
});

async function voltsOf({ pin: { number, pinType }, part }: PinOfPart): Promise<PinVolts | null> {
  const matched = await part.matched();
  // KiCad writes "power_in" in layouts; circuits have the model's spelling.
  return matched ? pinVolts(matched, { number, isPower: /^power[-_]in(?:\+|$)/.test(pinType ?? "") }) : null;
}

const Specification = builder.objectRef<readonly [string, string]>("Specification").implement({
  fields: (t) => ({ key: t.string({ resolve: ([key]) => key }), value: t.string({ resolve: ([, value]) => value }) }),
});

export const Part = builder.objectRef<PartSource>("Part").implement({
  fields: (t) => ({
    key: t.exposeString("key", { description: "The same in layout, schematic and part matching." }),
    name: t.exposeString("reference"),
    prefix: t.string({ resolve: ({ reference }) => present.referencePrefix(reference) }),
    category: t.string({
      nullable: true,
      description: 'What the part matching takes it for: "resistor".',
      resolve: async ({ matched }) => (await matched())?.category || null,
    }),
    type: t.exposeString("value", { nullable: true }),
    pins: t.field({ type: [Pin], resolve: (part) => part.pins().map((pin) => ({ pin, part })) }),
    footprintName: t.exposeString("footprintName", { nullable: true }),
    footprintShapes: t.field({
      type: ["JSON"],
      resolve: ({ footprint }) => footprint?.graphics.map(present.presentGraphic) ?? [],
    }),
    pads: t.field({ type: ["JSON"], resolve: ({ footprint }) => footprint?.pads.map(present.presentPad) ?? [] }),
    headingAngle: t.float({ nullable: true, resolve: ({ footprint }) => footprint?.rotation ?? null }),
    outShapeT: t.field({
      type: [Pos],
      resolve: ({ footprint }) => (footprint ? present.presentCourtyard(footprint, "front") : []),
    }),
    outShapeB: t.field({
      type: [Pos],
      resolve: ({ footprint }) => (footprint ? present.presentCourtyard(footprint, "back") : []),
    }),
    margin: t.float({
      nullable: true,
      description:
        "The least room that its courtyard leaves about pads and body, in mil; null: it has no layout, or no courtyard is drawn.",
      resolve: ({ footprint }) => (footprint ? present.presentMargin(footprint) : null),
    }),
    specification: t.field({ type: [Specification], resolve: ({ properties }) => Object.entries(properties) }),
    symbolShapes: t.field({
      type: ["JSON"],
      description:
        "Its symbol in the symbol's own frame, each shape with its `type`, `unit` (0: all) and `style`; empty where there is no schematic of it.",
      resolve: async ({ symbolShapes }) => [...(await symbolShapes())],
    }),
  }),
});

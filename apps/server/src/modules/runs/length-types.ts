import type * as engineTypes from "../../threads/engine-types.ts";
import { builder } from "../../wire/builder.ts";

/** Track lengths as the API shows them: nanometres, as in the board document. */

const LayerLength = builder.objectRef<engineTypes.LayerLength>("LayerLength").implement({
  fields: (t) => ({ layer: t.exposeString("layer"), length: t.exposeFloat("length") }),
});

const PadWay = builder.objectRef<engineTypes.PadWay>("PadWay").implement({
  fields: (t) => ({
    length: t.exposeFloat("length", { description: "Along the board." }),
    viaHeight: t.exposeFloat("viaHeight", { description: "Through the board." }),
  }),
});

const NetLength = builder.objectRef<engineTypes.NetLength>("NetLength").implement({
  fields: (t) => ({
    net: t.exposeID("net"),
    name: t.exposeString("name"),
    netClass: t.exposeString("netClass"),
    pads: t.exposeInt("pads"),
    open: t.exposeInt("open", { description: "Connections that no copper makes." }),
    length: t.exposeFloat("length", { description: "All track, along its centre lines." }),
    byLayer: t.field({ type: [LayerLength], resolve: (net) => [...net.byLayer] }),
    vias: t.exposeInt("vias"),
    direct: t.exposeFloat("direct", { description: "The shortest tree of 45° ways over its pads." }),
    padToPad: t.field({
      type: PadWay,
      nullable: true,
      description: "Of nets with two pads that tracks and vias join.",
      resolve: (net) => net.padToPad ?? null,
    }),
  }),
});

const LengthGroupKind = builder.enumType("LengthGroupKind", { values: ["pair", "bus", "class"] as const });

const LengthBasis = builder.enumType("LengthBasis", {
  values: {
    PAD_TO_PAD: { value: "pad-to-pad", description: "The way from pad to pad with the height of vias." },
    ALL_TRACK: { value: "all-track", description: "All track of each net: some have more than two pads." },
  },
});

const LengthRange = builder.objectRef<engineTypes.LengthRange>("LengthRange").implement({
  fields: (t) => ({
    basis: t.field({ type: LengthBasis, resolve: (range) => range.basis }),
    shortest: t.exposeFloat("shortest"),
    longest: t.exposeFloat("longest"),
    skew: t.exposeFloat("skew"),
  }),
});

const LengthGroup = builder.objectRef<engineTypes.LengthGroup>("LengthGroup").implement({
  description: "A differential pair or a bus by name, or a net class.",
  fields: (t) => ({
    kind: t.field({ type: LengthGroupKind, resolve: (group) => group.kind }),
    name: t.exposeString("name"),
    nets: t.field({ type: ["ID"], resolve: (group) => [...group.nets] }),
    length: t.exposeFloat("length"),
    vias: t.exposeInt("vias"),
    open: t.exposeInt("open"),
    range: t.field({
      type: LengthRange,
      nullable: true,
      description: "Null while any of its connections is open.",
      resolve: (group) => group.range ?? null,
    }),
  }),
});

export const LengthReport = builder.objectRef<engineTypes.LengthReport>("LengthReport").implement({
  fields: (t) => ({
    nets: t.field({ type: [NetLength], resolve: (report) => [...report.nets] }),
    groups: t.field({ type: [LengthGroup], resolve: (report) => [...report.groups] }),
  }),
});

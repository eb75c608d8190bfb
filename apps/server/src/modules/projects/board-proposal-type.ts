import type * as importMessages from "../../threads/messages/import-messages.ts";
import { builder } from "../../wire/builder.ts";

const FootprintOrigin = builder.enumType("FootprintOrigin", {
  description: "From the files, our library by name, our library's nearest standard size, a guess, or not at all.",
  values: {
    PROJECT: { value: "project" },
    LIBRARY: { value: "library" },
    SIMILAR: { value: "similar" },
    GUESS: { value: "guess" },
    NONE: { value: "none" },
  } as const,
});

const ProposedPart = builder.objectRef<importMessages.ProposedPart>("ProposedPart").implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    value: t.exposeString("value"),
    wanted: t.exposeString("wanted", { description: "What the schematic names; empty where it names none." }),
    footprint: t.string({ nullable: true, resolve: (part) => part.footprint }),
    origin: t.field({ type: FootprintOrigin, resolve: (part) => part.origin }),
    severity: t.string({ nullable: true, resolve: (part) => part.severity }),
    remark: t.string({ nullable: true, description: "What somebody should look at.", resolve: (part) => part.remark }),
  }),
});

export const BoardProposal = builder.objectRef<importMessages.BoardProposal>("BoardProposal").implement({
  description: "The board that is made of a schematic without a layout.",
  fields: (t) => ({
    widthMm: t.exposeFloat("widthMm"),
    heightMm: t.exposeFloat("heightMm"),
    copperLayers: t.exposeInt("copperLayers"),
    partAreaMm2: t.exposeFloat("partAreaMm2", { description: "What the parts take of the outline." }),
    parts: t.field({ type: [ProposedPart], resolve: (proposal) => [...proposal.parts] }),
  }),
});

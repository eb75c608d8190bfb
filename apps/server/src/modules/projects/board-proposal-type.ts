import type * as importMessages from "../../threads/messages/import-messages.ts";
import { builder } from "../../wire/builder.ts";

export const FootprintSource = builder.enumType("FootprintSource", {
  description:
    "Chosen for the part, from the files, KiCad's libraries on the server, our own families, what was chosen for the name before, a relative of the name, a proposal for a part that names none, a stand-in made up from the pins, or not at all.",
  values: {
    CHOSEN: { value: "chosen" },
    FILES: { value: "files" },
    OFFICIAL: { value: "official" },
    FAMILY: { value: "family" },
    REMEMBERED: { value: "remembered" },
    RELATIVE: { value: "relative" },
    PROPOSED: { value: "proposed" },
    STAND_IN: { value: "stand-in" },
    NONE: { value: "none" },
  } as const,
});

const ProposedPart = builder.objectRef<importMessages.ProposedPart>("ProposedPart").implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    kind: t.exposeString("kind", { description: "The letters of the reference." }),
    value: t.exposeString("value"),
    pins: t.stringList({ description: "Different numbers of its symbol's pins.", resolve: (part) => [...part.pins] }),
    pinsWithoutPad: t.stringList({ resolve: (part) => [...part.pinsWithoutPad] }),
    padsWithoutPin: t.stringList({ resolve: (part) => [...part.padsWithoutPin] }),
    wanted: t.exposeString("wanted", { description: "What the schematic names; empty where it names none." }),
    footprint: t.string({ nullable: true, resolve: (part) => part.footprint }),
    source: t.field({ type: FootprintSource, resolve: (part) => part.source }),
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

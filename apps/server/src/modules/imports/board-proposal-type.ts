import * as footprints from "@tracewright/footprints";
import type * as importMessages from "../../threads/messages/import-messages.ts";
import { builder } from "../../wire/builder.ts";

export const FootprintSource = builder.enumType("FootprintSource", {
  description:
    "Chosen for the part, from the files, KiCad's libraries on the server, the built-in families, what was chosen for the name before, a relative of the name, a proposal for a part that names none, a stand-in made up from the pins, or not at all.",
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

const LayersFor = builder.enumType("LayersFor", {
  description: "Why four layers are proposed; NONE where two do.",
  values: {
    BALL_GRID: { value: "ball-grid" },
    MANY: { value: "many", description: "Many connections." },
    DENSE: { value: "dense", description: "Connections close together." },
    NONE: { value: "none" },
  } as const,
});

/** The fab whose limits no rule of the board goes below. */
export const BoardFab = builder.enumType("BoardFab", {
  values: {
    JLCPCB: { value: "jlcpcb" },
    OSH_PARK: { value: "osh-park" },
    OURS: { value: "ours" },
    NONE: { value: "none", description: "The rules of the project as they are." },
  } as const,
});

const BoardForm = builder.objectRef<footprints.BoardForm>("BoardForm").implement({
  description: "An outline that is known by name, with its holes and the places of its connectors.",
  fields: (t) => ({ id: t.exposeString("id"), widthMm: t.exposeFloat("width"), heightMm: t.exposeFloat("height") }),
});

const PartRoom = builder.objectRef<importMessages.BoardProposal["largestPart"]>("PartRoom").implement({
  fields: (t) => ({ widthMm: t.exposeFloat("widthMm"), heightMm: t.exposeFloat("heightMm") }),
});

const RoutableDensity = builder.objectRef<typeof footprints.CONNECTIONS_PER_CM2>("RoutableDensity").implement({
  description: "Connections on a square centimetre of the densest boards of open projects.",
  fields: (t) => ({
    twoLayers: t.float({ resolve: (density) => density[2] }),
    fourLayers: t.float({ resolve: (density) => density[4] }),
  }),
});

const ProposedNetClass = builder.objectRef<importMessages.ProposedNetClass>("ProposedNetClass").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    nets: t.stringList({ resolve: ({ nets }) => [...nets] }),
    widthMm: t.exposeFloat("widthMm", { description: "Of a track; of each of the two of a pair." }),
    pairGapMm: t.float({ nullable: true, resolve: ({ pairGapMm }) => pairGapMm }),
    amperes: t.float({
      nullable: true,
      description: "What a supply of it carries at most; null where nothing in the circuit states it.",
      resolve: ({ amperes }) => amperes,
    }),
    statedBy: t.stringList({ description: "Parts that state the current.", resolve: ({ statedBy }) => [...statedBy] }),
    isPoured: t.exposeBoolean("isPoured", { description: "Planes carry all of its nets." }),
    ohms: t.float({ nullable: true, description: "Differential impedance of a pair.", resolve: ({ ohms }) => ohms }),
    reachedOhms: t.float({
      nullable: true,
      description: "What width and gap have on the proposed stackup.",
      resolve: ({ reachedOhms }) => reachedOhms,
    }),
  }),
});

export const BoardProposal = builder.objectRef<importMessages.BoardProposal>("BoardProposal").implement({
  description: "The board that is made of a schematic without a layout.",
  fields: (t) => ({
    widthMm: t.exposeFloat("widthMm"),
    heightMm: t.exposeFloat("heightMm"),
    copperLayers: t.exposeInt("copperLayers"),
    partAreaMm2: t.exposeFloat("partAreaMm2", { description: "What the parts take of the outline." }),
    largestPart: t.field({ type: PartRoom, resolve: ({ largestPart }) => largestPart }),
    connections: t.exposeInt("connections"),
    routablePerCm2: t.field({ type: RoutableDensity, resolve: () => footprints.CONNECTIONS_PER_CM2 }),
    layersFor: t.field({ type: LayersFor, resolve: ({ layersFor }) => layersFor }),
    ground: t.string({ nullable: true, description: "Net of the planes.", resolve: ({ ground }) => ground }),
    supply: t.string({
      nullable: true,
      description: "Net of the second inner layer of four; null where that is ground as well.",
      resolve: ({ supply }) => supply,
    }),
    otherGrounds: t.stringList({
      description: "Grounds that no plane is on.",
      resolve: ({ otherGrounds }) => [...otherGrounds],
    }),
    netClasses: t.field({ type: [ProposedNetClass], resolve: ({ netClasses }) => [...netClasses] }),
    fab: t.field({ type: BoardFab, resolve: ({ fab }) => fab }),
    forms: t.field({ type: [BoardForm], resolve: () => [...footprints.KNOWN_FORMS] }),
    parts: t.field({ type: [ProposedPart], resolve: (proposal) => [...proposal.parts] }),
  }),
});

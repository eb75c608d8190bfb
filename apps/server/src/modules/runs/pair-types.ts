import type * as routingSummary from "../../threads/messages/routing-summary.ts";
import { builder } from "../../wire/builder.ts";

/** Differential pairs as a routing left them; lengths in nanometres. */

const PairStatus = builder.enumType("PairStatus", {
  values: {
    coupled: { description: "As a pair between all parts that are far enough apart." },
    partly: { description: "As a pair between some." },
    separate: { description: "Both nets one by one." },
  },
});

const ApartReason = builder.enumType("ApartReason", {
  values: {
    noStation: { value: "no-station", description: "Fewer than two parts have pads of both nets side by side." },
    halfJoined: { value: "half-joined", description: "One of the nets is joined there already." },
    short: { value: "short", description: "Too near for a pair to run together, or too many vias for the length." },
    detour: { description: "Both tracks would go a long way round together." },
    noPort: { value: "no-port", description: "No place beside the pads where both tracks come together." },
    noWay: { value: "no-way", description: "No path wide enough for both." },
    budget: { value: "budget", description: "The search was stopped." },
    inTheWay: { value: "in-the-way", description: "More connections could be made without the pair." },
  },
} as const);

const RoutedPairLeg = builder.objectRef<routingSummary.RoutedPairLeg>("RoutedPairLeg").implement({
  fields: (t) => ({
    from: t.exposeString("from", { description: "The pads: U1 pad 7 and U1 pad 8." }),
    to: t.exposeString("to"),
    coupledLength: t.exposeFloat("coupledLength"),
    vias: t.exposeInt("vias", { description: "Pairs of vias." }),
    skew: t.exposeFloat("skew", { description: "How much longer the positive net is." }),
    delay: t.exposeFloat("delay", { description: "How many picoseconds later its signal comes." }),
  }),
});

const ApartPairLeg = builder.objectRef<routingSummary.ApartPairLeg>("ApartPairLeg").implement({
  fields: (t) => ({
    reason: t.field({ type: ApartReason, resolve: (leg) => leg.reason }),
    between: t.stringList({
      description: "The parts at both ends; empty where the reason is about the pair as a whole.",
      resolve: (leg) => [...leg.between],
    }),
    message: t.exposeString("message"),
  }),
});

const LengthenedNet = builder.objectRef<routingSummary.LengthenedNet>("LengthenedNet").implement({
  description: "The net of a pair that was made longer once the board was routed.",
  fields: (t) => ({
    net: t.exposeString("net", { description: "Its name." }),
    by: t.exposeFloat("by"),
    rest: t.exposeFloat("rest", { description: "What both nets still differ by." }),
  }),
});

export const RoutedPair = builder.objectRef<routingSummary.RoutedPair>("RoutedPair").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: "Both nets' names up to the sign." }),
    nets: t.field({ type: ["ID"], resolve: (pair) => [...pair.nets] }),
    status: t.field({ type: PairStatus, resolve: (pair) => pair.status }),
    legs: t.field({ type: [RoutedPairLeg], resolve: (pair) => [...pair.legs] }),
    apart: t.field({ type: [ApartPairLeg], resolve: (pair) => [...pair.apart] }),
    lengthened: t.field({ type: LengthenedNet, nullable: true, resolve: (pair) => pair.lengthened }),
  }),
});

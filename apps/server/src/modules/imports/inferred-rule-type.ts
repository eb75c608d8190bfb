import { toMm } from "@tracewright/geometry";
import type { InferredRuleAnswer } from "../../threads/messages/import-messages.ts";
import { builder } from "../../wire/builder.ts";

export const InferredRule = builder.objectRef<InferredRuleAnswer>("InferredRule").implement({
  description: "A design rule as the copper of a board keeps it, where the board came without its own.",
  fields: (t) => ({
    rule: t.exposeString("rule", {
      description: "Its name in the rules of a board: clearance, trackWidth, minHoleToHole …",
    }),
    defaultMm: t.float({ description: "What holds unless it is accepted.", resolve: ({ before }) => toMm(before) }),
    inferredMm: t.float({ resolve: ({ after }) => toMm(after) }),
    allowed: t.exposeInt("allowed", {
      description: "Places that violate the default and meet the inferred value.",
    }),
  }),
});

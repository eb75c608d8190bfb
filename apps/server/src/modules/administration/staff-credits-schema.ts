import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { act } from "../audit/act.ts";
import { giveCredits } from "./staff-credits.ts";

const GrantCreditInput = builder.inputType("GrantCreditInput", {
  fields: (t) => ({
    key: t.id({ required: true, description: "A UUID of the form: sent twice, it grants once." }),
    userId: t.id({ required: true }),
    credits: t.int({ required: true }),
    expiresAt: t.field({ type: "DateTime", description: "Absent: never." }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  grantCredit: t.field({
    type: IdPayload,
    description: "For administrators: adds credits to an account's wallet.",
    args: { input: t.arg({ type: GrantCreditInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "grantCredit", (application) => giveCredits(application, input)),
    }),
  }),
}));

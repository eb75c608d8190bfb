import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { SignUpType } from "../accounts/account-types.ts";
import { unregister } from "./unregister.ts";

const UnregisterInput = builder.inputType("UnregisterInput", {
  fields: (t) => ({
    password: t.string({ description: "Checked when given." }),
    signUpType: t.field({ type: SignUpType, required: true }),
    refund: t.boolean({ description: "True: what can be refunded of purchases is; `closingRefund` tells what." }),
    refundAccount: t.string({ description: "Bank, number and holder, where something was paid by transfer." }),
    reason: t.string({ required: true, description: "Kept without a word of whose it was." }),
  }),
});

builder.mutationFields((t) => ({
  unregister: t.field({
    type: SuccessPayload,
    description: "Deletes the account with its projects, files and sessions. This cannot be undone.",
    args: { input: t.arg({ type: UnregisterInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await unregister(context.application, requireSession(context).userId, input);
      context.setSessionToken(undefined);
      return { success: true };
    },
  }),
}));

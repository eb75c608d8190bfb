import { builder } from "../../wire/builder.ts";
import { Language } from "../../wire/languages.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { act } from "../audit/act.ts";
import { Faq } from "../faqs/faqs-schema.ts";
import { createFaq, deleteFaq, updateFaq } from "./staff-faqs.ts";

type Fields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];

const faqFields = (t: Fields) => ({
  language: t.field({ type: Language, required: true }),
  category: t.string({ required: true }),
  subCategory: t.string(),
  title: t.string({ required: true }),
  content: t.string({ required: true, description: "Plain text." }),
  rank: t.int({ required: true, description: "Lower comes first." }),
  isExposed: t.boolean({ required: true }),
});

const CreateFaqInput = builder.inputType("CreateFaqInput", { fields: (t) => faqFields(t) });
const UpdateFaqInput = builder.inputType("UpdateFaqInput", {
  fields: (t) => ({ id: t.id({ required: true }), ...faqFields(t) }),
});
const DeleteFaqInput = builder.inputType("DeleteFaqInput", { fields: (t) => ({ id: t.id({ required: true }) }) });

builder.mutationFields((t) => ({
  createFaq: t.field({
    type: Faq,
    description: "For administrators.",
    args: { input: t.arg({ type: CreateFaqInput, required: true }) },
    resolve: (_root, { input }, context) => act(context, "createFaq", (application) => createFaq(application, input)),
  }),
  updateFaq: t.field({
    type: Faq,
    description: "For administrators.",
    args: { input: t.arg({ type: UpdateFaqInput, required: true }) },
    resolve: (_root, { input: { id, ...values } }, context) =>
      act(context, "updateFaq", (application) => updateFaq(application, id, values)),
  }),
  deleteFaq: t.field({
    type: SuccessPayload,
    description: "For administrators.",
    args: { input: t.arg({ type: DeleteFaqInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await act(context, "deleteFaq", (application) => deleteFaq(application, input.id));
      return { success: true };
    },
  }),
}));

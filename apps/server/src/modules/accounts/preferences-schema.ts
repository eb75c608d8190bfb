import { builder } from "../../wire/builder.ts";
import { Currency, Language } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
import { Profile } from "./account-types.ts";
import { updatePreferences } from "./update-preferences.ts";

const IN_SCHEMA = { en: "EN", ko: "KO" } as const;

const UpdatePreferencesInput = builder.inputType("UpdatePreferencesInput", {
  fields: (t) => ({ language: t.field({ type: Language }), currency: t.field({ type: Currency }) }),
});

builder.objectFields(Profile, (t) => ({
  language: t.field({
    type: Language,
    nullable: true,
    description: "Chosen for every browser, EN or KO. Null: each shows its own.",
    resolve: ({ chosenLanguage }) => chosenLanguage && IN_SCHEMA[chosenLanguage],
  }),
  currency: t.field({
    type: Currency,
    nullable: true,
    description: "Chosen for every browser. Null: KRW where Korean is shown, else USD.",
    resolve: ({ chosenCurrency }) => chosenCurrency,
  }),
}));

builder.mutationField("updatePreferences", (t) =>
  t.field({
    type: Profile,
    description: "What is absent stays.",
    args: { input: t.arg({ type: UpdatePreferencesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      updatePreferences(context.application, requireSession(context).userId, input),
  }),
);

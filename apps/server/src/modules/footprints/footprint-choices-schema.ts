import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import {
  forgetFootprintChoices,
  listFootprintChoices,
  type RememberedChoice,
  restoreFootprintChoices,
} from "./forget-footprint-choices.ts";

/** As many as are remembered. */
const MAX_KEYS = 500;

const FootprintChoice = builder.objectRef<RememberedChoice>("FootprintChoice").implement({
  description:
    "What parts of a wanted name and number of pins get in new projects, where neither files nor libraries have it.",
  fields: (t) => ({
    wanted: t.exposeString("wanted", { description: "What schematics name." }),
    pins: t.exposeInt("pins", { description: "Different pin numbers of the symbol." }),
    footprint: t.exposeString("footprint", { description: '"Library:Name".' }),
    chosenAt: t.field({ type: "DateTime", resolve: ({ chosenAt }) => chosenAt }),
    isOwn: t.exposeBoolean("isOwn", { description: "From an upload or drawn: the account keeps it whole." }),
  }),
});

interface Forgotten {
  readonly count: number;
  readonly forgottenAt: Date;
}

const ForgottenFootprintChoices = builder.objectRef<Forgotten>("ForgottenFootprintChoices").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    forgottenAt: t.field({
      type: "DateTime",
      description: "Restores them within a day.",
      resolve: ({ forgottenAt }) => forgottenAt,
    }),
  }),
});

const RestoredFootprintChoices = builder.objectRef<{ readonly count: number }>("RestoredFootprintChoices").implement({
  fields: (t) => ({ count: t.exposeInt("count", { description: "0: none was forgotten then, or the day is over." }) }),
});

const FootprintChoiceKey = builder.inputType("FootprintChoiceKeyInput", {
  fields: (t) => ({ wanted: t.string({ required: true }), pins: t.int({ required: true }) }),
});
const ForgetFootprintChoicesInput = builder.inputType("ForgetFootprintChoicesInput", {
  description: "Either all or those that are named.",
  fields: (t) => ({
    all: t.boolean(),
    choices: t.field({ type: [FootprintChoiceKey], description: `At most ${MAX_KEYS}.` }),
  }),
});
const RestoreFootprintChoicesInput = builder.inputType("RestoreFootprintChoicesInput", {
  fields: (t) => ({ forgottenAt: t.field({ type: "DateTime", required: true }) }),
});

builder.queryFields((t) => ({
  footprintChoices: t.field({
    type: [FootprintChoice],
    description: "The footprints that the account remembers, the newest first.",
    resolve: (_root, _args, context) => {
      const { userId } = requireSession(context);
      return listFootprintChoices(context.application.db, userId);
    },
  }),
}));

builder.mutationFields((t) => ({
  forgetFootprintChoices: t.field({
    type: ForgottenFootprintChoices,
    description: "New projects no longer take these by themselves. Projects that have them keep them.",
    args: { input: t.arg({ type: ForgetFootprintChoicesInput, required: true }) },
    resolve: async (_root, { input: { all, choices } }, context) => {
      const { userId } = requireSession(context);
      if ((all === true) === (choices != null)) refuseField("choices", refusal("no-choices-named", {}));
      if (choices != null && choices.length > MAX_KEYS)
        refuseField("choices", refusal("too-many-choices-forgotten", { most: MAX_KEYS }));
      const forgottenAt = context.application.now();
      const count = await forgetFootprintChoices(context.application.db, userId, choices ?? "all", forgottenAt);
      return { count, forgottenAt };
    },
  }),
  restoreFootprintChoices: t.field({
    type: RestoredFootprintChoices,
    description: "Takes back what was forgotten at a moment.",
    args: { input: t.arg({ type: RestoreFootprintChoicesInput, required: true }) },
    resolve: async (_root, { input: { forgottenAt } }, context) => {
      const { userId } = requireSession(context);
      return { count: await restoreFootprintChoices(context.application.db, userId, forgottenAt) };
    },
  }),
}));

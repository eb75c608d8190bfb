import { eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { Profile, User, UserProfile, UserRoleAlt } from "./account-types.ts";
import { requestRoleOf } from "./administrators.ts";
import { changePassword } from "./change-password.ts";
import { findUser } from "./find-user.ts";
import { updateConsents } from "./update-consents.ts";
import { updateProfile } from "./update-profile.ts";

const GetUserProfileInput = builder.inputType("GetUserProfileInput", {
  fields: (t) => ({ userId: t.id({ description: "Your own when absent." }) }),
});

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  fields: (t) => ({
    name: t.string({ description: "2 to 30 letters, digits, spaces, _ - .; no space at either end." }),
    thumbnailUrl: t.string({ description: "The url of an image of singleUploadFile; empty takes the image away." }),
  }),
});

const UpdateUserInput = builder.inputType("UpdateUserInput", {
  fields: (t) => ({
    smsMarketingConsent: t.boolean(),
    emailMarketingConsent: t.boolean(),
    lowCreditMail: t.boolean({ description: "A mail when few credits of a plan are left." }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  fields: (t) => ({ currentPassword: t.string({ required: true }), newPassword: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  profile: t.field({
    type: Profile,
    resolve: async (_root, _args, context) => {
      const { db } = context.application;
      const user = await findUser(db, requireSession(context).userId);
      // Screens load the profile first, in the language they show: mail follows it, unless one was chosen for good.
      const language = user.chosenLanguage ?? context.language;
      if (user.language !== language) await db.update(users).set({ language }).where(eq(users.id, user.id));
      return user;
    },
  }),
  requestRole: t.field({
    type: UserRoleAlt,
    description: "Answered to everybody.",
    resolve: (_root, _args, context) => requestRoleOf(context),
  }),
  getUserProfile: t.field({
    type: UserProfile,
    args: { input: t.arg({ type: GetUserProfileInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const wanted = input.userId ?? userId;
      const [user] = isUuid(wanted)
        ? await context.application.db.select().from(users).where(eq(users.id, wanted))
        : [];
      if (user === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-user", {}));
      return user;
    },
  }),
}));

builder.mutationFields((t) => ({
  updateProfile: t.field({
    type: Profile,
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: (_root, { input }, context) => updateProfile(context.application, requireSession(context).userId, input),
  }),
  updateUser: t.field({
    type: User,
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_root, { input }, context) => updateConsents(context.application, requireSession(context).userId, input),
  }),
  changePassword: t.field({
    type: SuccessPayload,
    description: "Other sessions end; this one continues under a new cookie.",
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      context.setSessionToken(await changePassword(context.application, requireSession(context), input));
      return { success: true };
    },
  }),
}));

import { eq } from "drizzle-orm";
import { users } from "../../platform/database/tables.ts";
import { endSession } from "../../platform/sessions.ts";
import { requireSession } from "../../request-context.ts";
import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { sendVerificationCode, verifyCode } from "./verify-email.ts";

type UserRow = typeof users.$inferSelect;

const AuthType = builder.enumType("AuthType", { values: ["SIGN_UP", "RESET_PASSWORD"] as const });
const SignUpType = builder.enumType("SignUpType", { values: ["EMAIL", "GOOGLE", "KAKAO"] as const });
export const UserRole = builder.enumType("UserRole", { values: ["ADMIN", "TUTOR", "USER"] as const });

const EmailPayload = builder.objectRef<{ readonly email: string }>("EmailPayload").implement({
  fields: (t) => ({ email: t.exposeString("email") }),
});

const User = builder.objectRef<UserRow>("User").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    signUpType: t.field({ type: SignUpType, resolve: (user) => user.signUpType }),
    role: t.field({ type: UserRole, resolve: (user) => user.role }),
    emailMarketingConsent: t.exposeBoolean("emailMarketingConsent"),
    smsMarketingConsent: t.exposeBoolean("smsMarketingConsent"),
  }),
});

const Profile = builder.objectRef<UserRow>("Profile").implement({
  fields: (t) => ({
    userId: t.exposeID("id"),
    name: t.exposeString("name"),
    thumbnailUrl: t.exposeString("thumbnailUrl", { description: "Empty: no image." }),
    email: t.exposeString("email"),
    emailMarketingConsent: t.exposeBoolean("emailMarketingConsent"),
    smsMarketingConsent: t.exposeBoolean("smsMarketingConsent"),
    user: t.field({ type: User, resolve: (user) => user }),
  }),
});

const SendEmailVerificationCodeInput = builder.inputType("SendEmailVerificationCodeInput", {
  fields: (t) => ({ email: t.string({ required: true }), authType: t.field({ type: AuthType, required: true }) }),
});

const VerifyEmailVerificationCodeInput = builder.inputType("VerifyEmailVerificationCodeInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    authType: t.field({ type: AuthType, required: true }),
    authCode: t.string({ required: true }),
  }),
});

const SignUpInput = builder.inputType("SignUpInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    privacyPolicyConsent: t.boolean({ required: true }),
    termsOfServiceConsent: t.boolean({ required: true }),
    emailMarketingConsent: t.boolean(),
  }),
});

const SignInInput = builder.inputType("SignInInput", {
  fields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  profile: t.field({
    type: Profile,
    resolve: async (_root, _args, context) => {
      const { userId } = requireSession(context);
      const [user] = await context.application.db.select().from(users).where(eq(users.id, userId));
      if (user === undefined) throw new Error(`session of the unknown user ${userId}`);
      return user;
    },
  }),
}));

builder.mutationFields((t) => ({
  sendEmailVerificationCode: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: SendEmailVerificationCodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await sendVerificationCode(context.application, input, context.clientAddress);
      return { success: true };
    },
  }),
  verifyEmailVerificationCode: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: VerifyEmailVerificationCodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await verifyCode(context.application, input);
      return { success: true };
    },
  }),
  signUp: t.field({
    type: EmailPayload,
    args: { input: t.arg({ type: SignUpInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      email: await signUp(context.application, {
        ...input,
        emailMarketingConsent: input.emailMarketingConsent ?? false,
      }),
    }),
  }),
  signIn: t.field({
    type: EmailPayload,
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { email, token } = await signIn(context.application, input, context.clientAddress);
      context.setSessionToken(token);
      return { email };
    },
  }),
  signOut: t.field({
    type: SuccessPayload,
    resolve: async (_root, _args, context) => {
      const { tokenHash } = requireSession(context);
      await endSession(context.application.db, tokenHash);
      context.application.pubSub.publish({ kind: "sign-out", tokenHash });
      context.setSessionToken(undefined);
      return { success: true };
    },
  }),
}));

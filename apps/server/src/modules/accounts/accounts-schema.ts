import { endSession } from "../../platform/sessions.ts";
import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { AuthType, EmailPayload } from "./account-types.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { ASKED_COOKIES, CONFIRMATION_COOKIES, sendVerificationCode, verifyCode } from "./verify-email.ts";

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

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    authCode: t.string({ required: true, description: "The code that was confirmed." }),
    newPassword: t.string({ required: true }),
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

builder.mutationFields((t) => ({
  sendEmailVerificationCode: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: SendEmailVerificationCodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = await sendVerificationCode(context.application, input, context);
      context.sealedCookies.write(ASKED_COOKIES[input.authType], asked);
      return { success: true };
    },
  }),
  verifyEmailVerificationCode: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: VerifyEmailVerificationCodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application, sealedCookies } = context;
      const asked = ASKED_COOKIES[input.authType];
      const confirmation = await verifyCode(application, input, sealedCookies.read(asked));
      sealedCookies.forget(asked);
      sealedCookies.write(CONFIRMATION_COOKIES[input.authType], confirmation);
      return { success: true };
    },
  }),
  signUp: t.field({
    type: EmailPayload,
    args: { input: t.arg({ type: SignUpInput, required: true }) },
    description: "Of an address that `verifyEmailVerificationCode` confirmed in the same browser (by its cookie).",
    resolve: async (_root, { input }, context) => {
      const { application, sealedCookies } = context;
      const consents = { emailMarketingConsent: input.emailMarketingConsent ?? false };
      const confirmation = sealedCookies.read(CONFIRMATION_COOKIES.SIGN_UP);
      const email = await signUp(application, { ...input, ...consents }, confirmation);
      sealedCookies.forget(CONFIRMATION_COOKIES.SIGN_UP);
      return { email };
    },
  }),
  resetPassword: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    description: "With the code that `verifyEmailVerificationCode` confirmed in the same browser (by its cookie).",
    resolve: async (_root, { input }, context) => {
      const { application, sealedCookies } = context;
      const confirmation = sealedCookies.read(CONFIRMATION_COOKIES.RESET_PASSWORD);
      await resetPassword(application, input, { confirmation, clientAddress: context.clientAddress });
      sealedCookies.forget(CONFIRMATION_COOKIES.RESET_PASSWORD);
      return { success: true };
    },
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

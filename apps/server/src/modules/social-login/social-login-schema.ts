import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { EmailPayload, SignUpType } from "../accounts/account-types.ts";
import { SOCIAL_LOGINS } from "./identity-provider.ts";
import { type PendingSignUp, SIGN_UP_COOKIE, signUpWith } from "./social-login.ts";

const SocialSignUp = builder.objectRef<PendingSignUp>("SocialSignUp").implement({
  description: "Somebody new whom Google or Kakao has vouched for, before the terms are accepted.",
  fields: (t) => ({
    provider: t.field({ type: SignUpType, resolve: ({ provider }) => provider }),
    email: t.exposeString("email"),
  }),
});

const SignUpWithProviderInput = builder.inputType("SignUpWithProviderInput", {
  fields: (t) => ({
    privacyPolicyConsent: t.boolean({ required: true }),
    termsOfServiceConsent: t.boolean({ required: true }),
    emailMarketingConsent: t.boolean(),
  }),
});

builder.queryFields((t) => ({
  socialLogins: t.field({
    type: [SignUpType],
    description:
      "Google, Kakao: those that this server is configured for. A login begins at /login/google, /login/kakao.",
    resolve: (_root, _args, { application }) => [...application.services.get(SOCIAL_LOGINS).keys()],
  }),
  socialSignUp: t.field({
    type: SocialSignUp,
    nullable: true,
    description: "The person who is about to sign up in this browser; null without one, or after ten minutes.",
    resolve: (_root, _args, { sealedCookies }) => sealedCookies.read(SIGN_UP_COOKIE) ?? null,
  }),
}));

builder.mutationFields((t) => ({
  signUpWithProvider: t.field({
    type: EmailPayload,
    description: "Makes the account of `socialSignUp` and logs in.",
    args: { input: t.arg({ type: SignUpWithProviderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const pendingSignUp = context.sealedCookies.read(SIGN_UP_COOKIE);
      if (pendingSignUp === undefined) throw new ApplicationError("EXPIRED", refusal("sign-up-expired", {}));
      const token = await signUpWith(context.application, pendingSignUp, {
        ...input,
        emailMarketingConsent: input.emailMarketingConsent ?? false,
      });
      context.setSessionToken(token);
      context.sealedCookies.forget(SIGN_UP_COOKIE);
      return { email: pendingSignUp.email };
    },
  }),
}));

import { builder } from "../../wire/builder.ts";
import { roleOf } from "./administrators.ts";
import type { UserRow } from "./find-password-user.ts";

export const AuthType = builder.enumType("AuthType", { values: ["SIGN_UP", "RESET_PASSWORD"] as const });
export const SignUpType = builder.enumType("SignUpType", { values: ["EMAIL", "GOOGLE", "KAKAO"] as const });
export const UserRole = builder.enumType("UserRole", { values: ["ADMIN", "TUTOR", "USER"] as const });

export const UserRoleAlt = builder.enumType("UserRoleAlt", {
  description: "The role in which a request is made. GUEST: not logged in; a TUTOR acts as a USER here.",
  values: ["ADMIN", "GUEST", "USER"] as const,
});

export const EmailPayload = builder.objectRef<{ readonly email: string }>("EmailPayload").implement({
  fields: (t) => ({ email: t.exposeString("email") }),
});

export const User = builder.objectRef<UserRow>("User").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    signUpType: t.field({ type: SignUpType, resolve: (user) => user.signUpType }),
    role: t.field({
      type: UserRole,
      resolve: (user, _args, { application }) => roleOf(application.configuration, user),
    }),
    emailMarketingConsent: t.exposeBoolean("emailMarketingConsent"),
    smsMarketingConsent: t.exposeBoolean("smsMarketingConsent"),
    lowCreditMail: t.exposeBoolean("lowCreditMail", { description: "A mail when few credits of a plan are left." }),
  }),
});

export const Profile = builder.objectRef<UserRow>("Profile").implement({
  fields: (t) => ({
    userId: t.exposeID("id"),
    name: t.exposeString("name"),
    thumbnailUrl: t.exposeString("thumbnailUrl", {
      description: "Empty: no image. Shown through /image?url=…&w=…, w one of the listed widths.",
    }),
    email: t.exposeString("email"),
    emailMarketingConsent: t.exposeBoolean("emailMarketingConsent"),
    smsMarketingConsent: t.exposeBoolean("smsMarketingConsent"),
    user: t.field({ type: User, resolve: (user) => user }),
  }),
});

export const UserProfile = builder.objectRef<UserRow>("UserProfile").implement({
  description: "What everybody who is logged in may know of a person.",
  fields: (t) => ({
    userId: t.exposeID("id"),
    name: t.exposeString("name"),
    thumbnailUrl: t.exposeString("thumbnailUrl", { description: "Empty: no image." }),
  }),
});

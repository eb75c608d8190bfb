import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import { identities, type SocialProvider, users } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { refusal } from "../../platform/refusal.ts";
import type { SealedCookie } from "../../platform/sealed-cookies.ts";
import { createSession } from "../../platform/sessions.ts";
import { normaliseEmail } from "../accounts/credentials.ts";
import { suggestUserName } from "../accounts/user-name.ts";
import { type LoginChecks, type ProvenPerson, SOCIAL_LOGINS } from "./identity-provider.ts";

const TOKEN = "identity token";
const TEN_MINUTES = 600_000;

/** A login on its way to the provider and back. */
export const LOGIN_COOKIE: SealedCookie<{ readonly provider: SocialProvider; readonly checks: LoginChecks }> = {
  name: "tracewright_login",
  lifetimeMs: TEN_MINUTES,
};
/** Somebody whom a provider has vouched for and who has yet to accept the terms. */
export const SIGN_UP_COOKIE: SealedCookie<PendingSignUp> = { name: "tracewright_sign_up", lifetimeMs: TEN_MINUTES };

/** Somebody new whom a provider has vouched for; travels in a sealed cookie until the terms are accepted. */
export interface PendingSignUp {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly sealedToken: string | null;
}

export type SocialLoginOutcome =
  | { readonly status: "signed-in"; readonly token: string }
  | { readonly status: "new"; readonly pending: PendingSignUp }
  /** The address was not verified by the provider, or belongs to an account with another kind of login. */
  | { readonly status: "unverified" | "other-login" };

/**
 * The account of whom a provider vouches for, by the provider's own name for the person. An account that was made in
 * another way is never opened nor linked by an equal address: addresses change hands, and providers differ in what they
 * call verified.
 */
export async function logInWith(
  { db, now, sealer }: Application,
  provider: SocialProvider,
  person: ProvenPerson,
): Promise<SocialLoginOutcome> {
  const ofPerson = and(eq(identities.provider, provider), eq(identities.subject, person.subject));
  const sealedToken = person.refreshToken === undefined ? null : sealer.seal(TOKEN, person.refreshToken);
  const [known] = await db.select({ userId: identities.userId }).from(identities).where(ofPerson);
  if (known !== undefined) {
    // Providers send the token that ends the link at the first login only, or a new one each time.
    if (sealedToken !== null) await db.update(identities).set({ sealedToken }).where(ofPerson);
    return { status: "signed-in", token: await createSession(db, known.userId, now()) };
  }
  if (person.verifiedEmail === undefined) return { status: "unverified" };
  const email = normaliseEmail(person.verifiedEmail);
  if ((await db.$count(users, eq(users.email, email))) > 0) return { status: "other-login" };
  const name = suggestUserName(person.name || email.slice(0, email.indexOf("@")));
  return { status: "new", pending: { provider, subject: person.subject, email, name, sealedToken } };
}

/** Makes the account of a vouched-for person once the terms are accepted; a session token. */
export async function signUpWith(
  { db, now }: Application,
  pending: PendingSignUp,
  consents: {
    readonly privacyPolicyConsent: boolean;
    readonly termsOfServiceConsent: boolean;
    readonly emailMarketingConsent: boolean;
  },
): Promise<string> {
  if (!consents.privacyPolicyConsent) refuseField("privacyPolicyConsent", refusal("privacy-policy-not-accepted", {}));
  if (!consents.termsOfServiceConsent) refuseField("termsOfServiceConsent", refusal("terms-not-accepted", {}));
  const { provider, subject, email, name, sealedToken } = pending;
  try {
    return await db.transaction(async (transaction) => {
      const [user] = await transaction
        .insert(users)
        .values({
          email,
          name,
          signUpType: provider,
          emailMarketingConsent: consents.emailMarketingConsent,
          consentedAt: now(),
        })
        .returning({ id: users.id });
      if (user === undefined) throw new Error("the database returned no user");
      await transaction.insert(identities).values({ provider, subject, userId: user.id, sealedToken });
      return createSession(transaction, user.id, now());
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApplicationError("ALREADY_REGISTERED", refusal("email-in-use", {}));
    throw error;
  }
}

/** Tells the providers that a person has left. What they answer holds nobody up: the account here is gone already. */
export async function unlinkIdentities(
  { services, sealer, log }: Application,
  left: readonly Pick<typeof identities.$inferSelect, "provider" | "sealedToken">[],
): Promise<void> {
  for (const { provider, sealedToken } of left) {
    const token = sealedToken === null ? undefined : sealer.open(TOKEN, sealedToken);
    const identityProvider = services.get(SOCIAL_LOGINS).get(provider);
    if (token === undefined || identityProvider === undefined) {
      log.warning("identity not unlinked", { provider, message: "there is no token or no configuration for it" });
      continue;
    }
    await identityProvider.unlink(token).catch((error: unknown) => {
      log.error("identity not unlinked", { provider, message: describeFault(error) });
    });
  }
}

import { hash } from "@node-rs/argon2";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import { users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { checkPassword, normaliseEmail } from "./credentials.ts";
import { suggestUserName } from "./user-name.ts";
import { type Confirmation, findConfirmed, spendVerification } from "./verify-email.ts";

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly privacyPolicyConsent: boolean;
  readonly termsOfServiceConsent: boolean;
  readonly emailMarketingConsent: boolean;
}

/** Creates the account of an address that this browser has confirmed. The name begins as the part before the @. */
export async function signUp(
  { db, now }: Application,
  input: SignUpInput,
  confirmation: Confirmation | undefined,
): Promise<string> {
  const email = normaliseEmail(input.email);
  checkPassword(input.password);
  if (!input.privacyPolicyConsent) refuseField("privacyPolicyConsent", refusal("privacy-policy-not-accepted", {}));
  if (!input.termsOfServiceConsent) refuseField("termsOfServiceConsent", refusal("terms-not-accepted", {}));
  const address = { email, authType: "SIGN_UP", confirmation } as const;
  // A hash takes work: none for somebody who confirmed nothing.
  await findConfirmed(db, address, now());
  const passwordHash = await hash(input.password);
  try {
    await db.transaction(async (transaction) => {
      await spendVerification(transaction, address, now());
      await transaction.insert(users).values({
        email,
        passwordHash,
        name: suggestUserName(email.slice(0, email.indexOf("@"))),
        emailMarketingConsent: input.emailMarketingConsent,
        consentedAt: now(),
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApplicationError("ALREADY_REGISTERED", refusal("email-in-use", {}));
    throw error;
  }
  return email;
}

import { eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type SocialProvider, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

export type UserRow = typeof users.$inferSelect;
export type PasswordUser = UserRow & { readonly passwordHash: string };

/** The account of an address whose password can be reset; 10001 where there is none, 10014 where it has no password. */
export async function findPasswordUser(db: Database, email: string): Promise<PasswordUser> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new ApplicationError("NOT_REGISTERED", refusal("email-not-registered", {}));
  return requirePassword(user);
}

export function requirePassword(user: UserRow): PasswordUser {
  if (user.passwordHash === null)
    throw new ApplicationError(
      "SOCIAL_USER_CANNOT_CHANGE_PASSWORD",
      refusal("account-without-password", { provider: providerName(user.signUpType) }),
      { provider: user.signUpType },
    );
  return { ...user, passwordHash: user.passwordHash };
}

/** The account exists, but is opened by another kind of login. */
export function refuseSignUpType(signUpType: UserRow["signUpType"]): never {
  throw new ApplicationError(
    "SIGN_UP_TYPE_MISMATCH",
    refusal("account-made-with", { provider: providerName(signUpType) }),
    { provider: signUpType },
  );
}

function providerName(signUpType: SocialProvider | "EMAIL"): string {
  return { EMAIL: "an e-mail address and a password", GOOGLE: "Google", KAKAO: "Kakao" }[signUpType];
}

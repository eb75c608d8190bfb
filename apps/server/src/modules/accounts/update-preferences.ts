import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { type Currency, type Language, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { UserRow } from "./find-password-user.ts";
import { findUser } from "./find-user.ts";

const SCREEN_LANGUAGES: Readonly<Record<string, Language>> = { EN: "en", KO: "ko" };

/** What a person wants to read and count in, in every browser; what is absent stays. */
export async function updatePreferences(
  { db, now }: Application,
  userId: string,
  input: { readonly language?: string | null | undefined; readonly currency?: Currency | null | undefined },
): Promise<UserRow> {
  const language = input.language ? SCREEN_LANGUAGES[input.language] : undefined;
  if (input.language && language === undefined) {
    refuseField("language", refusal("unknown-language", { language: input.language }));
  }
  await db
    .update(users)
    .set({
      // Mail speaks it, too.
      ...(language && { chosenLanguage: language, language }),
      ...(input.currency && { chosenCurrency: input.currency }),
      updatedAt: now(),
    })
    .where(eq(users.id, userId));
  return findUser(db, userId);
}

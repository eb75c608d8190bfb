import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { heldByUser } from "../access/holder.ts";
import type { Act } from "../audit/act.ts";
import { grantCredits } from "../credits/grant-credits.ts";

const MAX_REASON_CHARACTERS = 500;
const MAX_CREDITS = 100_000;

export interface GiftInput {
  /** Of the form that was filled in: sent twice, it grants once. */
  readonly key: string;
  readonly userId: string;
  readonly credits: number;
  readonly expiresAt?: Date | null | undefined;
  readonly reason: string;
}

/** Adds credits to an account's wallet; the same key again is refused, and the first grant stays. */
export async function giveCredits({ db, now }: Application, input: GiftInput): Promise<Act<string>> {
  const reason = input.reason.replaceAll(/\p{Cc}/gu, " ").trim();
  if (reason === "" || [...reason].length > MAX_REASON_CHARACTERS)
    refuseField("reason", refusal("reason-length", { most: MAX_REASON_CHARACTERS }));
  if (!isUuid(input.key)) refuseField("key", refusal("not-a-form-key", {}));
  if (input.credits < 1 || input.credits > MAX_CREDITS)
    refuseField("credits", refusal("credits-out-of-range", { most: MAX_CREDITS }));
  const expiresAt = input.expiresAt ?? null;
  if (expiresAt !== null && expiresAt.getTime() <= now().getTime())
    refuseField("expiresAt", refusal("date-has-passed", {}));
  const [user] = isUuid(input.userId) ? await db.select().from(users).where(eq(users.id, input.userId)) : [];
  if (user === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-account", {}));
  const isNew = await grantCredits(db, heldByUser(user.id), {
    key: `gift:${input.key}`,
    source: "GIFT",
    reason: "GIFT",
    amount: input.credits,
    expiresAt,
    at: now(),
  });
  if (!isNew)
    throw new ApplicationError("CONFLICT", refusal("credits-already-granted", {}), { reason: "ALREADY_GRANTED" });
  return { subject: ["USER", user.id], after: { credits: input.credits }, reason, value: user.id };
}

import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { users } from "../../platform/database/tables.ts";
import { requireOwnImage } from "../media/media-store.ts";
import type { UserRow } from "./find-password-user.ts";
import { findUser } from "./find-user.ts";
import { readUserName } from "./user-name.ts";

/** Name and image; what is absent stays. An empty `thumbnailUrl` takes the image away. */
export async function updateProfile(
  { db, now }: Application,
  userId: string,
  input: { readonly name?: string | null | undefined; readonly thumbnailUrl?: string | null | undefined },
): Promise<UserRow> {
  const user = await findUser(db, userId);
  // A name from before the rule may stay.
  const name = input.name == null || input.name === user.name ? user.name : readUserName(input.name);
  const { thumbnailUrl } = input;
  const image =
    thumbnailUrl == null || thumbnailUrl === "" || thumbnailUrl === user.thumbnailUrl
      ? (thumbnailUrl ?? user.thumbnailUrl)
      : await requireOwnImage(db, userId, thumbnailUrl);
  await db.update(users).set({ name, thumbnailUrl: image, updatedAt: now() }).where(eq(users.id, userId));
  return findUser(db, userId);
}

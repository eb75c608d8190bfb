import type { Application } from "../../platform/application.ts";
import { endSessionsOf } from "../../platform/sessions.ts";

/** Logs a person out everywhere, or everywhere but here; open live sockets of those sessions close. */
export async function endSessions(
  { db, pubSub }: Application,
  userId: string,
  exceptTokenHash?: string,
): Promise<void> {
  for (const tokenHash of await endSessionsOf(db, userId, exceptTokenHash))
    pubSub.publish({ kind: "sign-out", tokenHash });
}

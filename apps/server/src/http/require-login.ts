import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Application } from "../application.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { findSession } from "../platform/sessions.ts";
import type { HttpEnv } from "./http-env.ts";
import { refuse } from "./refuse.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Lets nobody pass who is not logged in; the route finds who it is as `userId`. */
export function requireLogin(application: Application): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    c.set("userId", userId);
    return next();
  };
}

/** Whose session a request carries; undefined for visitors. */
export async function userOf(
  { configuration, db, now }: Application,
  incoming: IncomingMessage,
): Promise<string | undefined> {
  const lookup = await findSession(
    db,
    readSessionToken(incoming.headers.cookie, hasSecureCookies(configuration)),
    now(),
  );
  return lookup.status === "valid" ? lookup.session.userId : undefined;
}

import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Application } from "../platform/application.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { findSession, type SessionLookup } from "../platform/sessions.ts";
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
export async function userOf(application: Application, incoming: IncomingMessage): Promise<string | undefined> {
  const lookup = await lookUpSession(application, incoming);
  return lookup.status === "valid" ? lookup.session.userId : undefined;
}

const lookups = new WeakMap<IncomingMessage, Promise<SessionLookup>>();

/** The session of an HTTP request, looked up once. Not for sockets, whose request outlives the session. */
export function lookUpSession(
  { configuration, db, now }: Application,
  incoming: IncomingMessage,
): Promise<SessionLookup> {
  const lookup =
    lookups.get(incoming) ??
    findSession(db, readSessionToken(incoming.headers.cookie, hasSecureCookies(configuration)), now());
  lookups.set(incoming, lookup);
  return lookup;
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Application } from "../application.ts";
import { createLoaders } from "../loaders.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { findSession } from "../platform/sessions.ts";
import type { RequestContext } from "../request-context.ts";
import { readSessionToken, writeSessionCookie } from "./session-cookie.ts";

/** Looks up who is calling. `addCookie` receives the Set-Cookie header of a sign-in, sign-out or renewed session. */
export async function createContext(
  application: Application,
  request: IncomingMessage,
  addCookie: (header: string) => void,
): Promise<RequestContext> {
  const { configuration, db, now } = application;
  const secure = configuration.publicUrl?.protocol === "https:";
  const token = readSessionToken(request.headers.cookie);
  const sessionLookup = await findSession(db, token, now());
  // The cookie slides with the session it names.
  if (sessionLookup.status === "valid" && sessionLookup.renewed) addCookie(writeSessionCookie(token, secure));
  return {
    application,
    loaders: createLoaders(db),
    requestId: randomUUID(),
    clientAddress: clientAddressOf(request, configuration.trustProxy),
    sessionLookup,
    setSessionToken: (newToken) => addCookie(writeSessionCookie(newToken, secure)),
  };
}

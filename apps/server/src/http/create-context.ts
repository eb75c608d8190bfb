import type { IncomingMessage } from "node:http";
import type { Application } from "../platform/application.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { Loaders } from "../platform/loaders.ts";
import { createSealedCookies } from "../platform/sealed-cookies.ts";
import { findSession, renewSession } from "../platform/sessions.ts";
import type { RequestContext } from "../wire/request-context.ts";
import { readLanguage } from "./read-language.ts";
import { lookUpSession } from "./require-login.ts";
import { readSessionToken, writeSessionCookie } from "./session-cookie.ts";

/**
 * Looks up who is calling. `addCookie` receives the Set-Cookie header of a sign-in, sign-out or renewed session; the live
 * socket, which cannot set one, has none and renews nothing.
 */
export async function createContext(
  application: Application,
  request: IncomingMessage,
  requestId: string,
  addCookie: ((header: string) => void) | undefined,
): Promise<RequestContext> {
  const { configuration, db, now, sealer } = application;
  const secure = hasSecureCookies(configuration);
  const token = readSessionToken(request.headers.cookie, secure);
  const sessionLookup = addCookie ? await lookUpSession(application, request) : await findSession(db, token, now());
  // The cookie slides with the session it names.
  if (addCookie && sessionLookup.status === "valid" && sessionLookup.isDueForRenewal) {
    await renewSession(db, sessionLookup.session.tokenHash, now());
    addCookie(writeSessionCookie(token, secure));
  }
  return {
    application,
    loaders: new Loaders(application),
    requestId,
    clientAddress: clientAddressOf(request, configuration.trustedProxies),
    sessionLookup,
    language: readLanguage(request.headers["accept-language"]),
    sealedCookies: createSealedCookies({
      sealer,
      secure,
      now,
      header: request.headers.cookie,
      add: (header) => addCookie?.(header),
    }),
    setSessionToken: (newToken) => addCookie?.(writeSessionCookie(newToken, secure)),
  };
}

import type { Application } from "./application.ts";
import type { Loaders } from "./loaders.ts";
import type { PendingSignUp } from "./modules/social-login/social-login.ts";
import { ApplicationError } from "./platform/application-error.ts";
import type { Language } from "./platform/database/tables.ts";
import type { Session, SessionLookup } from "./platform/sessions.ts";

/** What a resolver knows about the request besides its input. */
export interface RequestContext {
  readonly application: Application;
  readonly loaders: Loaders;
  readonly requestId: string;
  /** For rate limits; behind a proxy only trusted when configured. */
  readonly clientAddress: string;
  readonly sessionLookup: SessionLookup;
  /** What the screens speak, for mail. */
  readonly language: Language;
  /** Sets the session cookie, or clears it. */
  /** Vouched for by Google or Kakao, about to sign up in this browser. */
  readonly pendingSignUp: PendingSignUp | undefined;
  /** Adds a Set-Cookie header to the answer. */
  readonly setCookie: (header: string) => void;
  readonly setSessionToken: (token: string | undefined) => void;
}

/** The signed-in session, or the refusal that tells "ran out" from "never was". Every private operation begins here. */
export function requireSession(context: RequestContext): Session {
  const lookup = context.sessionLookup;
  if (lookup.status === "valid") return lookup.session;
  if (lookup.status === "expired")
    throw new ApplicationError("TOKEN_EXPIRED", "Your login has expired. Please log in again.");
  throw new ApplicationError("UNAUTHORIZED", "Please log in.");
}

import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import type { Language } from "../platform/database/tables.ts";
import type { Loaders } from "../platform/loaders.ts";
import { refusal } from "../platform/refusal.ts";
import type { SealedCookies } from "../platform/sealed-cookies.ts";
import type { Session, SessionLookup } from "../platform/sessions.ts";

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
  /** What this browser holds of steps before: the address it confirmed, whom Google or Kakao vouched for. */
  readonly sealedCookies: SealedCookies;
  /** Sets the session cookie, or clears it. */
  readonly setSessionToken: (token: string | undefined) => void;
}

/** The signed-in session, or the refusal that tells "ran out" from "never was". Every private operation begins here. */
export function requireSession(context: RequestContext): Session {
  const lookup = context.sessionLookup;
  if (lookup.status === "valid") return lookup.session;
  if (lookup.status === "expired") throw new ApplicationError("TOKEN_EXPIRED", refusal("login-expired", {}));
  throw new ApplicationError("UNAUTHORIZED", refusal("login-needed", {}));
}

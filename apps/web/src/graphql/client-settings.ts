import i18next from "i18next";
import type { ClientOptions, CombinedError, Operation } from "urql";
import { fetchWithTimeout } from "./request-timeout.ts";

/** The header names the calling service; the server also takes it as proof against forged cross-site posts. */
export const SERVICE_HEADER = { "x-service": "CIRCUIT_ARCHITECTURE" };

/**
 * What is done about a call that failed, further to what its screen does. `handlesFaults` in the operation's context:
 * the screen that asked tells a fault of the server itself.
 */
export type OnCallError = (error: CombinedError, operation: Operation) => void;

/** How every call reaches the server. */
export const CLIENT_SETTINGS = {
  url: "/graphql",
  preferGetMethod: false,
  fetch: fetchWithTimeout,
  // The language is that of the screens, so that mail comes in it.
  fetchOptions: () => ({
    credentials: "include",
    headers: { ...SERVICE_HEADER, "accept-language": i18next.language },
  }),
  requestPolicy: "cache-and-network",
} as const satisfies Partial<ClientOptions>;

import { Client, fetchExchange, mapExchange } from "urql";
import { CLIENT_SETTINGS, type OnCallError } from "./client-settings.ts";

/** A client for people who are not signed in: there is nothing to keep, so that pages for everybody load no cache. */
export function createVisitorClient({ onError }: { onError: OnCallError }): Client {
  return new Client({ ...CLIENT_SETTINGS, exchanges: [mapExchange({ onError }), fetchExchange] });
}

import i18next from "i18next";

export const GRAPHQL_URL = "/graphql";

/** The header names the calling service; the server also takes it as proof against forged cross-site posts. */
const SERVICE_HEADER = { "x-service": "CIRCUIT_ARCHITECTURE" };

/** What goes with every call. The language is that of the screens, so that mail comes in it. */
export function callOptions() {
  return {
    credentials: "include",
    headers: { ...SERVICE_HEADER, "accept-language": i18next.language },
  } as const;
}

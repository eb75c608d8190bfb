import { cacheExchange } from "@urql/exchange-graphcache";
import i18next from "i18next";
import { Client, type CombinedError, fetchExchange, mapExchange, type Operation } from "urql";
import { fetchWithTimeout } from "./request-timeout.ts";

/** The header names the calling service; the server also takes it as proof against forged cross-site posts. */
export const SERVICE_HEADER = { "x-service": "CIRCUIT_ARCHITECTURE" };

/** Records without an id of their own live inside the record that carries them. */
const EMBEDDED = [
  "BoardPlace",
  "CircuitArchitecture",
  "CursorInfo",
  "EdaProjectConnectionV2",
  "EdaProjectFileInfo",
  "EdaProjectFileValidation",
  "EdaProjectIntents",
  "EdaProjectResultExport",
  "EdaRun",
  "EdaTaskRequest",
  "EmailPayload",
  "FileProblem",
  "Finding",
  "HistoryAuthor",
  "ImportDiagnostic",
  "ImportReceipt",
  "IntentProblem",
  "IntentReason",
  "MailPreference",
  "NoticeConnection",
  "OpenConnection",
  "OutboxConnection",
  "Pagination",
  "PinLink",
  "PinName",
  "PlacementIntent",
  "PlacementSummary",
  "PresignedUrls",
  "ProjectIntent",
  "ReceiptFile",
  "ReceiptLine",
  "RoutingSummary",
  "RunProgress",
  "SingleUploadFile",
  "SocialSignUp",
  "SuccessPayload",
];

/**
 * A client with an empty cache. Sign-out and expiry throw the whole client away and make another one, so nothing of
 * one person can show up for the next.
 */
export function createGraphqlClient({
  onError,
}: {
  /** `handlesFaults` in the operation's context: the screen that asked tells a fault of the server itself. */
  onError: (error: CombinedError, operation: Operation) => void;
}): Client {
  return new Client({
    url: "/graphql",
    preferGetMethod: false,
    fetch: fetchWithTimeout,
    // The language is that of the screens, so that mail comes in it.
    fetchOptions: () => ({
      credentials: "include",
      headers: { ...SERVICE_HEADER, "accept-language": i18next.language },
    }),
    requestPolicy: "cache-and-network",
    exchanges: [
      mapExchange({ onError }),
      cacheExchange({
        keys: {
          ...Object.fromEntries(EMBEDDED.map((name) => [name, () => null])),
          Profile: (profile) => (typeof profile.userId === "string" ? profile.userId : null),
        },
        updates: {
          Mutation: {
            deleteEdaProjectV2: (_result, _args, cache) => {
              cache.invalidate("Query", "edaProjectConnectionV2");
            },
            createEdaProjectQuickModeV2: (_result, _args, cache) => {
              cache.invalidate("Query", "edaProjectConnectionV2");
            },
          },
        },
      }),
      fetchExchange,
    ],
  });
}

import { cacheExchange } from "@urql/exchange-graphcache";
import { Client, fetchExchange, mapExchange } from "urql";
import type { OnCallError } from "./call-failure.ts";
import { callOptions, GRAPHQL_URL } from "./client-settings.ts";
import { forgetLists } from "./forget-lists.ts";
import { fetchWithTimeout } from "./request-timeout.ts";

/** Records without an id of their own live inside the record that carries them. */
const EMBEDDED = [
  "AddressList",
  "AppliedFrom",
  "AppliedVersion",
  "BoardPlace",
  "BoardVerdict",
  "BomLine",
  "BomLot",
  "BomSupplierPart",
  "BomSupply",
  "BomTotal",
  "CircuitArchitecture",
  "ContactConnection",
  "ContactProject",
  "ContactRun",
  "ContactVerdict",
  "CursorInfo",
  "Datasheet",
  "DatasheetMatching",
  "DatasheetMatchingRequest",
  "EdaProjectCommentList",
  "EdaProjectConnectionV2",
  "ComparedVersion",
  "EdaProjectFileInfo",
  "EdaProjectFileValidation",
  "EdaProjectHistoryConnection",
  "EdaProjectIntents",
  "EdaProjectPartChoices",
  "EdaProjectPartMatchListV2",
  "EdaProjectPerson",
  "EdaProjectResultExport",
  "EdaProjectShareLinkList",
  "EdaProjectVersionComparison",
  "EdaRun",
  "EdaTaskRequest",
  "EditedRecords",
  "EmailPayload",
  "FaqCategory",
  "FaqConnection",
  "FaqNeighbours",
  "FileProblem",
  "Finding",
  "HistoryAuthor",
  "ImportDiagnostic",
  "ImportReceipt",
  "IntentProblem",
  "IntentReason",
  "InviteTeamMemberPayload",
  "MailPreference",
  "NoticeConnection",
  // The name is that of the moment; the same team under two names must stay two records.
  "NotificationTarget",
  "OpenConnection",
  "OutboxConnection",
  "OwnTeamInvitations",
  "Pagination",
  "PartCandidate",
  "PartEvidence",
  "PartFacts",
  "PartMatch",
  "PartMatchReason",
  "PartPin",
  "PartQuestion",
  "PartSupplyRange",
  "PartSymbolPin",
  "PinLink",
  "PinName",
  "PlacementIntent",
  "PlacementSummary",
  "PlaneVias",
  "PresignedUrls",
  "PriceBreak",
  "ProjectIntent",
  "ProjectResult",
  "ReceiptFile",
  "ReceiptLine",
  "RoutingSummary",
  "RunProgress",
  "SavedLayout",
  "SingleUploadFile",
  "SocialSignUp",
  "SuccessPayload",
  "SupplyItem",
  "SupplyItemList",
  "SupplySourceState",
  "TeamAddressList",
  "TeamInvitationConnection",
  "TeamInvitationPayload",
  "TeamList",
  "TeamMemberConnection",
  "TeamSearchUserConnection",
  "TeamUser",
];

/**
 * A client with an empty cache. Sign-out and expiry throw the whole client away and make another one, so nothing of
 * one person can show up for the next.
 */
export function createGraphqlClient({ onError }: { onError: OnCallError }): Client {
  return new Client({
    url: GRAPHQL_URL,
    preferGetMethod: false,
    fetch: fetchWithTimeout,
    fetchOptions: callOptions,
    requestPolicy: "cache-and-network",
    exchanges: [
      mapExchange({
        onError: (failure, { context }) => onError(failure, { handlesFaults: context.handlesFaults === true }),
      }),
      cacheExchange({
        keys: {
          ...Object.fromEntries(EMBEDDED.map((name) => [name, () => null])),
          // Each version is a record of its own: an old one that is looked at must not take the place of the newest.
          EdaProjectV2: ({ id, majorVersion, revisionVersion }) =>
            typeof id === "string" ? `${id} ${majorVersion ?? ""}.${revisionVersion ?? ""}` : null,
          Profile: (profile) => (typeof profile.userId === "string" ? profile.userId : null),
        },
        updates: {
          Mutation: {
            createNotice: (_result, _args, cache) => forgetLists(cache, "noticeConnection"),
            updateNotice: (_result, _args, cache) => forgetLists(cache, "noticeConnection"),
            deleteNotice: (_result, _args, cache) => forgetLists(cache, "noticeConnection"),
            createContact: (_result, _args, cache) => forgetLists(cache, "contactConnection"),
            updateContact: (_result, _args, cache) => forgetLists(cache, "contactConnection"),
            deleteContact: (_result, _args, cache) => forgetLists(cache, "contactConnection"),
            deleteEdaProjectV2: (_result, _args, cache) => forgetLists(cache, "edaProjectConnectionV2"),
            moveEdaProject: (_result, _args, cache) => forgetLists(cache, "edaProjectConnectionV2"),
            duplicateEdaProject: (_result, _args, cache) => forgetLists(cache, "edaProjectConnectionV2"),
            createEdaProjectQuickModeV2: (_result, _args, cache) => forgetLists(cache, "edaProjectConnectionV2"),
          },
        },
      }),
      fetchExchange,
    ],
  });
}

import { builder } from "../../wire/builder.ts";
import { referencePrefix } from "../../wire/layout/present-layout.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { confirmMatch, deleteMatch } from "./change-match.ts";
import { listMatches, type PartListing, showMatch } from "./list-matches.ts";
import { PartMatch, PartPinType } from "./match-types.ts";
import { requestDatasheet } from "./request-datasheet.ts";
import { requestMatching } from "./request-matching.ts";

const PartMatchingStatus = builder.enumType("PartMatchingStatus", {
  description: "NONE: a project of before parts were matched; requestEdaProjectPartMatching does it.",
  values: ["NONE", "WAITING", "PROGRESS", "COMPLETE", "FAIL"] as const,
});

const PartMatchingFailure = builder.enumType("PartMatchingFailure", {
  values: ["INTERRUPTED", "OUT_OF_MEMORY", "OUT_OF_TIME", "CRASHED"] as const,
});

const EdaProjectPartMatchListV2 = builder.objectRef<PartListing>("EdaProjectPartMatchListV2").implement({
  fields: (t) => ({
    status: t.field({ type: PartMatchingStatus, resolve: ({ status }) => status }),
    failure: t.field({ type: PartMatchingFailure, nullable: true, resolve: ({ failure }) => failure }),
    parts: t.field({
      type: [PartMatch],
      description: "In the order of the design, equal parts beside each other; empty until they have been listed.",
      resolve: ({ parts }) => [...parts],
    }),
  }),
});

interface Requested {
  readonly id: string;
  readonly prefix: string;
  readonly reference: string;
}

const DatasheetMatchingRequest = builder.objectRef<Requested>("DatasheetMatchingRequest").implement({
  fields: (t) => ({
    datasheetMatchingId: t.exposeID("id"),
    partPrefix: t.exposeString("prefix"),
    partName: t.exposeString("reference"),
  }),
});

const EdaProjectPartMatchListV2Input = builder.inputType("EdaProjectPartMatchListV2Input", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const partInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.id({ required: true, description: "Of the project." }),
      key: t.id({ required: true, description: "Of the part." }),
    }),
  });

const EdaProjectPartMatchInput = partInput("EdaProjectPartMatchInput");
const DeleteEdaProjectPartMatchInfoV2Input = partInput("DeleteEdaProjectPartMatchInfoV2Input");

const RequestDatasheetMatchingInput = builder.inputType("RequestDatasheetMatchingInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "Of the project." }),
    key: t.id({ required: true, description: "Of the part." }),
    fileUrl: t.string({
      required: true,
      description: "Of an uploaded PDF, or the datasheetUrl of one that the account has.",
    }),
  }),
});

const RequestEdaProjectPartMatchingInput = builder.inputType("RequestEdaProjectPartMatchingInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const PartPinInput = builder.inputType("PartPinInput", {
  fields: (t) => ({
    number: t.string({ required: true }),
    name: t.string({ required: true }),
    type: t.field({ type: PartPinType }),
  }),
});

const PartSupplyRangeInput = builder.inputType("PartSupplyRangeInput", {
  description: "Volts.",
  fields: (t) => ({
    name: t.string({ required: true }),
    least: t.float(),
    typical: t.float(),
    most: t.float(),
  }),
});

const ConfirmEdaProjectPartMatchInput = builder.inputType("ConfirmEdaProjectPartMatchInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "Of the project." }),
    key: t.id({ required: true, description: "Of the part." }),
    candidateId: t.id({ description: "Another candidate; absent: what the part is matched with." }),
    name: t.string(),
    package: t.string(),
    pins: t.field({ type: [PartPinInput], description: "The whole table; absent: as it is." }),
    supply: t.field({ type: [PartSupplyRangeInput], description: "The whole table; absent: as it is." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectPartMatchListV2: t.field({
    type: EdaProjectPartMatchListV2,
    args: { input: t.arg({ type: EdaProjectPartMatchListV2Input, required: true }) },
    resolve: (_root, { input }, context) => listMatches(context.application, requireSession(context).userId, input.id),
  }),
  edaProjectPartMatch: t.field({
    type: PartMatch,
    description: "One part; 70020 where the project has no such part.",
    args: { input: t.arg({ type: EdaProjectPartMatchInput, required: true }) },
    resolve: (_root, { input }, context) => showMatch(context.application, requireSession(context).userId, input),
  }),
}));

builder.mutationFields((t) => ({
  requestDatasheetMatching: t.field({
    type: DatasheetMatchingRequest,
    description:
      "Has a PDF read for a part; Datasheet messages tell how far it is. 70015 for a file that is not a PDF, 70014 above 300 MB, 70020 where the project has no such part; 70021 comes with the message.",
    args: { input: t.arg({ type: RequestDatasheetMatchingInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Requested> => {
      const { id, reference } = await requestDatasheet(context.application, requireSession(context).userId, input);
      return { id, reference, prefix: referencePrefix(reference) };
    },
  }),
  deleteEdaProjectPartMatchInfoV2: t.field({
    type: SuccessPayload,
    description: "Takes a part's match back, or stops the reading of its datasheet; 70008 where there is neither.",
    args: { input: t.arg({ type: DeleteEdaProjectPartMatchInfoV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteMatch(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  confirmEdaProjectPartMatch: t.field({
    type: PartMatch,
    description: "Confirms a match, as it is or corrected; for all equal parts and for later projects.",
    args: { input: t.arg({ type: ConfirmEdaProjectPartMatchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application } = context;
      const { userId } = requireSession(context);
      await confirmMatch(application, userId, {
        id: input.id,
        key: input.key,
        candidateId: input.candidateId,
        correction: {
          name: input.name ?? undefined,
          package: input.package ?? undefined,
          pins: input.pins?.map(({ number, name, type = null }) => ({ number, name, type })),
          supply: input.supply?.map(({ name, least = null, typical = null, most = null }) => ({
            name,
            least,
            typical,
            most,
          })),
        },
      });
      return showMatch(application, userId, input);
    },
  }),
  requestEdaProjectPartMatching: t.field({
    type: SuccessPayload,
    description: "Matches the parts again that are not matched, and those that are not confirmed.",
    args: { input: t.arg({ type: RequestEdaProjectPartMatchingInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requestMatching(context.application, requireSession(context).userId, input.id);
      return { success: true };
    },
  }),
}));

import { refuseField } from "../../../platform/application-error.ts";
import { refusal } from "../../../platform/refusal.ts";
import type { ListedPrice, PriceListReading } from "../../../threads/messages/price-list-messages.ts";
import { builder } from "../../../wire/builder.ts";
import { SuccessPayload } from "../../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../../wire/request-context.ts";
import { requireAdministrator } from "../../accounts/administrators.ts";
import { act } from "../../audit/act.ts";
import { readUploads } from "../../files/uploads.ts";
import { readPriceList, requireSound, storePriceList } from "./import-price-list.ts";
import { deletePriceLists, findPriceList } from "./price-list-store.ts";

const PREVIEWED_PARTS = 20;

type PriceList = NonNullable<Awaited<ReturnType<typeof findPriceList>>>;

const SupplyPriceList = builder.objectRef<PriceList>("SupplyPriceList").implement({
  fields: (t) => ({
    fileName: t.exposeString("fileName"),
    parts: t.exposeInt("parts"),
    importedAt: t.field({ type: "DateTime", resolve: ({ importedAt }) => importedAt }),
  }),
});

const ImportSupplyPriceListInput = builder.inputType("ImportSupplyPriceListInput", {
  fields: (t) => ({
    fileName: t.string({ required: true }),
    csv: t.string({ description: "The file's text: docs/operating/supply.md says its columns." }),
    fileUrl: t.string({
      description: "Instead of csv: an upload (presignedUrlForFileUpload with the type ATTACHMENT).",
    }),
  }),
});

const PreviewSupplyPriceListInput = builder.inputType("PreviewSupplyPriceListInput", {
  fields: (t) => ({ fileUrl: t.string({ required: true }) }),
});

const ListedPriceType = builder.objectRef<ListedPrice>("ListedPrice").implement({
  fields: (t) => ({
    partNumber: t.string({ resolve: ({ item }) => item.partNumber }),
    manufacturer: t.string({ resolve: ({ item }) => item.manufacturer }),
    supplierPartNumber: t.string({ resolve: ({ item }) => item.supplierPartNumber }),
    breaks: t.int({ description: "Price breaks.", resolve: ({ item }) => item.priceBreaks.length }),
  }),
});

const SupplyPriceListPreview = builder.objectRef<PriceListReading>("SupplyPriceListPreview").implement({
  fields: (t) => ({
    parts: t.int({ resolve: (reading) => ("parts" in reading ? reading.parts.length : 0) }),
    first: t.field({
      type: [ListedPriceType],
      description: `The first ${PREVIEWED_PARTS} parts.`,
      resolve: (reading) => ("parts" in reading ? reading.parts.slice(0, PREVIEWED_PARTS) : []),
    }),
    problems: t.stringList({
      description: "With their lines, in English; the first of many. A list with one is not imported.",
      resolve: (reading) => ("problems" in reading ? reading.problems.map(({ sentence }) => sentence) : []),
    }),
    problemSentences: t.field({
      type: ["JSON"],
      description: "The same as data: {kind, facts}, as `extensions.sentence` of errors.",
      resolve: (reading) => ("problems" in reading ? reading.problems.map(({ words }) => words) : []),
    }),
  }),
});

/** Of a file that the caller uploaded. */
async function readUploadedText(context: RequestContext, fileUrl: string): Promise<string> {
  const { userId } = requireSession(context);
  const [file] = await readUploads(context.application, userId, [fileUrl]);
  return new TextDecoder().decode(file?.bytes);
}

builder.queryFields((t) => ({
  supplyPriceList: t.field({
    type: SupplyPriceList,
    nullable: true,
    description: "For administrators. Null: none was imported.",
    resolve: async (_root, _args, context) => {
      await requireAdministrator(context);
      return (await findPriceList(context.application.db)) ?? null;
    },
  }),
  supplyPriceListPreview: t.field({
    type: SupplyPriceListPreview,
    description: "For administrators: what an uploaded list would bring, before it is imported.",
    args: { input: t.arg({ type: PreviewSupplyPriceListInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return readPriceList(context.application, await readUploadedText(context, input.fileUrl));
    },
  }),
}));

builder.mutationFields((t) => ({
  importSupplyPriceList: t.field({
    type: SupplyPriceList,
    description:
      "For administrators: in place of the list before. A mistake refuses the whole list; `problems` names the lines.",
    args: { input: t.arg({ type: ImportSupplyPriceListInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      // A large list takes seconds: it is read before the transaction of the act begins.
      const csv = input.fileUrl ? await readUploadedText(context, input.fileUrl) : input.csv;
      if (csv == null) refuseField("csv", refusal("list-without-source", {}));
      const reading = requireSound(await readPriceList(context.application, csv));
      return act(context, "importSupplyPriceList", async (application, userId) => {
        const list = await storePriceList(application, userId, input.fileName, reading);
        return { subject: ["PRICE_LIST", list.fileName], after: { parts: list.parts }, value: list };
      });
    },
  }),
  deleteSupplyPriceList: t.field({
    type: SuccessPayload,
    description: "For administrators. success: there was one.",
    resolve: async (_root, _args, context) => {
      const success = await act(context, "deleteSupplyPriceList", async ({ db }) => {
        const list = await findPriceList(db);
        return {
          subject: ["PRICE_LIST", list?.fileName ?? ""],
          ...(list && { before: { parts: list.parts } }),
          value: await deletePriceLists(db),
        };
      });
      return { success };
    },
  }),
}));

import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import {
  checkPriceList,
  listPriceLists,
  type PriceListCheck,
  type PriceListRow,
  priceListOf,
  retirePriceList,
  storePriceList,
} from "./price-lists.ts";

const MAX_CSV_CHARACTERS = 500_000;

const BoardPriceListType = builder.objectRef<PriceListRow>("BoardPriceList").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    fileName: t.exposeString("fileName"),
    currency: t.field({ type: Currency, resolve: ({ currency }) => currency }),
    isSample: t.exposeBoolean("isSample", { description: "An example: nothing is charged by it." }),
    isActive: t.exposeBoolean("isActive"),
    rates: t.int({ resolve: (row) => priceListOf(row).rates.length }),
    validDays: t.int({ resolve: (row) => priceListOf(row).validDays }),
    isTaxIncluded: t.boolean({ resolve: (row) => priceListOf(row).isTaxIncluded }),
    importedAt: t.field({ type: "DateTime", resolve: ({ importedAt }) => importedAt }),
  }),
});
const BoardPriceListConnection = builder.objectRef<readonly PriceListRow[]>("BoardPriceListList").implement({
  fields: (t) => ({ nodes: t.field({ type: [BoardPriceListType], resolve: (rows) => [...rows] }) }),
});

const BoardPriceListPreview = builder.objectRef<PriceListCheck>("BoardPriceListPreview").implement({
  fields: (t) => ({
    currency: t.field({ type: Currency, nullable: true, resolve: ({ list }) => list?.currency ?? null }),
    isSample: t.boolean({ nullable: true, resolve: ({ list }) => list?.isSample ?? null }),
    isTaxIncluded: t.boolean({ nullable: true, resolve: ({ list }) => list?.isTaxIncluded ?? null }),
    validDays: t.int({ nullable: true, resolve: ({ list }) => list?.validDays ?? null }),
    rates: t.int({ resolve: ({ list }) => list?.rates.length ?? 0 }),
    problems: t.stringList({
      description: "With their lines, in English; the first of many. A list with one is not imported.",
      resolve: ({ problems }) => problems.map(({ sentence }) => sentence),
    }),
    problemSentences: t.field({
      type: ["JSON"],
      description: "The same as data: {kind, facts}, as `extensions.sentence` of errors.",
      resolve: ({ problems }) => problems.map(({ words }) => words),
    }),
  }),
});

const CsvInput = builder.inputType("BoardPriceListPreviewInput", {
  fields: (t) => ({ csv: t.string({ required: true, description: "docs/operating/orders.md says its columns." }) }),
});
const ImportInput = builder.inputType("ImportBoardPriceListInput", {
  fields: (t) => ({ fileName: t.string({ required: true }), csv: t.string({ required: true }) }),
});
const RetireInput = builder.inputType("RetireBoardPriceListInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

function requireShort(csv: string): string {
  if (csv.length > MAX_CSV_CHARACTERS)
    refuseField("csv", refusal("text-too-long", { field: "csv", most: MAX_CSV_CHARACTERS, count: csv.length }));
  return csv;
}

builder.queryFields((t) => ({
  boardPriceLists: t.field({
    type: BoardPriceListConnection,
    description: "For administrators: the newest first; the active ones price orders.",
    resolve: async (_root, _args, context) => {
      await requireAdministrator(context);
      return listPriceLists(context.application.db);
    },
  }),
  boardPriceListPreview: t.field({
    type: BoardPriceListPreview,
    description: "For administrators: what a list would bring, before it is imported.",
    args: { input: t.arg({ type: CsvInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return checkPriceList(context.application, requireShort(input.csv));
    },
  }),
}));

builder.mutationFields((t) => ({
  importBoardPriceList: t.field({
    type: BoardPriceListType,
    description: "For administrators: it is the active one of its currency. A mistake refuses the whole list.",
    args: { input: t.arg({ type: ImportInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const { list, problems } = await checkPriceList(context.application, requireShort(input.csv));
      if (list === undefined)
        throw new ApplicationError("BAD_REQUEST", problems[0] ?? refusal("list-unreadable", {}), {
          field: "csv",
          problems: problems.map(({ sentence }) => sentence),
        });
      return act(context, "importBoardPriceList", async (application, byId) => {
        const row = await storePriceList(application, { fileName: input.fileName, list, byId });
        return {
          subject: ["PRICE_LIST", row.id],
          after: { currency: row.currency, isSample: row.isSample, rates: list.rates.length },
          value: row,
        };
      });
    },
  }),
  retireBoardPriceList: t.field({
    type: SuccessPayload,
    description: "For administrators: orders in its currency are priced by a person from now on.",
    args: { input: t.arg({ type: RetireInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await act(context, "retireBoardPriceList", async ({ db }) => {
        const row = await retirePriceList(db, input.id);
        return { subject: ["PRICE_LIST", row.id], after: { isActive: false }, value: row };
      });
      return { success: true };
    },
  }),
}));

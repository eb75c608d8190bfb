import { builder } from "../../../wire/builder.ts";
import { SuccessPayload } from "../../../wire/payloads.ts";
import { requireAdministrator } from "../../accounts/administrators.ts";
import { act } from "../../audit/act.ts";
import { readPriceList, storePriceList } from "./import-price-list.ts";
import { deletePriceLists, findPriceList } from "./price-list-store.ts";

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
    csv: t.string({ required: true, description: "The file's text: docs/operating/supply.md says its columns." }),
  }),
});

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
      const reading = await readPriceList(context.application, input.csv);
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

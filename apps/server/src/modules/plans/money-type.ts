import { type Money, moneyToDecimal } from "@tracewright/assembly";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";

export const MoneyType = builder.objectRef<Money>("Money").implement({
  fields: (t) => ({
    currency: t.field({ type: Currency, resolve: ({ currency }) => currency }),
    amount: t.string({ description: "A plain decimal: 19000, 15.00.", resolve: moneyToDecimal }),
  }),
});

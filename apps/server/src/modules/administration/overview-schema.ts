import { builder } from "../../wire/builder.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { type Integration, type Overview, readOverview } from "./read-overview.ts";

const IntegrationName = builder.enumType("IntegrationName", {
  values: ["MAIL", "GOOGLE", "KAKAO", "MOUSER", "PRICE_LIST", "S3"] as const,
});

const IntegrationType = builder.objectRef<Integration>("Integration").implement({
  description: "Something outside of this server that it works with. No key is ever shown.",
  fields: (t) => ({
    name: t.field({ type: IntegrationName, resolve: ({ name }) => name }),
    isConfigured: t.exposeBoolean("isConfigured"),
    lastOkAt: t.field({ type: "DateTime", nullable: true, resolve: ({ lastOkAt }) => lastOkAt }),
    lastErrorAt: t.field({ type: "DateTime", nullable: true, resolve: ({ lastErrorAt }) => lastErrorAt }),
    lastError: t.exposeString("lastError", { nullable: true }),
  }),
});

const OpenContacts = builder.objectRef<Overview["contacts"]>("OverviewContacts").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    oldestAt: t.field({ type: "DateTime", nullable: true, resolve: ({ oldestAt }) => oldestAt }),
  }),
});
const OverviewRuns = builder.objectRef<Overview["runs"]>("OverviewRuns").implement({
  fields: (t) => ({
    waiting: t.exposeInt("waiting"),
    working: t.exposeInt("working"),
    failedToday: t.exposeInt("failedToday", { description: "In the last 24 hours." }),
  }),
});
const OverviewMail = builder.objectRef<Overview["mail"]>("OverviewMail").implement({
  fields: (t) => ({ waiting: t.exposeInt("waiting"), failed: t.exposeInt("failed") }),
});
const OverviewStorage = builder.objectRef<Overview["storage"]>("OverviewStorage").implement({
  fields: (t) => ({
    usedBytes: t.exposeFloat("usedBytes"),
    freeBytes: t.exposeFloat("freeBytes", { nullable: true, description: "Null: files are in S3." }),
  }),
});

const OverviewType = builder.objectRef<Overview>("AdministrationOverview").implement({
  fields: (t) => ({
    contacts: t.field({ type: OpenContacts, resolve: ({ contacts }) => contacts }),
    orders: t.field({
      type: OpenContacts,
      description: "That wait for staff.",
      resolve: ({ orders }) => orders,
    }),
    estimates: t.field({ type: OpenContacts, description: "Without a price.", resolve: ({ estimates }) => estimates }),
    runs: t.field({ type: OverviewRuns, resolve: ({ runs }) => runs }),
    mail: t.field({ type: OverviewMail, resolve: ({ mail }) => mail }),
    storage: t.field({ type: OverviewStorage, resolve: ({ storage }) => storage }),
    integrations: t.field({ type: [IntegrationType], resolve: ({ integrations }) => integrations }),
  }),
});

builder.queryFields((t) => ({
  administrationOverview: t.field({
    type: OverviewType,
    description: "For administrators.",
    resolve: async (_root, _args, context) => {
      await requireAdministrator(context);
      return readOverview(context.application);
    },
  }),
}));

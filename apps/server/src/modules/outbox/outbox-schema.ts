import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { outbox } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { type PageCount, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import { listOutbox, type OutboxState, stateOf } from "./list-outbox.ts";

type OutboxRow = typeof outbox.$inferSelect;

const OutboxStateType = builder.enumType("OutboxState", {
  description:
    "KEPT: no mail server was configured. WAITING: to be sent, perhaps after a failed try. GIVEN_UP: not sent.",
  values: ["KEPT", "WAITING", "SENT", "GIVEN_UP"] as const satisfies readonly OutboxState[],
});

const OutboxMail = builder.objectRef<OutboxRow>("OutboxMail").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind", { description: "Name of its template." }),
    recipient: t.exposeString("recipient"),
    subject: t.string({
      nullable: true,
      description: "Null where the text is.",
      resolve: (mail) => (mayShow(mail) ? mail.subject : null),
    }),
    text: t.string({
      nullable: true,
      description: "Null for a code that was sent: a reader could take over the account.",
      resolve: (mail) => (mayShow(mail) ? mail.body : null),
    }),
    state: t.field({ type: OutboxStateType, resolve: stateOf }),
    tries: t.exposeInt("tries"),
    failure: t.exposeString("failure", { nullable: true, description: "Answer of the mail server to the last try." }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    dueAt: t.field({ type: "DateTime", nullable: true, resolve: ({ dueAt }) => dueAt }),
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ sentAt }) => sentAt }),
  }),
});

/** Codes are handed out by the administrator where no mail server is, and are nobody's business where one is. */
function mayShow(mail: OutboxRow): boolean {
  return !mail.kind.endsWith("_CODE") || stateOf(mail) === "KEPT";
}

const OutboxConnection = builder
  .objectRef<{ readonly nodes: readonly OutboxRow[]; readonly pagination: PageCount; readonly sends: boolean }>(
    "OutboxConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [OutboxMail], resolve: ({ nodes }) => nodes }),
      totalCount: t.int({ resolve: ({ pagination }) => pagination.totalCount }),
      pagination: t.field({ type: Pagination, resolve: ({ pagination }) => pagination }),
      isMailServerConfigured: t.boolean({ resolve: ({ sends }) => sends }),
    }),
  });

const OutboxConnectionInput = builder.inputType("OutboxConnectionInput", {
  fields: (t) => ({ page: t.int(), size: t.int(), state: t.field({ type: OutboxStateType }) }),
});

const ResendMailInput = builder.inputType("ResendMailInput", { fields: (t) => ({ id: t.id({ required: true }) }) });

builder.queryFields((t) => ({
  outboxConnection: t.field({
    type: OutboxConnection,
    description: "For administrators: every mail of the last month, newest first.",
    args: { input: t.arg({ type: OutboxConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const { db, mailer } = context.application;
      const page = readPage(input);
      const { nodes, totalCount } = await listOutbox(db, page, input.state ?? undefined);
      return { nodes, pagination: countPages(page, totalCount), sends: mailer.isConfigured };
    },
  }),
}));

builder.mutationFields((t) => ({
  resendMail: t.field({
    type: SuccessPayload,
    description: "For administrators: tries a mail again that was kept or abandoned.",
    args: { input: t.arg({ type: ResendMailInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await act(context, "resendMail", async ({ mailer, db }) => {
        if (!mailer.isConfigured) throw new ApplicationError("CONFLICT", refusal("no-mail-server", {}));
        if (!isUuid(input.id) || !(await mailer.repost(input.id, db)))
          throw new ApplicationError("NOT_FOUND", refusal("mail-gone", {}));
        return { subject: ["MAIL", input.id], value: undefined };
      });
      return { success: true };
    },
  }),
}));

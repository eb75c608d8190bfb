import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import {
  changeMailPreferences,
  listMailPreferences,
  MAIL_OCCASIONS,
  type MailPreference,
} from "../notifications/mail-preferences.ts";
import {
  countUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "../notifications/notification-store.ts";
import { NotificationJob } from "./notification-type.ts";
import { presentStored } from "./notifications.ts";

const MailOccasionType = builder.enumType("MailOccasion", { values: MAIL_OCCASIONS });

const MailPreferenceType = builder.objectRef<MailPreference>("MailPreference").implement({
  description: "Whether a mail is sent on an occasion.",
  fields: (t) => ({
    kind: t.field({ type: MailOccasionType, resolve: ({ kind }) => kind }),
    email: t.exposeBoolean("email"),
  }),
});

const JobsInput = builder.inputType("JobsInput", {
  fields: (t) => ({
    lastId: t.id({ description: "The last one of the page before; without it the newest are answered." }),
    size: t.int({ description: "10 unless asked otherwise, 100 at most." }),
  }),
});

const ReadNotificationInput = builder.inputType("ReadNotificationInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const MailPreferenceInput = builder.inputType("MailPreferenceInput", {
  fields: (t) => ({
    kind: t.field({ type: MailOccasionType, required: true }),
    email: t.boolean({ required: true }),
  }),
});

const UpdateMailPreferencesInput = builder.inputType("UpdateMailPreferencesInput", {
  fields: (t) => ({ preferences: t.field({ type: [MailPreferenceInput], required: true }) }),
});

builder.queryFields((t) => ({
  jobs: t.field({
    type: [NotificationJob],
    description: "The caller's notifications, newest first.",
    args: { input: t.arg({ type: JobsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return (await listNotifications(context.application.db, userId, input)).map(presentStored);
    },
  }),
  unreadCount: t.int({
    resolve: (_root, _args, context) => countUnread(context.application.db, requireSession(context).userId),
  }),
  mailPreferences: t.field({
    type: [MailPreferenceType],
    resolve: (_root, _args, context) => listMailPreferences(context.application.db, requireSession(context).userId),
  }),
}));

builder.mutationFields((t) => ({
  readNotification: t.field({
    type: NotificationJob,
    args: { input: t.arg({ type: ReadNotificationInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return presentStored(await readNotification(context.application, userId, input.id));
    },
  }),
  readAllNotifications: t.field({
    type: SuccessPayload,
    resolve: async (_root, _args, context) => {
      await readAllNotifications(context.application, requireSession(context).userId);
      return { success: true };
    },
  }),
  updateMailPreferences: t.field({
    type: [MailPreferenceType],
    description: "Changes what is named; all preferences are answered.",
    args: { input: t.arg({ type: UpdateMailPreferencesInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await changeMailPreferences(context.application.db, userId, input.preferences);
      return listMailPreferences(context.application.db, userId);
    },
  }),
}));

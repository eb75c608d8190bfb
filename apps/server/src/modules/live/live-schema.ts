import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { NotificationJob, ServiceSite } from "./notification-type.ts";
import { watchNotifications } from "./notifications.ts";

const NotificationInput = builder.inputType("NotificationInput", {
  fields: (t) => ({ service: t.field({ type: ServiceSite, required: true }) }),
});

builder.subscriptionFields((t) => ({
  notification: t.field({
    type: NotificationJob,
    description: "News of all the user's projects. Nothing is replayed on connecting.",
    args: { input: t.arg({ type: NotificationInput, required: true }) },
    subscribe: (_root, { input }, context) =>
      watchNotifications(context.application, { userId: requireSession(context).userId, service: input.service }),
    resolve: (notification) => notification,
  }),
}));

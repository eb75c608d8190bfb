import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { NotificationJob, ServiceSite } from "./notification-type.ts";
import { watchNotifications } from "./notifications.ts";
import { type PersonInProject, watchPeople } from "./watch-people.ts";

const EdaProjectPerson = builder.objectRef<PersonInProject>("EdaProjectPerson").implement({
  description: "Somebody who has a project open.",
  fields: (t) => ({
    userId: t.exposeID("userId"),
    name: t.exposeString("name"),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ thumbnailUrl }) => thumbnailUrl || null }),
  }),
});

const EdaProjectPeopleInput = builder.inputType("EdaProjectPeopleInput", {
  fields: (t) => ({ id: t.id({ required: true, description: "The project's." }) }),
});

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
  edaProjectPeople: t.field({
    type: [EdaProjectPerson],
    description:
      "Who has the project open, you among them: at once and with every change. You have it open while you subscribe. It ends when you may no longer read the project.",
    args: { input: t.arg({ type: EdaProjectPeopleInput, required: true }) },
    subscribe: (_root, { input }, context) =>
      watchPeople(context.application, { userId: requireSession(context).userId, projectId: input.id }),
    resolve: (people) => [...people],
  }),
}));

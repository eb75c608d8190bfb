import { builder } from "../../wire/builder.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { loadRoles } from "../access/role-loader.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { NotificationJob, ServiceSite } from "./notification-type.ts";
import { watchNotifications } from "./notifications.ts";
import { PROJECT_PRESENCE } from "./project-presence.ts";
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

builder.objectFields(EdaProjectV2, (t) => ({
  openedBy: t.field({
    type: [EdaProjectPerson],
    description: "Who else has it open now. A list that shows it asks again from time to time.",
    resolve: (project, _args, context) => findOthersIn(context, project),
  }),
}));

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

/** Members of the project's team, while they are: presence is reported by screens and outlives a membership by moments. */
async function findOthersIn(context: RequestContext, { id, teamId }: ProjectRow): Promise<PersonInProject[]> {
  if (teamId === null) return [];
  const { userId } = requireSession(context);
  const others = context.application.services
    .get(PROJECT_PRESENCE)
    .peopleIn(id)
    .filter((personId) => personId !== userId);
  const found = await Promise.all(
    others.map(async (personId) => {
      const role = await context.loaders.of(loadRoles).load({ userId: personId, teamId });
      const user = role && (await context.loaders.of(loadUsers).load(personId));
      return user ? [{ userId: personId, name: user.name, thumbnailUrl: user.thumbnailUrl }] : [];
    }),
  );
  return found.flat();
}

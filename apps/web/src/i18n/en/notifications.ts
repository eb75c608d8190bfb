export const notifications = {
  notifications: {
    title: "Notifications",
    unread_one: "Notifications, {{count}} unread",
    unread_other: "Notifications, {{count}} unread",
    new: "New:",
    readAll: "Mark all as read",
    empty: "Nothing yet. When a placement or routing ends, it is told here.",
    more: "Show older ones",
    end: "That is all. Notifications go after 90 days.",
    gone: "{{project}} was deleted. There is nothing left to open.",
    other: "News about {{project}}",
    case: {
      PLACEMENT_COMPLETE: "Placement of {{project}} is done. Choose one of its results.",
      PLACEMENT_FAIL: "Placement of {{project}} has failed.",
      ROUTING_COMPLETE: "Routing of {{project}} is done. Look at its result.",
      ROUTING_FAIL: "Routing of {{project}} has failed.",
    },
    mail: {
      title: "Notifications by e-mail",
      lead: "Mail goes to {{email}} when a run …",
      task: "Task",
      STARTED: "starts",
      COMPLETE: "is done",
      FAIL: "fails",
      always: "Each tick counts at once. Codes and word of a changed password are always sent.",
    },
  },
} as const;

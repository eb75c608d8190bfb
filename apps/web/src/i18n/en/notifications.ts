export const notifications = {
  notifications: {
    title: "Notifications",
    unread_one: "Notifications, {{count}} unread",
    unread_other: "Notifications, {{count}} unread",
    new: "New:",
    readAll: "Mark all as read",
    empty: "No notifications yet. Finished placement and routing runs appear here.",
    more: "Show older notifications",
    end: "No older notifications. Notifications are deleted after 90 days.",
    gone: "{{project}} was deleted and can no longer be opened.",
    other: "News about {{project}}",
    case: {
      PLACEMENT_COMPLETE: "Placement of {{project}} is complete. Choose one of its results.",
      PLACEMENT_FAIL: "Placement of {{project}} failed.",
      ROUTING_COMPLETE: "Routing of {{project}} is complete. Review its result.",
      ROUTING_FAIL: "Routing of {{project}} failed.",
    },
    mail: {
      title: "Notifications by e-mail",
      lead: "Send mail to {{email}} when a run …",
      task: "Task",
      STARTED: "starts",
      COMPLETE: "completes",
      FAIL: "fails",
      always: "Changes apply immediately. Verification codes and password change notices are always sent.",
    },
  },
} as const;

import { NotificationBell } from "../notifications/notification-bell.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./header-tools.module.css";

/** What every header ends with, in the workspace too. */
export function HeaderTools() {
  return (
    <div className={classes.tools}>
      <NotificationBell />
      <AccountMenu />
    </div>
  );
}

import { AccountMenu } from "./account-menu.tsx";
import classes from "./header-tools.module.css";

/** What every header ends with, in the workspace too. */
export function HeaderTools() {
  return (
    <div className={classes.tools}>
      <AccountMenu />
    </div>
  );
}

import { Notifications, notifications } from "@mantine/notifications";
import { TOAST_MS } from "./toast-time.ts";
import classes from "./toasts.module.css";

export { notifications };

/** Over dialogs (200), under menus (300): a toast must not cover what somebody has just opened. */
const TOASTS_BELOW_MENUS = 250;

/** Where toasts stand. */
export function Toasts() {
  return (
    <Notifications className={classes.toasts} position="top-center" autoClose={TOAST_MS} zIndex={TOASTS_BELOW_MENUS} />
  );
}

import { useTranslation } from "react-i18next";
import { useLiveStatus } from "../session/session.ts";
import { useOnline } from "../shell/use-online.ts";
import classes from "./live-dot.module.css";

const LABELS = {
  connected: "connection.live",
  connecting: "connection.connecting",
  error: "connection.connecting",
  disconnected: "connection.disconnected",
} as const;

/** Whether what is on screen moves with the server. */
export function LiveDot() {
  const { t } = useTranslation();
  const heard = useLiveStatus();
  // A browser takes a while to give up a connection whose network is gone; nothing is live meanwhile.
  const status = useOnline() ? heard : "disconnected";
  return (
    <span className={classes.live} data-status={status}>
      {t(LABELS[status])}
    </span>
  );
}

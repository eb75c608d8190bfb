import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveStatus } from "../session/session.ts";
import classes from "./connection-banner.module.css";
import { useOnline } from "./use-online.ts";

/** A connection must be lost for this long before it is shown. */
const PATIENCE_MS = 4_000;

/** Says that the screen may be behind, while the network or the live connection is away. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  const status = useLiveStatus();
  const [lost, setLost] = useState(false);
  const connected = status === "connected" || status === "disconnected";
  useEffect(() => {
    if (connected) {
      setLost(false);
      return;
    }
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [connected]);

  const text = !online ? t("connection.offline") : lost ? t("connection.lost") : undefined;
  return (
    <div role="status">
      {text && (
        <p className={classes.banner}>
          <IconCloudOff size={16} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}

import { ActionIcon, Popover } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { UnreadCountDocument } from "../graphql/generated/documents.ts";
import type { LiveMessage } from "../live/open-notification-socket.ts";
import { LateDialog } from "../shell/late-dialog.tsx";
import { LatePanel } from "../shell/late-panel.tsx";
import classes from "./notification-bell.module.css";
import { useKeptMessages } from "./use-kept-messages.ts";
import { useNotificationText } from "./use-notification-text.ts";

const loadPanel = () => import("./notification-panel.tsx");
const loadPreferences = () => import("./mail-preferences-dialog.tsx");

/** More are not counted out: the badge keeps its width. */
const MAX_SHOWN = 99;

/** The bell in every header: how much is unread, and the list behind it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const textOf = useNotificationText();
  const [isOpen, setOpen] = useState(false);
  const [isChoosingMail, setChoosingMail] = useState(false);
  const [arrived, setArrived] = useState("");
  const [{ data }, count] = useQuery({ query: UnreadCountDocument, requestPolicy: "cache-and-network" });
  const unread = data?.unreadCount ?? 0;
  useKeptMessages(
    useCallback(
      (message: LiveMessage | undefined) => {
        count({ requestPolicy: "network-only" });
        if (message && !message.read && message.content.__typename === "CircuitArchitecture")
          setArrived(textOf(message.content));
      },
      [count, textOf],
    ),
  );
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width="min(380px, calc(100vw - 16px))"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            size={36}
            className={classes.bell ?? ""}
            aria-label={unread === 0 ? t("notifications.title") : t("notifications.unread", { count: unread })}
            onClick={() => setOpen((before) => !before)}
          >
            <IconBell size={20} stroke={1.6} aria-hidden />
            {unread > 0 && (
              <span className={classes.badge} aria-hidden="true">
                {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} className={classes.dropdown ?? ""} aria-label={t("notifications.title")}>
          <LatePanel
            load={loadPanel}
            props={{
              onLeave: () => setOpen(false),
              onChooseMail: () => {
                setOpen(false);
                setChoosingMail(true);
              },
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <span role="status" className="tw-visually-hidden">
        {arrived}
      </span>
      {isChoosingMail && <LateDialog load={loadPreferences} props={{ onClose: () => setChoosingMail(false) }} />}
    </>
  );
}

import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowBackUp, IconDots, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { useDiscard } from "../use-discard.ts";
import type { RunCommands } from "../use-run-commands.ts";
import classes from "./history-panel.module.css";

/**
 * What can be ordered of a result in the history while its board is unchanged: discard it, or have it wait for an
 * answer again.
 */
export function ResultMenu({
  requestGroupId,
  state,
  title,
  isBusy,
  commands,
}: {
  requestGroupId: string;
  state: NonNullable<Project["resultState"]>;
  /** The result, in words. */
  title: string;
  /** A run goes on. */
  isBusy: boolean;
  commands: RunCommands;
}) {
  const { t } = useTranslation();
  const { discard, offerAgain } = useDiscard(requestGroupId, commands);
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          loading={commands.busy === "discard"}
          aria-label={t("versions.actions", { version: title })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === "WAITING" ? (
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} disabled={isBusy} onClick={discard}>
            {t("discard.button")}
            <span className={classes.hint}>{t("discard.listHint")}</span>
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} disabled={isBusy} onClick={offerAgain}>
            {t("discard.offerAgain")}
            <span className={classes.hint}>{t("discard.offerAgainHint")}</span>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

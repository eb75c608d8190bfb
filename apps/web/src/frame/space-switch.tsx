import { Button, Menu } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useHolder } from "../holder/holder.ts";
import { HolderPicture } from "../holder/holder-picture.tsx";
import { useProfile } from "../shell/signed-in.tsx";
import classes from "./app-frame.module.css";
import { SpaceItems } from "./space-items.tsx";

/** Whose space is worked in, and the others to go to. */
export function SpaceSwitch() {
  const { t } = useTranslation();
  const { team } = useHolder();
  const profile = useProfile();
  const name = team?.name ?? t("holder.personal");
  return (
    <Menu width={240} position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          px={10}
          leftSection={<HolderPicture of={team ?? profile} />}
          rightSection={<IconSelector size={14} aria-hidden />}
          className={classes.space ?? ""}
        >
          <span className={classes.spaceName}>{name}</span>
          <span className="tw-visually-hidden">{t("holder.current")}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t("holder.switch")}>
        <SpaceItems />
      </Menu.Dropdown>
    </Menu>
  );
}

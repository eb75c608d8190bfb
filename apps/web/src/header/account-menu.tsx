import { Avatar, Button, Menu } from "@mantine/core";
import { IconChevronDown, IconLogout, IconMail, IconPencil, IconSettings, IconSpeakerphone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { imageUrl } from "../images/image-url.ts";
import { initialsName } from "../images/initials-name.ts";
import { useSession } from "../session/session.ts";
import { useKeepPreferences } from "../session/use-account-preferences.ts";
import { AppearanceMenuItems } from "../shell/appearance-menu.tsx";
import { useProfile } from "../shell/signed-in.tsx";
import classes from "./account-menu.module.css";

/** The person's own corner: settings, notices, appearance, log out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const profile = useProfile();
  const { signOut } = useSession();
  const { keepLanguage, keepCurrency } = useKeepPreferences();
  return (
    <Menu width={240} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={
            <span aria-hidden="true">
              <Avatar
                size={24}
                src={imageUrl(profile.thumbnailUrl, 24) ?? null}
                name={initialsName(profile.name)}
                color="initials"
                alt=""
              />
            </span>
          }
          rightSection={<IconChevronDown size={14} aria-hidden />}
          className={classes.account ?? ""}
        >
          <span className={classes.name}>{profile.name}</span>
          <span className="tw-visually-hidden">{t("shell.account")}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ""}>
        <Menu.Label>{profile.email}</Menu.Label>
        <Menu.Item component={Link} to="/mypage/setting/profile/" leftSection={<IconSettings size={16} aria-hidden />}>
          {t("shell.settings")}
        </Menu.Item>
        <Menu.Item component={Link} to="/support/notice/" leftSection={<IconSpeakerphone size={16} aria-hidden />}>
          {t("shell.notices")}
        </Menu.Item>
        {profile.user.role === "ADMIN" && (
          <>
            <Menu.Item component={Link} to="/admin/notices/" leftSection={<IconPencil size={16} aria-hidden />}>
              {t("manageNotices.title")}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/outbox/" leftSection={<IconMail size={16} aria-hidden />}>
              {t("shell.outbox")}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <AppearanceMenuItems onLanguage={keepLanguage} onCurrency={keepCurrency} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t("shell.signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

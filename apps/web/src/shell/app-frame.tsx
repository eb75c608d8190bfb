import { Anchor, Avatar, Button, Menu, NavLink } from "@mantine/core";
import { IconChevronDown, IconFolder, IconHome, IconLogout } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, NavLink as RouterNavLink, useLocation } from "react-router";
import { useSession } from "../session/session.ts";
import classes from "./app-frame.module.css";
import { AppearanceMenuItems } from "./appearance-menu.tsx";
import { Brand } from "./brand.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { useProfile } from "./signed-in.tsx";

const SIDE_LINKS = [
  { to: "/home", label: "shell.home", icon: IconHome },
  { to: "/workspace/personal/projects/", label: "shell.projects", icon: IconFolder },
] as const;

/** Top bar and side list around every screen but the workspace. */
export function AppFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={classes.frame}>
      <a href="#content" className="tw-skip-link">
        {t("shell.skip")}
      </a>
      <header className={classes.top}>
        <Anchor component={Link} to="/home" underline="never" className={classes.brand}>
          <Brand />
        </Anchor>
        <AccountMenu />
      </header>
      <nav aria-label={t("shell.workspace")} className={classes.side}>
        {SIDE_LINKS.map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            component={RouterNavLink}
            to={to}
            label={t(label)}
            active={pathname === to || (to !== "/home" && pathname.startsWith(to))}
            leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
            className={classes.sideLink ?? ""}
          />
        ))}
      </nav>
      <main id="content" className={classes.content} tabIndex={-1}>
        <ConnectionBanner />
        <Suspense fallback={<LoadingOverlay />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** The person's own corner: appearance, log out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const profile = useProfile();
  const { signOut } = useSession();
  return (
    <Menu width={220}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={
            <span aria-hidden="true">
              <Avatar size={24} src={profile.thumbnailUrl || null} name={profile.name} color="initials" alt="" />
            </span>
          }
          rightSection={<IconChevronDown size={14} aria-hidden />}
          className={classes.account ?? ""}
        >
          <span className={classes.accountName}>{profile.name}</span>
          <span className="tw-visually-hidden">{t("shell.account")}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{profile.email}</Menu.Label>
        <AppearanceMenuItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t("shell.signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, Menu } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useHolder } from "../holder/holder.ts";
import { useProfile } from "../shell/signed-in.tsx";
import { site } from "../site.ts";
import classes from "./app-frame.module.css";
import { areaAt, areasOf, groupsIn, leadsTo } from "./navigation.ts";
import { SpaceItems } from "./space-items.tsx";

/** The areas of the application, side by side. */
export function TopMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user } = useProfile();
  return (
    <nav aria-label={t("shell.mainMenu")} className={classes.areas}>
      {areasOf(user.role).map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className={classes.area}
          aria-current={entry === areaAt(pathname) ? "true" : undefined}
        >
          {t(`shell.${entry.label}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Areas and submenus in one menu, where there is no room for them side by side. */
export function CompactMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { team } = useHolder();
  const { user } = useProfile();
  return (
    <Menu width={240} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconMenu2 size={20} aria-hidden />}
          className={classes.compact ?? ""}
        >
          {t("shell.menu")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.compactDropdown ?? ""}>
        <Menu.Label>{t("holder.switch")}</Menu.Label>
        <SpaceItems />
        {areasOf(user.role).map((area) => (
          <div key={area.label}>
            <Menu.Label>{t(`shell.${area.label}`)}</Menu.Label>
            {groupsIn(area, team?.id, site.credits !== "off")
              .flatMap(({ links }) => links)
              .map(({ to, label, icon: Icon }) => (
                <Menu.Item
                  key={to}
                  component={Link}
                  to={to}
                  leftSection={<Icon size={16} aria-hidden />}
                  {...(leadsTo(to, pathname) && { "aria-current": "page" as const })}
                >
                  {t(`shell.${label}`)}
                </Menu.Item>
              ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { NavLink } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useHolder } from "../holder/holder.ts";
import { site } from "../site.ts";
import classes from "./app-frame.module.css";
import { areaAt, groupsIn, leadsTo } from "./navigation.ts";
import { SpaceSwitch } from "./space-switch.tsx";

/** The submenus of the area one is in. */
export function SideMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { team } = useHolder();
  const area = areaAt(pathname);
  return (
    <nav aria-label={t(`shell.${area.label}`)} className={classes.side}>
      {groupsIn(area, team?.id, site.credits !== "off").map(({ title, isSpace, links }) => (
        <div key={title ?? links[0].label}>
          {isSpace && <SpaceSwitch />}
          {title && <p className={classes.group}>{t(`shell.${title}`)}</p>}
          {links.map(({ to, label, icon: Icon }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={t(`shell.${label}`)}
              active={leadsTo(to, pathname)}
              aria-current={leadsTo(to, pathname) ? "page" : undefined}
              leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
              className={classes.sideLink ?? ""}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

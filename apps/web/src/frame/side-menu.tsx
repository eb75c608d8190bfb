import { NavLink } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import classes from "./app-frame.module.css";
import { areaAt, leadsTo } from "./navigation.ts";

/** The submenus of the area one is in. */
export function SideMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { label: area, groups } = areaAt(pathname);
  return (
    <nav aria-label={t(`shell.${area}`)} className={classes.side}>
      {groups.map(({ title, links }) => (
        <div key={links[0].to}>
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

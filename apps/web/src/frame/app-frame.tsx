import { Anchor } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { HeaderTools } from "../header/header-tools.tsx";
import { Brand } from "../shell/brand.tsx";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { Footer } from "../shell/footer.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { useFocusOnArrival } from "../shell/use-focus-on-arrival.ts";
import classes from "./app-frame.module.css";
import { SideMenu } from "./side-menu.tsx";
import { CompactMenu, TopMenu } from "./top-menu.tsx";

/** Top bar, submenus and footer around every screen but the workspace. */
export function AppFrame() {
  const { t } = useTranslation();
  useFocusOnArrival("content");
  return (
    <div className={classes.frame}>
      <a href="#content" className="tw-skip-link">
        {t("shell.skip")}
      </a>
      <header className={classes.top}>
        <Anchor component={Link} to="/home" underline="never" className={classes.brand}>
          <Brand />
        </Anchor>
        <TopMenu />
        <CompactMenu />
        <HeaderTools />
      </header>
      <SideMenu />
      <div className={classes.column}>
        <main id="content" className={classes.content} tabIndex={-1}>
          <ConnectionBanner />
          <Suspense fallback={<LoadingOverlay />}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </div>
    </div>
  );
}

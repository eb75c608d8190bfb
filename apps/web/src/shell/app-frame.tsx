import { Anchor } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import classes from "./app-frame.module.css";
import { Brand } from "./brand.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Footer } from "./footer.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { SideMenu } from "./side-menu.tsx";
import { CompactMenu, TopMenu } from "./top-menu.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

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

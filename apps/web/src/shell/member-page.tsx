import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { AppearanceButton } from "./appearance-button.tsx";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import { HomeSiteLink } from "./home-site-link.tsx";
import classes from "./member-page.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** The quiet page around sign-in, sign-up and other public screens. */
export function MemberPage() {
  const { t } = useTranslation();
  useFocusOnArrival("content");
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <HomeSiteLink underline="never" aria-label={t("shell.start")}>
          <Brand />
        </HomeSiteLink>
        <AppearanceButton />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

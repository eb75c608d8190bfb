import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { AppearanceButton } from "./appearance-button.tsx";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import classes from "./member-page.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** The quiet page around sign-in, sign-up and other public screens. */
export function MemberPage() {
  const { t } = useTranslation();
  useFocusOnArrival("content");
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Anchor component={Link} to="/" underline="never" aria-label={t("shell.start")}>
          <Brand />
        </Anchor>
        <AppearanceButton />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

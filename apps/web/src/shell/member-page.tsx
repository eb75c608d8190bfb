import { Anchor, Button, Menu } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { AppearanceMenuItems } from "./appearance-menu.tsx";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import classes from "./member-page.module.css";

/** The quiet page around sign-in, sign-up and other public screens. */
export function MemberPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Anchor component={Link} to="/" underline="never" aria-label={t("shell.start")}>
          <Brand />
        </Anchor>
        <Menu withinPortal={false}>
          <Menu.Target>
            <Button variant="subtle" color="gray" leftSection={<IconLanguage size={20} aria-hidden />}>
              {t("appearance.title")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <AppearanceMenuItems />
          </Menu.Dropdown>
        </Menu>
      </header>
      <main className={classes.main} id="content">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

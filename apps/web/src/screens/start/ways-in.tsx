import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { site } from "../../site.ts";
import classes from "./start-screen.module.css";

/** Where somebody goes from the landing page. */
export function WaysIn() {
  const { t } = useTranslation();
  return (
    <Group gap="sm" className={classes.ways ?? ""}>
      <Button component={Link} to="/member/signup/">
        {t("signIn.signUp")}
      </Button>
      {site.demo && (
        <Button component={Link} to="/member/signin/?demo" variant="default">
          {t("start.demo")}
        </Button>
      )}
      <Button component={Link} to="/member/signin/" variant="default">
        {t("signIn.title")}
      </Button>
      <Button component={Link} to="/home" variant="subtle" color="gray">
        {t("start.toWorkspace")}
      </Button>
    </Group>
  );
}

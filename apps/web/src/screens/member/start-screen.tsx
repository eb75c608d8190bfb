import { Button, Group, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "../../shell/page-title.ts";
import classes from "./start-screen.module.css";

const STEPS = ["import", "place", "route", "export"] as const;

/** What the product is, for someone who has never seen it, and the two ways in. */
export default function StartScreen() {
  const { t } = useTranslation();
  usePageTitle(t("start.short"));
  return (
    <section className={classes.start}>
      <Title order={1}>{t("start.title")}</Title>
      <Text size="lg" c="dimmed" mt="md" maw={560}>
        {t("start.lead")}
      </Text>
      <Group mt="xl" gap="sm">
        <Button component={Link} to="/member/signup/">
          {t("signIn.signUp")}
        </Button>
        <Button component={Link} to="/member/signin/" variant="default">
          {t("signIn.title")}
        </Button>
        <Button component={Link} to="/home" variant="subtle" color="gray">
          {t("start.toWorkspace")}
        </Button>
      </Group>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`start.${step}.title`)}</h2>
            <p>{t(`start.${step}.body`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

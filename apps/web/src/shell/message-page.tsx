import { Button, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import classes from "./message-page.module.css";
import { usePageTitle } from "./page-title.ts";

/** A page that has one thing to say: not found, failed, not built yet. */
export function MessagePage({
  code,
  label,
  title,
  body,
  action,
  exit = "home",
}: {
  code?: string;
  /** What kind of page this is, in a word. */
  label?: string;
  title: string;
  body: string;
  /** What helps best; the ways out stand beside it. */
  action?: ReactNode;
  /** Where the way out leads: to the person's own home, or to the page for everybody. */
  exit?: "home" | "start";
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(title);
  return (
    <section className={classes.message}>
      {code && (
        <Text className="tw-number" c="dimmed" mb={8}>
          {code}
        </Text>
      )}
      {label && (
        <Text c="dimmed" mb={8}>
          {label}
        </Text>
      )}
      <Title order={1} fz={20} mb={8}>
        {title}
      </Title>
      <Text c="dimmed" mb="xl">
        {body}
      </Text>
      <Group gap="sm">
        {action}
        <Button component={Link} to={exit === "home" ? "/home" : "/"} variant={action ? "default" : "filled"}>
          {t(exit === "home" ? "messages.toHome" : "messages.toStart")}
        </Button>
        {canGoBack() && (
          <Button variant="default" onClick={() => navigate(-1)}>
            {t("messages.back")}
          </Button>
        )}
      </Group>
    </section>
  );
}

/** Whether the tab has an earlier page of this application; the router counts them in the history's state. */
function canGoBack(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
}

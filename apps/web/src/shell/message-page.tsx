import { Button, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import classes from "./message-page.module.css";
import { usePageTitle } from "./page-title.ts";

/** A page that has one thing to say: not found, failed, not part of this version yet. */
export function MessagePage({
  code,
  title,
  body,
  children,
}: {
  code?: string;
  title: string;
  body: string;
  children?: ReactNode;
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
      <Title order={1} fz={20} mb={8}>
        {title}
      </Title>
      <Text c="dimmed" mb="xl">
        {body}
      </Text>
      <Group gap="sm">
        {children ?? (
          <Button component={Link} to="/home">
            {t("messages.toHome")}
          </Button>
        )}
        <Button variant="default" onClick={() => navigate(-1)}>
          {t("messages.back")}
        </Button>
      </Group>
    </section>
  );
}

import { Alert, Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ErrorText } from "../graphql/use-error-text.ts";

/** An error where it belongs on the screen: the sentence, what to do about it with the way there, and the code in small print. */
export function ErrorNote({ error, action }: { error: ErrorText; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Alert variant="light" color="danger" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Group justify="space-between" gap="md">
        <Text size="md" c="var(--tw-text)">
          {error.sentence}{" "}
          {error.code !== undefined && (
            <Text span size="xs" c="dimmed" className="tw-number">
              {t("errors.codeLabel", { code: error.code })}
            </Text>
          )}
        </Text>
        {action ?? (error.way && <Link to={error.way.to}>{error.way.words}</Link>)}
      </Group>
    </Alert>
  );
}

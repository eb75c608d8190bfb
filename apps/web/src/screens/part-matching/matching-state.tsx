import { Alert, Button, Group, Progress, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { RequestPartMatchingDocument } from "../../graphql/generated/documents.ts";
import type { ErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { progressOf } from "./part-groups.ts";
import classes from "./part-matching.module.css";
import { useMatchingErrorText } from "./use-matching-error-text.ts";
import type { PartListing } from "./use-part-matches.ts";

/** How far the matching of a whole project is, and what can be done where it is not done. */
export function MatchingState({
  projectId,
  listing: { status, failure, parts },
  onChanged,
}: {
  projectId: string;
  listing: PartListing;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useMatchingErrorText();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<ErrorText>();
  const { settled, total } = progressOf(parts);
  const isBusy = status === "WAITING" || status === "PROGRESS";
  const ask = async () => {
    setAsking(true);
    const result = await client.mutation(RequestPartMatchingDocument, { input: { id: projectId } }).toPromise();
    setAsking(false);
    setError(result.error && errorText(result.error));
    onChanged();
  };
  const askButton = (label: string) => (
    <Button variant="default" size="compact-sm" flex="none" loading={isAsking} onClick={() => void ask()}>
      {label}
    </Button>
  );
  return (
    <div className={classes.state}>
      {status === "COMPLETE" && (
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {total === 0 ? t("parts.none") : t("parts.hint")}
          </Text>
          {total > 0 && askButton(t("parts.again"))}
        </Group>
      )}
      {status === "NONE" && (
        <Group justify="space-between" gap="sm">
          <Text>{t("parts.notYet")}</Text>
          {askButton(t("parts.start"))}
        </Group>
      )}
      {isBusy && (
        <>
          <Text size="sm" role="status">
            {total === 0 ? t("parts.waiting") : t("parts.progress", { settled, total })}
          </Text>
          <Progress
            mt={6}
            size={6}
            value={total === 0 ? 100 : (100 * settled) / total}
            animated={total === 0}
            aria-label={t("parts.progressLabel")}
          />
        </>
      )}
      {status === "FAIL" && (
        <Alert variant="light" color="warn" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
          <Group justify="space-between" gap="sm">
            <Text size="md" c="var(--tw-text)">
              {t(`parts.failure.${failure ?? "CRASHED"}`)}
            </Text>
            {askButton(t("parts.again"))}
          </Group>
        </Alert>
      )}
      {error && <ErrorNote error={error} />}
    </div>
  );
}

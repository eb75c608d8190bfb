import { Alert, Checkbox, Stack, Text } from "@mantine/core";
import { IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RulesTable } from "../../rules-from-copper/rules-table.tsx";
import type { FileCheckResult } from "./use-file-check.ts";

type Changes = NonNullable<FileCheckResult["inferredRules"]>;

/** A board came without its design rules: by which it is judged, and those that its copper keeps, to be taken instead. */
export function InferredRules({
  changes,
  isAccepted,
  onAccept,
}: {
  changes: Changes;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Alert
      color="warn"
      variant="light"
      icon={<IconRulerMeasure size={20} aria-hidden />}
      title={t("rulesFromCopper.title")}
    >
      <Stack gap="sm">
        <Text size="sm">{t("newProject.rulesMissingHint")}</Text>
        <RulesTable
          rules={changes.map(({ rule, defaultMm, inferredMm }) => ({ rule, inForceMm: defaultMm, inferredMm }))}
          inForce={t("newProject.ruleDefault")}
        />
        <Text size="xs" c="dimmed">
          {t("rulesFromCopper.source")}
        </Text>
        <Checkbox
          label={t("rulesFromCopper.use")}
          description={t("newProject.inferRulesHint")}
          checked={isAccepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}

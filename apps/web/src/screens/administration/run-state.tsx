import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StaffRunListQuery } from "../../graphql/generated/documents.ts";

type Run = StaffRunListQuery["staffRunConnection"]["nodes"][number];

/** How a run stands, and why it failed. */
export function RunState({ run: { status, failure } }: { run: Pick<Run, "status" | "failure"> }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`jobStatus.${status}`)}
      {failure && (
        <Text size="xs" c="dimmed">
          {t(`admin.runs.failures.${failure}`)}
        </Text>
      )}
    </>
  );
}

import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StaffRunListQuery } from "../../graphql/generated/documents.ts";

type Run = StaffRunListQuery["staffRunConnection"]["nodes"][number];

/** How a run stands, why it failed, and the trace that the log names. */
export function RunState({ run: { status, failure, traceId } }: { run: Pick<Run, "status" | "failure" | "traceId"> }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`jobStatus.${status}`)}
      {failure && (
        <Text size="xs" c="dimmed">
          {t(`admin.runs.failures.${failure}`)}
        </Text>
      )}
      {traceId && (
        <Text size="xs" c="dimmed">
          {t("admin.runs.trace")} <code>{traceId}</code>
        </Text>
      )}
    </>
  );
}

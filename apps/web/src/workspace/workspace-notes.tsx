import { CloseButton, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWordedErrorText } from "../receipt/use-worded-error-text.ts";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspaceOrders } from "./controller/orders.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { useWorkspaceVersions } from "./controller/versions.ts";
import { VersionBanner } from "./history/version-banner.tsx";
import { CreditsButton } from "./run-cost/credits-button.tsx";

/** What has to be said over the board: of the version on view, the connection, and what failed. */
export function WorkspaceNotes() {
  const { project, older, olderError } = useWorkspaceProject();
  const { commands: versions, comparison } = useWorkspaceVersions();
  const { view, commands } = useWorkspaceRun();
  const { retry } = useWorkspaceBoard();
  const { dialog } = useWorkspaceOrders();
  // A dialog that words an order says itself why it failed.
  const isErrorInDialog = dialog !== undefined && dialog.kind !== "rules";
  const { t } = useTranslation();
  const errorText = useWordedErrorText();
  return (
    <>
      {older && !comparison && (
        <VersionBanner
          project={project}
          version={{ majorVersion: older.m, revisionVersion: older.r }}
          error={olderError}
          isRunning={view.kind === "running"}
          commands={versions}
        />
      )}
      <ConnectionBanner />
      {commands.error && !isErrorInDialog && (
        <ErrorNote
          error={errorText(commands.error)}
          action={
            <Group gap="sm">
              <CreditsButton error={commands.error} teamId={project.teamId} />
              <CloseButton aria-label={t("common.close")} onClick={commands.dismissError} />
            </Group>
          }
        />
      )}
      {retry && (
        <ErrorNote
          error={{ sentence: t("workspace.loadFailed"), code: undefined }}
          action={<RetryButton onClick={retry} />}
        />
      )}
    </>
  );
}

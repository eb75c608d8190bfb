import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import type { Project } from "../open-project/use-project.ts";
import { useWordedErrorText } from "../receipt/use-worded-error-text.ts";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import type { VersionCommands } from "./history/use-version-commands.ts";
import { VersionBanner } from "./history/version-banner.tsx";
import type { ProjectRun } from "./use-project-run.ts";

/** What has to be said over the board: of the version on view, the connection, and what failed. */
export function WorkspaceNotes({
  project,
  older,
  olderError,
  versions,
  run: { view, commands },
  isErrorInDialog,
  onRetry,
}: {
  project: Project;
  /** The version on view, with a note that it is not the newest. */
  older: { readonly m: number; readonly r: number } | undefined;
  olderError: CombinedError | undefined;
  versions: VersionCommands;
  run: ProjectRun;
  /** A dialog is open that says itself why its order failed. */
  isErrorInDialog: boolean;
  /** Loads the board again; undefined where it did not fail. */
  onRetry: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const errorText = useWordedErrorText();
  return (
    <>
      {older && (
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
          action={<CloseButton aria-label={t("common.close")} onClick={commands.dismissError} />}
        />
      )}
      {onRetry && (
        <ErrorNote
          error={{ sentence: t("workspace.loadFailed"), code: undefined }}
          action={<RetryButton onClick={onRetry} />}
        />
      )}
    </>
  );
}

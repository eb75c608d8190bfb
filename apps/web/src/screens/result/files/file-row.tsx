import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconDownload, IconFileExport, IconRefresh } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment } from "../../../graphql/generated/documents.ts";
import { useOnline } from "../../../shell/use-online.ts";
import { ConfirmDownload } from "../../../verdict/confirm-download.tsx";
import { isReadyToOrder } from "../../../verdict/count-verdict.ts";
import { FileNews } from "./file-news.tsx";
import type { FileState } from "./file-state.ts";
import classes from "./files-panel.module.css";
import type { MadeFile } from "./made-files.ts";
import type { ExportJobs } from "./use-export-jobs.ts";

/** A file of the version: made, followed while it is made, and taken. */
export function FileRow({
  file,
  name,
  hint,
  jobs,
  verdict,
}: {
  file: MadeFile;
  name: string;
  hint: string;
  jobs: ExportJobs;
  verdict: BoardVerdictFragment | null | undefined;
}) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const state = jobs.stateOf(file);
  const isOpen = state.kind === "waiting" || state.kind === "making";
  const isBusy = state.kind === "asking" || isOpen;
  const hintId = useId();
  const main = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const isAsked = (file.isForFab || file.isEverything) && verdict != null && !isReadyToOrder(verdict);
  const press = () => {
    // The button stays where it is for the keyboard, and says itself that it cannot be pressed.
    if (!isOnline || isBusy) return;
    if (state.kind !== "ready") void jobs.make(file);
    else if (isAsked) setConfirming(true);
    else void jobs.take(file);
  };
  const word = actionOf(state, file);
  return (
    <li>
      <div className={classes.about}>
        {name}
        <small id={hintId}>{hint}</small>
        {isAsked && (
          <ConfirmDownload
            verdict={verdict}
            opened={isConfirming}
            onConfirm={() => {
              setConfirming(false);
              void jobs.take(file);
            }}
            onClose={() => setConfirming(false)}
          />
        )}
        <FileNews file={file} name={name} state={state} isOnline={isOnline} />
      </div>
      <div className={classes.actions}>
        {isOpen && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t("result.files.cancelNamed", { name })}
            onClick={() => {
              // The button goes with the job: the keyboard stays in its row.
              main.current?.focus();
              void jobs.cancel(state.job);
            }}
          >
            {t("common.cancel")}
          </Button>
        )}
        {state.kind === "ready" && (
          <Tooltip label={t("result.files.makeAgain")}>
            <ActionIcon
              size={28}
              variant="subtle"
              aria-label={t("result.files.makeNamedAgain", { name })}
              aria-disabled={!isOnline}
              onClick={() => isOnline && void jobs.make(file)}
            >
              <IconRefresh size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <Button
          ref={main}
          variant={state.kind === "ready" ? "filled" : "default"}
          size="compact-sm"
          {...((!isOnline || isBusy) && { "data-disabled": true })}
          aria-disabled={!isOnline || isBusy}
          aria-describedby={hintId}
          aria-label={t(`result.files.${word}Named`, { name })}
          leftSection={
            word === "make" ? <IconFileExport size={14} aria-hidden /> : <IconDownload size={14} aria-hidden />
          }
          onClick={press}
        >
          {t(`result.files.${word}`)}
        </Button>
      </div>
    </li>
  );
}

/** What leaves without being looked at is downloaded with the press that makes it. */
function actionOf({ kind }: FileState, { isForFab, isEverything }: MadeFile): "make" | "download" | "retry" {
  if (kind === "failed") return "retry";
  return kind !== "ready" && (isForFab || isEverything) ? "make" : "download";
}

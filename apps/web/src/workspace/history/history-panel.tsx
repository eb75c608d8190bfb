import { Button, CloseButton, Loader } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceRun } from "../controller/run.ts";
import { useWorkspaceVersions, type Version } from "../controller/versions.ts";
import { SidePanel, TitleCount } from "../side-panel.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import classes from "./history-panel.module.css";
import { HistoryRow } from "./history-row.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { ResultMenu } from "./result-menu.tsx";
import { useHistory } from "./use-history.ts";
import { isSameVersion, useVersionOnView } from "./use-version-on-view.ts";
import { wordEntry } from "./word-entry.ts";

/** What happened to the project, newest first: versions are opened, applied, gone back to and compared from here. */
export default function HistoryPanel({ onClose }: { onClose: () => void }) {
  const { project } = useWorkspaceProject();
  const { view, commands: runCommands } = useWorkspaceRun();
  const { commands, compared } = useWorkspaceVersions();
  const shown = useVersionOnView();
  const isRunning = view.kind === "running";
  const { t } = useTranslation();
  const errorText = useErrorText();
  const history = useHistory(project);
  const [asked, setAsked] = useState<Version>();
  const list = useRef<HTMLUListElement>(null);
  const { entries, total } = history;

  const press = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
    const at = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
    event.preventDefault();
  };

  // With an older version on the canvas it stands over that.
  const note = commands.error && !asked && isSameVersion(shown, project) && (
    <ErrorNote
      error={errorText(commands.error)}
      action={<CloseButton aria-label={t("common.close")} onClick={commands.dismissError} />}
    />
  );
  if (compared) return <ComparisonPanel compared={compared} note={note} onClose={onClose} />;
  const left = total - (entries?.length ?? 0);
  const stateOf = ({ requestGroupId }: HistoryEntryFragment) =>
    requestGroupId !== null && requestGroupId === project.run?.requestGroupId ? project.resultState : null;
  const answerTo = (entry: HistoryEntryFragment) => {
    const state = stateOf(entry);
    const { title, detail } = wordEntry(entry, t);
    return (
      state &&
      entry.requestGroupId && (
        <ResultMenu
          requestGroupId={entry.requestGroupId}
          state={state}
          title={detail ? `${title}, ${detail}` : title}
          isBusy={isRunning || runCommands.busy !== undefined}
          commands={runCommands}
        />
      )
    );
  };
  return (
    <SidePanel
      title={
        <>
          {t("versions.title")}
          {entries && <TitleCount>{t("versions.count", { count: total })}</TitleCount>}
        </>
      }
      head={isRunning && <p role="status">{t("versions.running")}</p>}
      onClose={onClose}
    >
      {note}
      {history.error && (
        <ErrorNote
          error={{ ...errorText(history.error), sentence: t("versions.failed") }}
          action={<RetryButton onClick={history.retry} />}
        />
      )}
      {!entries && !history.error && (
        <p className={classes.quiet} role="status">
          <Loader size={14} /> {t("versions.loading")}
        </p>
      )}
      {entries?.length === 0 && <p className={classes.quiet}>{t("versions.empty")}</p>}
      <ul className={classes.rows} ref={list} onKeyDown={press}>
        {entries?.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            resultState={stateOf(entry)}
            answer={answerTo(entry)}
            onReset={() => {
              commands.dismissError();
              setAsked(entry);
            }}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          className={classes.more ?? ""}
          variant="default"
          size="xs"
          loading={history.isLoading}
          onClick={history.more}
        >
          {t("versions.more", { count: left })}
        </Button>
      )}
      {asked && <ResetDialog version={asked} commands={commands} onClose={() => setAsked(undefined)} />}
    </SidePanel>
  );
}

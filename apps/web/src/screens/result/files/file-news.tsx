import { Progress } from "@mantine/core";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { exportRemarks } from "../../../export/export-remarks.ts";
import { FabReadiness } from "../../../export/fab-export/fab-readiness.tsx";
import { refusalSentences } from "../../../export/fab-export/refusal-sentences.ts";
import { failureOfJob } from "../../../export/failure-of-job.ts";
import { useExportFailureText } from "../../../export/use-export-failure-text.ts";
import { formatBytes } from "../../../format/format-bytes.ts";
import type { CallFailure } from "../../../graphql/call-failure.ts";
import type { ExportJobFragment } from "../../../graphql/generated/documents.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import type { FileState, Made } from "./file-state.ts";
import classes from "./files-panel.module.css";
import type { MadeFile } from "./made-files.ts";
import { type Piece, sayPiece } from "./say-piece.ts";

/** Sentences of a refusal or of remarks that are shown. */
const SHOWN = 20;

/** How it stands with a file, in words: how far it is, what was made, what was checked in it, or why there is none. */
export function FileNews({
  file,
  name,
  state,
  isOnline,
}: {
  file: MadeFile;
  name: string;
  state: FileState;
  isOnline: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      {state.kind === "making" && file.isEverything && (
        <Progress value={state.job.percent} size="sm" mt={6} aria-label={t("result.files.progressOf", { name })} />
      )}
      <small role="status">
        <Sentence state={state} file={file} isOnline={isOnline} />
      </small>
      {state.kind === "ready" && <Remarks of={state.made} />}
      {state.kind === "ready" && <LeftOut pieces={state.job.pieces} />}
      {state.kind === "failed" && <Refusal failure={state.failure} />}
    </>
  );
}

function Sentence({ state, file, isOnline }: { state: FileState; file: MadeFile; isOnline: boolean }) {
  const { t, i18n } = useTranslation();
  switch (state.kind) {
    case "asking":
      return t("result.files.asking");
    case "waiting":
      return (
        <>
          {t(isOnline ? "result.files.waiting" : "result.files.waitingAway", { count: state.before })}{" "}
          <Seconds since={state.job.createdAt} />
        </>
      );
    case "making":
      return (
        <>
          {isOnline
            ? file.isEverything
              ? sayProgress(t, state.job)
              : t("result.files.makingOne")
            : t("result.files.makingAway")}{" "}
          <Seconds since={state.job.createdAt} />
        </>
      );
    case "cancelled":
      return t(state.isAbandoned ? "result.files.abandoned" : "result.files.cancelled");
    case "gone":
      return t("result.files.gone");
    case "ready": {
      const { fileName, bytes } = state.made;
      const size = formatBytes(bytes, i18n.language);
      return t("result.files.ready", { fileName, size });
    }
    default:
      return undefined;
  }
}

/** "3 of 14: Layout as PDF": files count, for they are what one gets. */
function sayProgress(t: TFunction, { pieces, percent }: ExportJobFragment): string {
  const at = pieces.findIndex(({ status }) => status === "PROGRESS");
  const piece = pieces[at];
  if (!piece) return t("result.files.making", { percent });
  return t("result.files.makingPiece", { at: at + 1, count: pieces.length, piece: sayPiece(t, piece) });
}

/** Of "everything": what could not be written, with its reason. */
function LeftOut({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation();
  const failureText = useExportFailureText();
  const left = pieces.filter(({ status }) => status === "LEFT_OUT");
  if (left.length === 0) return undefined;
  return (
    <details className={classes.checks}>
      <summary>{t("result.files.leftOut", { count: left.length })}</summary>
      <Sentences
        of={left.map((piece) => `${sayPiece(t, piece)}: ${failureText(failureOfJob(piece.failure)).sentence}`)}
      />
    </details>
  );
}

/** Counts automatically, without announcing each second. */
function Seconds({ since }: { since: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  return (
    <span className="tw-number" aria-hidden>
      {t("result.files.seconds", { seconds })}
    </span>
  );
}

function Remarks({ of: made }: { of: Made }) {
  const { t } = useTranslation();
  const remarks = exportRemarks(t, made);
  const { fabReport: report } = made;
  const failed = report?.checks.filter(({ outcome }) => outcome !== "PASSED").length ?? 0;
  return (
    <>
      {report && (
        <details className={classes.checks} data-outcome={report.outcome}>
          <summary>
            {failed === 0
              ? t("result.files.allChecks", { count: report.checks.length })
              : t("result.files.someChecks", { failed, count: report.checks.length })}
          </summary>
          <FabReadiness report={report} />
        </details>
      )}
      {remarks.length > 0 && (
        <details className={classes.checks}>
          <summary>{t("result.files.remarks", { count: remarks.length })}</summary>
          <Sentences of={remarks} />
        </details>
      )}
    </>
  );
}

function Refusal({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation();
  const failureText = useExportFailureText();
  const text = failureText(failure);
  const sentences = refusalSentences(t, failure.graphQLErrors[0]?.extensions ?? {}, text.sentence);
  return (
    <div className={classes.refusal}>
      <ErrorNote error={text} />
      {sentences.length > 0 && <Sentences of={sentences} />}
    </div>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className={classes.sentences}>
      {sentences.slice(0, SHOWN).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

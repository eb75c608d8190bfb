import { Anchor, Button, Progress } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CallFailure } from "../../../graphql/call-failure.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import type { Project } from "../../../workspace/use-project.ts";
import classes from "./files-panel.module.css";
import { useEverything } from "./use-everything.ts";

/** All there is of the project as one zip, which takes the server a while. */
export function EverythingRow({ project }: { project: Project }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { job, isBusy, error, make } = useEverything(project);
  const file = job?.result;
  const failure = error ?? (job?.failure && failureOfJob(job.failure));
  const percent = job?.status === "PROGRESS" ? job.percent : 0;
  return (
    <li className={classes.everything}>
      <span>
        {t("result.files.everything")}
        <small>{t("result.files.everythingHint")}</small>
        {isBusy && (
          <>
            <Progress
              value={percent}
              size="sm"
              mt={6}
              aria-label={t("result.files.everythingProgress")}
              aria-valuetext={t("result.files.percent", { percent })}
            />
            <small role="status">{t("result.files.making", { percent })}</small>
          </>
        )}
        {file && !isBusy && (
          <small>
            <Anchor href={file.url} download={file.fileName} size="xs">
              {file.fileName}
            </Anchor>{" "}
            {t("result.files.forAnHour")}
          </small>
        )}
        {failure && !isBusy && <ErrorNote error={errorText(failure)} />}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        leftSection={<IconDownload size={14} aria-hidden />}
        aria-label={t("result.files.makeEverything")}
        onClick={() => void make()}
      >
        {t(job ? "result.files.makeAgain" : "result.files.make")}
      </Button>
    </li>
  );
}

/** A job tells later what a call would have been refused with. */
function failureOfJob({ code, message }: { readonly code: number; readonly message: string }): CallFailure {
  return { message, graphQLErrors: [{ message, extensions: { code } }] };
}

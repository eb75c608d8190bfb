import { Button, CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CombinedError } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { Project } from "../../open-project/use-project.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { projectPath } from "../../projects/project-path.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import type { Version, VersionCommands } from "../controller/versions.ts";
import classes from "./version-banner.module.css";

/** Says that an older version is on the canvas, or that there is none of this number, and leads on from there. */
export function VersionBanner({
  project,
  version,
  error,
  isRunning,
  commands,
}: {
  project: Project;
  version: Version;
  /** Why the version could not be fetched. */
  error: CombinedError | undefined;
  isRunning: boolean;
  commands: VersionCommands;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const back = (
    <Button component={Link} to={projectPath(project)} replace variant="default" size="compact-sm">
      {t("workspace.toCurrent")}
    </Button>
  );
  if (error) {
    const isUnknown = errorCode(error) === 70007;
    return (
      <ErrorNote
        error={isUnknown ? { sentence: t("versions.unknown"), code: 70007 } : errorText(error)}
        action={back}
      />
    );
  }
  return (
    <>
      {commands.error && (
        <ErrorNote
          error={errorText(commands.error)}
          action={<CloseButton aria-label={t("common.close")} onClick={commands.dismissError} />}
        />
      )}
      <div className={classes.banner} role="status">
        <span>{t("workspace.oldVersion", { version: formatVersion(version) })}</span>
        <Button
          size="compact-sm"
          loading={commands.busy === "apply"}
          disabled={isRunning}
          title={isRunning ? t("versions.running") : t("versions.applyHint")}
          onClick={() => void commands.apply(version)}
        >
          {t("versions.apply")}
        </Button>
        {back}
      </div>
    </>
  );
}

import { Button } from "@mantine/core";
import { IconLayoutBoard } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { Project } from "../../open-project/use-project.ts";
import { ProjectHeader } from "../../projects/project-header.tsx";
import { pathWithVersion } from "../../projects/result-address.ts";
import { FeedbackButton } from "../../workspace/feedback/feedback-button.tsx";
import { ShareButton } from "../../workspace/sharing/share-button.tsx";

/** As the workspace's: whose result this is, in what version, and the way back to the layout. */
export function ResultHeader({
  project,
  feedbackButton,
  onFeedback,
}: {
  /** In the version that is shown. */
  project: Project;
  feedbackButton: Ref<HTMLButtonElement>;
  /** Opens the questions about the chosen result; undefined where nothing is asked. */
  onFeedback: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <ProjectHeader
      project={project}
      actions={
        <Button
          component={Link}
          to={pathWithVersion("layout", project.id, search)}
          variant="default"
          size="compact-sm"
          h={28}
          leftSection={<IconLayoutBoard size={16} aria-hidden />}
        >
          {t("result.toLayout")}
        </Button>
      }
    >
      <ShareButton project={project} />
      {onFeedback && <FeedbackButton ref={feedbackButton} onClick={onFeedback} />}
    </ProjectHeader>
  );
}

import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import type { PartMatchingProjectQuery } from "../../graphql/generated/documents.ts";
import { projectPath } from "../../projects/project-path.ts";
import type { BegunTaskState } from "../../workspace/use-begun-task.ts";
import classes from "./part-matching.module.css";

type Project = PartMatchingProjectQuery["edaProjectV2"];

/** What the steps before have said of the task, handed over with the address. */
export interface NextTaskState {
  readonly strip?: boolean;
}

/** Goes on to the project's task, or to the project without it. The task never begins by itself. */
export function NextStep({ project, failed, isBusy }: { project: Project; failed: number; isBusy: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const task = project.jobType;
  const strip = (state as NextTaskState | null)?.strip ?? false;
  const isHere = pathname === `/layout/${project.id}`;
  // Only what has not begun can be begun here; all else is the workspace's to offer.
  const canStart = task !== null && project.boardDocumentUrl !== null && project.stateType === "READY";

  return (
    <div className={classes.next}>
      {failed > 0 && canStart && (
        <Text size="sm" c="dimmed" className={classes.nextHint ?? ""}>
          {t("parts.nextHint", { count: failed })}
        </Text>
      )}
      <Group gap="sm" justify="flex-end" ml="auto">
        {!isHere && (
          <Button variant={canStart ? "default" : "filled"} component={Link} to={projectPath(project)}>
            {t("parts.openProject")}
          </Button>
        )}
        {canStart && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void navigate(projectPath(project), { state: { begin: { task, strip } } satisfies BegunTaskState })
            }
          >
            {t(`parts.next.${task}`)}
          </Button>
        )}
      </Group>
    </div>
  );
}

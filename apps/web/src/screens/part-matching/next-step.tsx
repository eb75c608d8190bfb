import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { useClient } from "urql";
import {
  type PartMatchingProjectQuery,
  RequestPlacementDocument,
  RequestRoutingDocument,
} from "../../graphql/generated/documents.ts";
import type { ErrorText } from "../../graphql/use-error-text.ts";
import { projectPath } from "../../projects/project-path.ts";
import { useWordedErrorText } from "../../receipt/use-worded-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import classes from "./part-matching.module.css";

type Project = PartMatchingProjectQuery["edaProjectV2"];

/** What the steps before have said of the task, handed over with the address. */
export interface NextTaskState {
  readonly strip?: boolean;
}

/** Goes on to the project's task, or to the project without it. The task never begins by itself. */
export function NextStep({ project, failed, isBusy }: { project: Project; failed: number; isBusy: boolean }) {
  const { t } = useTranslation();
  const client = useClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const errorText = useWordedErrorText();
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<ErrorText>();
  const task = project.jobType;
  const strip = (state as NextTaskState | null)?.strip ?? false;
  const isHere = pathname === `/layout/${project.id}`;
  // Only what has not begun can be begun here; all else is the workspace's to offer.
  const canStart = task !== null && project.boardDocumentUrl !== null && project.stateType === "READY";

  const start = async () => {
    setStarting(true);
    const { error: refused } = await (task === "PLACEMENT"
      ? client.mutation(RequestPlacementDocument, { input: { id: project.id, fixed: [] } }).toPromise()
      : client.mutation(RequestRoutingDocument, { input: { id: project.id, strip } }).toPromise());
    setStarting(false);
    if (refused) setError(errorText(refused));
    else navigate(projectPath(project));
  };
  return (
    <div className={classes.next}>
      {error && <ErrorNote error={error} />}
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
          <Button loading={isStarting} disabled={isBusy} onClick={() => void start()}>
            {t(`parts.next.${task}`)}
          </Button>
        )}
      </Group>
    </div>
  );
}

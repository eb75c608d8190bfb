import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { JobType } from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";
import { RunCostNote } from "../run-cost/run-cost-note.tsx";
import { useRunCosts } from "../run-cost/use-run-costs.ts";
import type { RunCommands } from "../use-run-commands.ts";
import classes from "./run-options.module.css";

/** Fields above a line with what can be done: everything as it was at first, leave, start. */
export function RunOptionsForm({
  project,
  task,
  startLabel,
  lacks,
  commands,
  onStart,
  onReset,
  onClose,
  children,
}: {
  project: Project;
  task: JobType;
  startLabel: string;
  /** Something is missing without which the run makes no sense. */
  lacks: boolean;
  commands: RunCommands;
  onStart: () => Promise<void>;
  onReset: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const costs = useRunCosts(project.id);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!lacks) void onStart();
      }}
    >
      <div className={classes.body}>{children}</div>
      <div className={classes.footer}>
        <Button variant="subtle" color="gray" onClick={onReset}>
          {t("routingOptions.reset")}
        </Button>
        <span className={classes.actions}>
          <RunCostNote cost={costs?.[task]} />
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={commands.busy === "start"} disabled={lacks}>
            {startLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}

import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { RulesFromCopper } from "../design-rules/rules-from-copper/rules-from-copper.tsx";
import { FabLimits } from "../run-options/fab-limits.tsx";
import { OptionsRefusal } from "../run-options/options-refusal.tsx";
import classes from "../run-options/run-options.module.css";
import { RunOptionsDialog } from "../run-options/run-options-dialog.tsx";
import { RunOptionsForm } from "../run-options/run-options-form.tsx";
import type { RunCommands } from "../use-run-commands.ts";
import { ModeField } from "./mode-field.tsx";
import {
  initialOptions,
  isLacking,
  type RequestedPlacementOptions,
  readRequestedOptions,
  requestOf,
} from "./requested-placement-options.ts";
import { sayMoveProblem } from "./say-move-problem.ts";
import { SidesField } from "./sides-field.tsx";

interface Ways {
  readonly project: Project;
  /** Initial options instead of those of the last run. */
  readonly preset: Partial<RequestedPlacementOptions>;
  readonly commands: RunCommands;
  /** Of the board, where it may be edited now. */
  readonly editor: Editor | undefined;
  readonly onClose: () => void;
}

/** The options of a placement run: opens with the selection or the last options, and starts the next run. */
export default function PlacementOptionsDialog(ways: Ways) {
  const { t } = useTranslation();
  return (
    <RunOptionsDialog {...ways} title={t("placementOptions.title")}>
      {(board, close) => <OptionsForm {...ways} board={board} onClose={close} />}
    </RunOptionsDialog>
  );
}

function OptionsForm({ board, project, preset, commands, editor, onClose }: Ways & { readonly board: Board }) {
  const { t, i18n } = useTranslation();
  const [requested, setRequested] = useState<RequestedPlacementOptions>(() => ({
    ...(readRequestedOptions(board, project.placementOptions?.control) ?? initialOptions(board)),
    ...preset,
  }));
  const start = async () => {
    if (await commands.start("PLACEMENT", requestOf(requested))) onClose();
  };
  return (
    <RunOptionsForm
      project={project}
      task="PLACEMENT"
      startLabel={t("placementOptions.start")}
      lacks={isLacking(requested)}
      commands={commands}
      onStart={start}
      onReset={() => setRequested(initialOptions(board))}
      onClose={onClose}
    >
      <OptionsRefusal
        project={project}
        commands={commands}
        say={(problem) => sayMoveProblem(problem, t, i18n.language)}
      />
      <div className={classes.questions}>
        <ModeField board={board} requested={requested} onRequested={setRequested} />
        <SidesField requested={requested} onRequested={setRequested} />
      </div>
      {editor && <RulesFromCopper receipt={project.receipt} editor={editor} />}
      <FabLimits board={board} />
    </RunOptionsForm>
  );
}

import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Box } from "@tracewright/geometry";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { RulesFromCopper } from "../design-rules/rules-from-copper/rules-from-copper.tsx";
import { useRatsnest } from "../ratsnest/use-ratsnest.ts";
import { FabLimits } from "../run-options/fab-limits.tsx";
import { OptionsRefusal } from "../run-options/options-refusal.tsx";
import classes from "../run-options/run-options.module.css";
import { RunOptionsDialog } from "../run-options/run-options-dialog.tsx";
import { RunOptionsForm } from "../run-options/run-options-form.tsx";
import type { RunCommands } from "../use-run-commands.ts";
import { ClassTable } from "./class-table.tsx";
import { CopperField } from "./copper-field.tsx";
import { EffortField } from "./effort-field.tsx";
import { PairsField } from "./pairs-field.tsx";
import { PlanesField } from "./planes-field.tsx";
import { readRequestedOptions } from "./read-requested-options.ts";
import { boardInView, classesWithoutLayer, NOTHING_REQUESTED, requestOf } from "./requested-routing-options.ts";
import { sayOptionProblem } from "./say-option-problem.ts";
import { ScopeField } from "./scope-field.tsx";

interface Ways {
  readonly project: Project;
  /** What the canvas shows of the board, nanometres. */
  readonly view: Box | undefined;
  readonly commands: RunCommands;
  /** Of the board, where it may be edited now. */
  readonly editor: Editor | undefined;
  readonly onClose: () => void;
}

/** The options of a routing run: opens with the last options, and starts the next run. */
export default function RoutingOptionsDialog(ways: Ways) {
  const { t } = useTranslation();
  return (
    <RunOptionsDialog {...ways} title={t("routingOptions.title")}>
      {(board, close) => <OptionsForm {...ways} board={board} onClose={close} />}
    </RunOptionsDialog>
  );
}

function OptionsForm({ board, project, view, commands, editor, onClose }: Ways & { readonly board: Board }) {
  const { t, i18n } = useTranslation();
  const [requested, setRequested] = useState(() =>
    readRequestedOptions(board, project.routingOptions ?? { strip: false }),
  );
  const ratsnest = useRatsnest(board, null);
  const area = useMemo(() => boardInView(board, view), [board, view]);
  const withoutLayer = classesWithoutLayer(board, requested);
  const lacks =
    withoutLayer.length > 0 ||
    (requested.scope === "nets" && requested.nets.size === 0) ||
    (requested.scope === "view" && area === undefined);
  const start = async () => {
    if (await commands.start("ROUTING", requestOf(board, requested, area))) onClose();
  };
  return (
    <RunOptionsForm
      project={project}
      task="ROUTING"
      startLabel={t("routingOptions.start")}
      lacks={lacks}
      commands={commands}
      onStart={start}
      onReset={() => setRequested(NOTHING_REQUESTED)}
      onClose={onClose}
    >
      <OptionsRefusal
        project={project}
        commands={commands}
        say={(problem) => sayOptionProblem(problem, t, i18n.language)}
      />
      <div className={classes.questions}>
        <ScopeField board={board} ratsnest={ratsnest} area={area} requested={requested} onRequested={setRequested} />
        <CopperField requested={requested} onRequested={setRequested} />
      </div>
      <ClassTable board={board} requested={requested} onRequested={setRequested} withoutLayer={withoutLayer} />
      <PairsField requested={requested} onRequested={setRequested} />
      <PlanesField board={board} requested={requested} onRequested={setRequested} />
      <EffortField requested={requested} onRequested={setRequested} />
      {editor && <RulesFromCopper receipt={project.receipt} editor={editor} />}
      <FabLimits board={board} />
    </RunOptionsForm>
  );
}

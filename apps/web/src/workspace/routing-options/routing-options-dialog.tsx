import { Button, Modal } from "@mantine/core";
import type { Board, Box } from "@tracewright/board";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { useRatsnest } from "../ratsnest/use-ratsnest.ts";
import { useBoard } from "../use-board.ts";
import type { Project } from "../use-project.ts";
import type { RunCommands } from "../use-run-commands.ts";
import { ClassTable } from "./class-table.tsx";
import { CopperField } from "./copper-field.tsx";
import { EffortField } from "./effort-field.tsx";
import { OptionsRefusal } from "./options-refusal.tsx";
import { PairsField } from "./pairs-field.tsx";
import { readWishes } from "./read-wishes.ts";
import classes from "./routing-options-dialog.module.css";
import { boardInView, classesWithoutLayer, NO_WISHES, requestOf } from "./routing-wishes.ts";
import { sayOptionProblem } from "./say-option-problem.ts";
import { ScopeField } from "./scope-field.tsx";

/** What a routing run is told: opens with what the last one was told, and starts the next. */
export default function RoutingOptionsDialog({
  project,
  view,
  commands,
  onClose,
}: {
  project: Project;
  /** What the canvas shows of the board, nanometres. */
  view: Box | undefined;
  commands: RunCommands;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  // The run begins with the project's board, whatever result is on the canvas.
  const { board } = useBoard(project.boardDocumentUrl);
  const close = () => {
    commands.dismissError();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t("routingOptions.title")}
      size={760}
      centered={false}
      yOffset="7vh"
      padding={0}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", body: classes.dialog ?? "" }}
    >
      {board ? (
        <OptionsForm board={board} project={project} view={view} commands={commands} onClose={close} />
      ) : (
        <LoadingOverlay />
      )}
    </Modal>
  );
}

function OptionsForm({
  board,
  project,
  view,
  commands,
  onClose,
}: {
  board: Board;
  project: Project;
  view: Box | undefined;
  commands: RunCommands;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [wishes, setWishes] = useState(() => readWishes(board, project.routingOptions ?? { strip: false }));
  const ratsnest = useRatsnest(board, null);
  const area = useMemo(() => boardInView(board, view), [board, view]);
  const withoutLayer = classesWithoutLayer(board, wishes);
  const lacks =
    withoutLayer.length > 0 ||
    (wishes.scope === "nets" && wishes.nets.size === 0) ||
    (wishes.scope === "view" && area === undefined);

  const start = async () => {
    if (lacks) return;
    if (await commands.start("ROUTING", requestOf(board, wishes, area))) onClose();
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className={classes.body}>
        <OptionsRefusal commands={commands} say={(problem) => sayOptionProblem(problem, t, i18n.language)} />
        <div className={classes.questions}>
          <ScopeField board={board} ratsnest={ratsnest} area={area} wishes={wishes} onWishes={setWishes} />
          <CopperField wishes={wishes} onWishes={setWishes} />
        </div>
        <ClassTable board={board} wishes={wishes} onWishes={setWishes} withoutLayer={withoutLayer} />
        <PairsField wishes={wishes} onWishes={setWishes} />
        <EffortField wishes={wishes} onWishes={setWishes} />
      </div>
      <div className={classes.footer}>
        <Button variant="subtle" color="gray" onClick={() => setWishes(NO_WISHES)}>
          {t("routingOptions.reset")}
        </Button>
        <span className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={commands.busy === "start"} disabled={lacks}>
            {t("routingOptions.start")}
          </Button>
        </span>
      </div>
    </form>
  );
}

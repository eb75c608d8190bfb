import { Button, Modal } from "@mantine/core";
import type { Board } from "@tracewright/board";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { OptionsRefusal } from "../routing-options/options-refusal.tsx";
import classes from "../routing-options/routing-options-dialog.module.css";
import { useBoard } from "../use-board.ts";
import type { Project } from "../use-project.ts";
import type { RunCommands } from "../use-run-commands.ts";
import { ModeField } from "./mode-field.tsx";
import { firstWishes, isLacking, type PlacementWishes, readWishes, requestOf } from "./placement-wishes.ts";
import { sayMoveProblem } from "./say-move-problem.ts";
import { SidesField } from "./sides-field.tsx";

/** What the dialog opens with instead of what the last run was told. */
export type PlacementPreset = Partial<PlacementWishes>;

/** What a placement run is told: opens with what is selected or what the last one was told, and starts the next. */
export default function PlacementOptionsDialog({
  project,
  preset,
  commands,
  onClose,
}: {
  project: Project;
  preset: PlacementPreset;
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
      title={t("placementOptions.title")}
      size={760}
      centered={false}
      yOffset="7vh"
      padding={0}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", body: classes.dialog ?? "" }}
    >
      {board ? (
        <OptionsForm board={board} project={project} preset={preset} commands={commands} onClose={close} />
      ) : (
        <LoadingOverlay />
      )}
    </Modal>
  );
}

function OptionsForm({
  board,
  project,
  preset,
  commands,
  onClose,
}: {
  board: Board;
  project: Project;
  preset: PlacementPreset;
  commands: RunCommands;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [wishes, setWishes] = useState<PlacementWishes>(() => ({
    ...(readWishes(board, project.placementOptions?.control) ?? firstWishes(board)),
    ...preset,
  }));
  const lacks = isLacking(wishes);
  const start = async () => {
    if (lacks) return;
    if (await commands.start("PLACEMENT", requestOf(wishes))) onClose();
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
        <OptionsRefusal commands={commands} say={(problem) => sayMoveProblem(problem, t, i18n.language)} />
        <div className={classes.questions}>
          <ModeField board={board} wishes={wishes} onWishes={setWishes} />
          <SidesField wishes={wishes} onWishes={setWishes} />
        </div>
      </div>
      <div className={classes.footer}>
        <Button variant="subtle" color="gray" onClick={() => setWishes(firstWishes(board))}>
          {t("routingOptions.reset")}
        </Button>
        <span className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={commands.busy === "start"} disabled={lacks}>
            {t("placementOptions.start")}
          </Button>
        </span>
      </div>
    </form>
  );
}

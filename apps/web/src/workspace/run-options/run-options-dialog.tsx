import { Modal } from "@mantine/core";
import type { Board } from "@tracewright/board";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import type { RunCommands } from "../use-run-commands.ts";
import classes from "./run-options.module.css";

/** The frame of the options of a run: its board is the project's, whatever result is on the canvas. */
export function RunOptionsDialog({
  title,
  project,
  commands,
  onClose,
  children,
}: {
  title: string;
  project: Project;
  commands: RunCommands;
  onClose: () => void;
  /** The form, once the board is there. */
  children: (board: Board, close: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const { board } = useBoard(project.boardDocumentUrl);
  const close = () => {
    commands.dismissError();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={760}
      centered={false}
      yOffset="7vh"
      padding={0}
      closeButtonProps={{ "aria-label": t("common.close") }}
      classNames={{ header: classes.header ?? "", body: classes.dialog ?? "" }}
    >
      {board ? children(board, close) : <LoadingOverlay />}
    </Modal>
  );
}

import { type Circuit, placeOnSheets } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { ReceiptView } from "../receipt/receipt-view.tsx";
import type { Remark } from "../receipt/remark-list.tsx";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspacePointing } from "./controller/pointing.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceSheets } from "./controller/sheets.ts";
import { hasPlace, placeOfRemark } from "./place-of-remark.ts";
import classes from "./receipt-panel.module.css";
import { SidePanel } from "./side-panel.tsx";

/** What became of the uploaded files, beside the board: a remark that has a place there or on a sheet goes to it. */
export function ReceiptPanel({ onClose }: { onClose: () => void }) {
  const { project } = useWorkspaceProject();
  const { board } = useWorkspaceBoard();
  const { showPlace: onShowPlace } = useWorkspacePointing();
  const { loaded, showPlace: onShowSheet } = useWorkspaceSheets();
  const { circuit, failed } = loaded;
  // Until its sheets are there, a remark about a sheet would go to the board alone.
  const isComing = project.circuitDocumentUrl !== null && circuit === undefined && !failed;
  const { t } = useTranslation();
  return (
    <SidePanel title={t("workspace.receipt")} onClose={onClose}>
      <div className={classes.body}>
        <ReceiptView
          isTitled
          receipt={project.receipt}
          places={{
            canShow: (remark) =>
              !isComing &&
              ((board !== undefined && hasPlace(board, remark)) ||
                (circuit !== undefined && placeOnSheets(circuit, remark.subjects) !== undefined)),
            onShow: (remark) => {
              const place = board && placeOfRemark(board, remark);
              if (place) onShowPlace(place);
              onShowSheet(
                !place || isOfSheet(circuit, remark) ? circuit && placeOnSheets(circuit, remark.subjects) : undefined,
              );
            },
          }}
        />
      </div>
    </SidePanel>
  );
}

/** What a sheet's file gave reason to say is shown on the sheet, even where the board has its parts too. */
function isOfSheet(circuit: Circuit | undefined, { file }: Remark): boolean {
  return circuit?.sheets.some(({ fileName }) => fileName === file) ?? false;
}

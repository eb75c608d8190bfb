import { CloseButton } from "@mantine/core";
import type { Board } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { ReceiptView } from "../receipt/receipt-view.tsx";
import type { Focus } from "./focus.ts";
import { hasPlace, placeOfRemark } from "./place-of-remark.ts";
import classes from "./receipt-panel.module.css";
import type { Project } from "./use-project.ts";

/** What became of the uploaded files, beside the board: a remark that has a place there goes to it. */
export function ReceiptPanel({
  project,
  board,
  onShowPlace,
  onClose,
}: {
  project: Project;
  /** The board on the canvas. */
  board: Board | undefined;
  onShowPlace: (place: Omit<Focus, "key">) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        <h2>{t("workspace.receipt")}</h2>
        <CloseButton size={26} aria-label={t("common.close")} onClick={onClose} />
      </header>
      <div className={classes.body}>
        <ReceiptView
          receipt={project.receipt}
          places={{
            canShow: (remark) => board !== undefined && hasPlace(board, remark),
            onShow: (remark) => {
              const place = board && placeOfRemark(board, remark);
              if (place) onShowPlace(place);
            },
          }}
        />
      </div>
    </div>
  );
}

import { IconPhotoOff } from "@tabler/icons-react";
import type { Point } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import type { AskedPreview, FilePreview } from "./file-preview.ts";
import { spotOnPreview } from "./file-preview.ts";
import classes from "./receipt-view.module.css";

/** Pixels; how high the drawing is where a place is to be seen on it. */
const LARGE_HEIGHT = 300;

/**
 * The drawing beside the counts. Its room is there before it comes and stays when it does not: what is pressed below
 * must not move away meanwhile.
 */
export function PreviewTile({ asked }: { asked: AskedPreview }) {
  const { t } = useTranslation();
  if (asked.status !== "drawn")
    return (
      <span className={classes.preview}>
        {asked.status === "failed" && <IconPhotoOff size={20} stroke={1.5} aria-hidden />}
      </span>
    );
  const { source, box } = asked.preview;
  return (
    <span className={classes.preview} data-sheet={box === undefined}>
      <img src={source} alt={t(box ? "receipt.preview" : "receipt.sheetPreview")} />
    </span>
  );
}

/** The drawing of the board, large, with a ring about a place on it. */
export function ReceiptPreview({ preview, place }: { preview: FilePreview; place: Point }) {
  const { t } = useTranslation();
  const { source, box } = preview;
  const spot = spotOnPreview(preview, place);
  if (!box || !spot) return null;
  const across = box.width / box.height;
  return (
    <span className={classes.large} style={{ width: LARGE_HEIGHT * across, aspectRatio: `${across}` }}>
      <img src={source} alt="" />
      <span
        className={classes.ring}
        role="img"
        aria-label={t("receipt.marked")}
        style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
      />
    </span>
  );
}

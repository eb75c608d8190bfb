import type { Point } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import type { FilePreview } from "./file-preview.ts";
import { spotOnPreview } from "./file-preview.ts";
import classes from "./receipt-view.module.css";

/** Pixels: the drawing beside the counts, and how high it is where a place is to be seen on it. */
const FRAME = { width: 128, height: 88 };
const LARGE_HEIGHT = 300;

/** The drawing of the uploaded files; large, with a ring, where a place on it is to be shown. */
export function ReceiptPreview({ preview, place }: { preview: FilePreview; place?: Point }) {
  const { t } = useTranslation();
  const { source, box } = preview;
  const spot = place && spotOnPreview(preview, place);
  const across = box ? box.width / box.height : FRAME.width / FRAME.height;
  const width = spot ? LARGE_HEIGHT * across : Math.min(FRAME.width, FRAME.height * across);
  return (
    <span
      className={classes.preview}
      data-large={spot !== undefined}
      data-sheet={box === undefined}
      style={{ width, aspectRatio: `${across}` }}
    >
      <img src={source} alt={spot ? "" : t(box ? "receipt.preview" : "receipt.sheetPreview")} />
      {spot && (
        <span
          className={classes.ring}
          role="img"
          aria-label={t("receipt.marked")}
          style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
        />
      )}
    </span>
  );
}

import type { Sheet, SheetId } from "@tracewright/board";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { placeOnSheet } from "./place-on-sheet.ts";
import classes from "./sheet-stage.module.css";
import type { SheetPicture } from "./use-sheet-picture.ts";

/** The sheets that a sheet opens into, as buttons over their symbols. */
export const SheetEntries = memo(function SheetEntries({
  sheet,
  bounds,
  onOpen,
}: {
  sheet: Sheet;
  bounds: SheetPicture["bounds"];
  onOpen: (sheet: SheetId) => void;
}) {
  const { t } = useTranslation();
  return sheet.items.flatMap((item) => {
    if (item.kind !== "sheet" || item.child === undefined) return [];
    const { id, child, name, fileName, position, size } = item;
    const label = t("workspace.sheetView.open", { name: name || fileName });
    const end = { x: position.x + size.width, y: position.y + size.height };
    const { left, top } = placeOnSheet(bounds, position);
    const { left: right, top: bottom } = placeOnSheet(bounds, end);
    return (
      <button
        key={id}
        type="button"
        className={classes.entry}
        aria-label={label}
        title={label}
        style={{ left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }}
        onClick={() => onOpen(child)}
      />
    );
  });
});

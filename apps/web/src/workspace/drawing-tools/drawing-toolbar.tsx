import {
  IconArrowAutofitWidth,
  IconBan,
  IconCircle,
  IconCircleDot,
  IconLine,
  IconPaint,
  IconPhoto,
  IconPolygon,
  IconPolygonOff,
  IconRectangle,
  IconSquareRoundedMinus,
  IconTypography,
  IconVectorSpline,
  IconViewfinder,
} from "@tabler/icons-react";
import { type ComponentType, memo } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../actions/action-button.tsx";
import type { ActionId } from "../actions/action-table.ts";
import classes from "./drawing-tools.module.css";

const BUTTONS: readonly (readonly [id: ActionId, Icon: ComponentType<{ size: number; "aria-hidden": true }>])[] = [
  ["zone", IconPolygon],
  ["zoneFill", IconPaint],
  ["zoneCutOut", IconPolygonOff],
  ["keepout", IconBan],
  ["viaTool", IconCircleDot],
  ["hole", IconViewfinder],
  ["line", IconLine],
  ["rectangle", IconRectangle],
  ["polygon", IconSquareRoundedMinus],
  ["circle", IconCircle],
  ["arc", IconVectorSpline],
  ["text", IconTypography],
  ["image", IconPhoto],
  ["dimension", IconArrowAutofitWidth],
];

/** The drawing tools as buttons. */
export const DrawingToolbar = memo(function DrawingToolbar() {
  const { t } = useTranslation();
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("drawingTools.title")} aria-orientation="vertical">
      {BUTTONS.map(([id, Icon]) => (
        <ActionButton key={id} id={id}>
          <Icon size={16} aria-hidden />
        </ActionButton>
      ))}
    </div>
  );
});

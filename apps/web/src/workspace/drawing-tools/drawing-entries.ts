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
import type { ActionEntry } from "../input/actions/action-entry.ts";

/** The tools that draw. */
export const DRAWING_ENTRIES: readonly ActionEntry[] = [
  { id: "zone", icon: IconPolygon },
  { id: "zoneFill", icon: IconPaint },
  { id: "zoneCutOut", icon: IconPolygonOff },
  { id: "keepout", icon: IconBan },
  { id: "viaTool", icon: IconCircleDot },
  { id: "hole", icon: IconViewfinder },
  { id: "line", icon: IconLine },
  { id: "rectangle", icon: IconRectangle },
  { id: "polygon", icon: IconSquareRoundedMinus },
  { id: "circle", icon: IconCircle },
  { id: "arc", icon: IconVectorSpline },
  { id: "text", icon: IconTypography },
  { id: "image", icon: IconPhoto },
  { id: "dimension", icon: IconArrowAutofitWidth },
];

import { IconLayoutSidebarRight } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import type { ReactNode } from "react";
import { ActionButton } from "../input/controls/action-button.tsx";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { countUnfilledZones } from "../zone-fill/count-unfilled-zones.ts";
import { StatusBar } from "./status-bar.tsx";
import type { Camera } from "./use-camera.ts";
import type { Display } from "./use-display.ts";

/** The status bar of a board that is looked at. */
export function BoardStatus({
  board,
  camera,
  display: { gridOrigin, grid, active, unit, switchUnit },
  selected,
  ratsnest,
  children,
}: {
  board: Board;
  camera: Camera;
  display: Display;
  /** How many items are. */
  selected: number;
  ratsnest: Ratsnest | undefined;
  /** Shown at the right end. */
  children: ReactNode;
}) {
  return (
    <StatusBar
      point={camera.over}
      origin={gridOrigin}
      scale={camera.view.scale}
      grid={grid}
      layer={board.layers.find(({ id }) => id === active)?.userName ?? active}
      selected={selected}
      unit={unit}
      onUnit={switchUnit}
      ratsnest={ratsnest}
      unfilledZones={countUnfilledZones(board)}
    >
      {children}
      <ActionButton id="sidePanel">
        <IconLayoutSidebarRight size={16} aria-hidden />
      </ActionButton>
    </StatusBar>
  );
}

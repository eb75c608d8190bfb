import { Menu } from "@mantine/core";
import { IconArrowsMove, IconLayoutDashboard } from "@tabler/icons-react";
import type { ItemId, Point } from "@tracewright/board";
import classes from "./part-menu.module.css";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";

/** What can be ordered about parts from the canvas, where a run may be started now. */
export interface PartActions {
  readonly onPlaceAnew: (parts: readonly ItemId[]) => void;
  /** About the parts near a place of the board, nanometres. */
  readonly onImproveAround: (place: Point) => void;
}

/** A menu at a place of the canvas: what to do with the selected parts, and with what stands around. */
export interface MenuPlace {
  /** Pixels from the corner of the canvas. */
  readonly at: Point;
  readonly place: Point;
}

export function PartMenu({
  menu,
  chosen,
  actions,
  onClose,
}: {
  menu: MenuPlace;
  chosen: readonly ItemId[];
  actions: PartActions;
  onClose: () => void;
}) {
  const texts = useCanvasTexts();
  return (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-start"
      offset={2}
      width={290}
      hideDetached={false}
      // Not the key as well that opens it: it is still on its way to the document.
      clickOutsideEvents={["mousedown", "touchstart"]}
    >
      <Menu.Target>
        <span className={classes.anchor} style={{ left: menu.at.x, top: menu.at.y }}>
          <span className="tw-visually-hidden">{texts.partMenu}</span>
        </span>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLayoutDashboard size={16} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => actions.onPlaceAnew(chosen)}
        >
          {fill(chosen.length > 1 ? texts.placeAnewMany : texts.placeAnew, { count: String(chosen.length) })}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsMove size={16} aria-hidden />}
          onClick={() => actions.onImproveAround(menu.place)}
        >
          {texts.improveAround}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

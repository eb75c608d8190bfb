import { Menu } from "@mantine/core";
import type { Point } from "@tracewright/geometry";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "../../../shell/use-focus-back.ts";
import { isEnabled } from "../actions/action-registry.ts";
import type { ActionId } from "../actions/action-table.ts";
import { afterClosing } from "../actions/after-closing.ts";
import { useActionName, useRegistry, useSeenActions } from "../actions/use-actions.ts";
import { KeyCaps } from "../keymap/key-caps.tsx";
import { useKeymap } from "../keymap/use-keymap.ts";
import classes from "./action-menu.module.css";

/** Actions at a place of the canvas; those that nobody can do on this screen are left out. */
export function ActionMenu({
  at,
  sections,
  onClose,
}: {
  /** Pixels from the corner of the canvas. */
  at: Point;
  sections: readonly (readonly ActionId[])[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const registry = useRegistry();
  const nameOf = useActionName();
  const keymap = useKeymap();
  useFocusBack();
  // The available actions are known only after the press that opened the menu there.
  useSeenActions(sections.flat());
  const there = sections
    .map((ids) => ids.flatMap((id) => registry.get(id) ?? []))
    .filter((actions) => actions.length > 0);
  return (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-start"
      offset={2}
      width={300}
      hideDetached={false}
      // Near the foot of the screen it moves up: every item is in view.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      // Not the key as well that opens it: it is still on its way to the document.
      clickOutsideEvents={["mousedown", "touchstart"]}
    >
      <Menu.Target>
        <span className={classes.anchor} style={{ left: at.x, top: at.y }}>
          <span className="tw-visually-hidden">{t("workspace.menu")}</span>
        </span>
      </Menu.Target>
      <Menu.Dropdown className={classes.items ?? ""}>
        {there.map((actions, index) => (
          <Fragment key={actions[0]?.id}>
            {index > 0 && <Menu.Divider />}
            {actions.map((action) => {
              const [keys] = keymap[action.id] ?? [];
              return (
                <Menu.Item
                  key={action.id}
                  className={classes.item ?? ""}
                  disabled={!isEnabled(action)}
                  rightSection={keys !== undefined && <KeyCaps strokes={keys} />}
                  onClick={() => afterClosing(() => registry.run(action.id))}
                >
                  {nameOf(action.id, action.values)}
                </Menu.Item>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

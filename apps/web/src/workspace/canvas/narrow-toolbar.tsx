import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { Editor } from "@tracewright/editor";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { DRAWING_ENTRIES } from "../drawing-tools/drawing-entries.ts";
import { TOOL_ENTRIES } from "../editing/tool-entries.ts";
import { UndoButtons } from "../editing/undo-buttons.tsx";
import type { ActionEntry } from "../input/actions/action-entry.ts";
import { useAction } from "../input/actions/use-actions.ts";
import { ActionButton } from "../input/controls/action-button.tsx";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./narrow-toolbar.module.css";
import { VIEW_ENTRIES } from "./view-entries.ts";

const IN_BAR: ReadonlySet<string> = new Set(["selectTool", "route", "zoomFit"]);
const tools = TOOL_ENTRIES.filter(({ id }) => IN_BAR.has(id));
const views = VIEW_ENTRIES.filter(({ id }) => IN_BAR.has(id));
/** What a phone's bar has no room for. */
const furtherTools = TOOL_ENTRIES.filter(({ id }) => !IN_BAR.has(id));
const furtherViews = VIEW_ENTRIES.filter(({ id }) => !IN_BAR.has(id));

/** The tools on a phone: one line under the board with those that are used most, and a menu with all others. */
export const NarrowToolbar = memo(function NarrowToolbar({
  editor,
  isReadOnly,
}: {
  editor: Editor;
  isReadOnly: boolean;
}) {
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const drawing = isReadOnly ? [] : DRAWING_ENTRIES;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("editing.tools")}>
      {tools.map(({ id, icon: Icon }) => (
        <ActionButton key={id} id={id}>
          <Icon size={18} aria-hidden />
        </ActionButton>
      ))}
      {[...furtherTools, ...drawing].map((entry) => (
        <InHand key={entry.id} entry={entry} />
      ))}
      <UndoButtons editor={editor} />
      {views.map(({ id, icon: Icon }) => (
        <ActionButton key={id} id={id}>
          <Icon size={18} aria-hidden />
        </ActionButton>
      ))}
      {/* Fixed: a menu that is not in its place yet makes the page no longer, which its focus would scroll away. */}
      <Menu position="top-end" width={320} shadow="md" floatingStrategy="fixed">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" radius={0} aria-label={t("editing.moreTools")}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ""}>
          <Menu.Label>{t("editing.tools")}</Menu.Label>
          <Items entries={furtherTools} />
          {drawing.length > 0 && <Menu.Label>{t("drawingTools.title")}</Menu.Label>}
          <Items entries={drawing} />
          <Menu.Label>{texts.tools}</Menu.Label>
          <Items entries={furtherViews} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
});

/** A tool of the menu has its place in the bar while it is in hand. */
function InHand({ entry: { id, icon: Icon } }: { entry: ActionEntry }) {
  const { isOn } = useAction(id);
  return (
    isOn && (
      <ActionButton id={id}>
        <Icon size={18} aria-hidden />
      </ActionButton>
    )
  );
}

function Items({ entries }: { entries: readonly ActionEntry[] }) {
  return entries.length === 0 ? null : (
    <div className={classes.items}>
      {entries.map((entry) => (
        <Item key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function Item({ entry: { id, icon: Icon } }: { entry: ActionEntry }) {
  const { label, isThere, isEnabled, isOn, run } = useAction(id);
  if (!isThere) return null;
  return (
    <Menu.Item
      leftSection={<Icon size={18} aria-hidden />}
      disabled={!isEnabled}
      {...(isOn && { "aria-current": true })}
      onClick={run}
    >
      {label}
    </Menu.Item>
  );
}

import { useState } from "react";
import { LateDialog } from "../../../shell/late-dialog.tsx";
import { useActions } from "../actions/use-actions.ts";

const DIALOGS = {
  palette: async () => ({ default: (await import("./palette-dialog.tsx")).PaletteDialog }),
  shortcuts: async () => ({ default: (await import("./shortcut-sheet.tsx")).ShortcutSheet }),
  hotkeys: async () => ({ default: (await import("./hotkeys-dialog.tsx")).HotkeysDialog }),
} as const;

/** The dialogs about actions themselves: finding one, all their keys, and changing those. */
export function ActionDialogs() {
  const [opened, setOpened] = useState<keyof typeof DIALOGS>();
  useActions([
    { id: "palette", run: () => setOpened("palette") },
    { id: "find", run: () => setOpened("palette") },
    { id: "shortcuts", run: () => setOpened("shortcuts") },
    { id: "hotkeys", run: () => setOpened("hotkeys") },
  ]);
  // A dialog that opens another one closes itself, in the same moment: it must not close the other.
  const close = (closed: keyof typeof DIALOGS) => setOpened((now) => (now === closed ? undefined : now));
  return opened && <LateDialog key={opened} load={DIALOGS[opened]} props={{ onClose: () => close(opened) }} />;
}

import { Button, Checkbox, CloseButton, Modal, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import { type ActionId, ALL_ACTIONS } from "../actions/action-table.ts";
import { useActionName, useRegistry } from "../actions/use-actions.ts";
import { ownersOf, withKeys, withoutOwn } from "../keymap/change-keys.ts";
import { KeyCaps } from "../keymap/key-caps.tsx";
import { KEYMAP_NAMES } from "../keymap/keymaps.ts";
import { type Stroke, writeKeys } from "../keymap/stroke.ts";
import { IS_MAC, useKeyChoice, useKeymap } from "../keymap/use-keymap.ts";
import { matchText } from "../palette/match-text.ts";
import classes from "./hotkeys-dialog.module.css";
import { RecordKey } from "./record-key.tsx";

/** Chooses whose habits the keys follow, and gives actions keys of one's own. */
export function HotkeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const registry = useRegistry();
  const nameOf = useActionName();
  const [choice, change] = useKeyChoice();
  const keymap = useKeymap();
  const [query, setQuery] = useState("");
  const [recording, setRecording] = useState<ActionId>();
  const [said, setSaid] = useState("");
  const own = choice.own[choice.keymap] ?? {};

  const nameOfKnown = (id: ActionId) => nameOf(id, registry.get(id)?.values);
  const ids = ALL_ACTIONS.filter((id) =>
    matchText(query, `${nameOfKnown(id)} ${(keymap[id] ?? []).map((strokes) => writeKeys(strokes, IS_MAC)).join(" ")}`),
  );
  const give = (id: ActionId, strokes: readonly Stroke[], words: string) => {
    change((before) => withKeys(before, id, strokes, IS_MAC));
    setRecording(undefined);
    setSaid(words);
  };
  const add = (id: ActionId, stroke: Stroke) => {
    const losers = ownersOf(stroke, id, keymap).map(nameOfKnown);
    const key = writeKeys(stroke, IS_MAC);
    const words = t("workspace.keys.given", { key, action: nameOfKnown(id) });
    const taken = losers.length > 0 ? ` ${t("workspace.keys.taken", { actions: losers.join(", ") })}` : "";
    give(id, [...(keymap[id] ?? []).filter((kept) => kept !== stroke), stroke], words + taken);
  };
  const reset = (id: ActionId) => {
    change((before) => withoutOwn(before, id, IS_MAC));
    setSaid(t("workspace.keys.resetDone", { action: nameOfKnown(id) }));
  };

  return (
    <Modal
      opened
      onClose={onClose}
      // While a key is waited for, Esc is a key.
      closeOnEscape={recording === undefined}
      title={t("workspace.keys.title")}
      size={640}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <div className={classes.choices}>
        <NativeSelect
          label={t("workspace.keys.keymap")}
          value={choice.keymap}
          onChange={({ currentTarget: { value } }) =>
            change((before) => ({ ...before, keymap: KEYMAP_NAMES.find((name) => name === value) ?? before.keymap }))
          }
          data={KEYMAP_NAMES.map((name) => ({ value: name, label: t(`workspace.keys.keymaps.${name}`) }))}
        />
        <Button
          variant="default"
          disabled={Object.keys(own).length === 0}
          onClick={() => {
            change((before) => ({ ...before, own: { ...before.own, [before.keymap]: {} } }));
            setSaid(t("workspace.keys.resetAllDone"));
          }}
        >
          {t("workspace.keys.resetAll")}
        </Button>
      </div>
      <Checkbox
        mt="sm"
        size="xs"
        label={t("workspace.keys.single")}
        description={t("workspace.keys.singleHint")}
        checked={choice.hasSingleKeys}
        onChange={({ currentTarget: { checked } }) => change((before) => ({ ...before, hasSingleKeys: checked }))}
      />
      <TextInput
        mt="md"
        size="xs"
        placeholder={t("workspace.keys.find")}
        aria-label={t("workspace.keys.find")}
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className={classes.said} role="status">
        {said}
      </p>
      {ids.length === 0 && <p className={classes.said}>{texts.noMatch}</p>}
      <ul className={classes.list}>
        {ids.map((id) => (
          <li key={id}>
            <span className={classes.name}>{nameOfKnown(id)}</span>
            <span className={classes.keys}>
              {(keymap[id] ?? []).map((strokes) => (
                <span key={strokes} className={classes.key}>
                  <KeyCaps strokes={strokes} />
                  <CloseButton
                    size={24}
                    iconSize={12}
                    aria-label={t("workspace.keys.remove", {
                      key: writeKeys(strokes, IS_MAC),
                      action: nameOfKnown(id),
                    })}
                    onClick={() =>
                      give(
                        id,
                        (keymap[id] ?? []).filter((kept) => kept !== strokes),
                        t("workspace.keys.removed", { key: writeKeys(strokes, IS_MAC), action: nameOfKnown(id) }),
                      )
                    }
                  />
                </span>
              ))}
            </span>
            {recording === id ? (
              <RecordKey
                name={nameOfKnown(id)}
                losersOf={(stroke) => ownersOf(stroke, id, keymap).map(nameOfKnown)}
                onKey={(stroke) => add(id, stroke)}
                onCancel={() => setRecording(undefined)}
              />
            ) : (
              <Button
                variant="subtle"
                color="gray"
                size="compact-xs"
                aria-label={t("workspace.keys.addTo", { action: nameOfKnown(id) })}
                leftSection={<IconPlus size={12} aria-hidden />}
                onClick={() => setRecording(id)}
              >
                {t("workspace.keys.add")}
              </Button>
            )}
            {own[id] && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-xs"
                aria-label={t("workspace.keys.resetOne", { action: nameOfKnown(id) })}
                leftSection={<IconRestore size={12} aria-hidden />}
                onClick={() => reset(id)}
              >
                {t("workspace.keys.reset")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

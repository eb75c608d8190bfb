import { Button, Menu, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { StatementKind } from "./intent-draft.ts";
import classes from "./intents-panel.module.css";
import { LIMIT_KINDS } from "./limit-draft.ts";

const STATEMENTS = [
  "near",
  "group",
  "edge",
  "fixed",
  "switching-loop",
  ...LIMIT_KINDS,
] as const satisfies readonly StatementKind[];

/** Finds among the intents, and adds one. */
export function IntentTools({
  find,
  mayAdd,
  onFind,
  onAdd,
}: {
  find: string;
  mayAdd: boolean;
  onFind: (find: string) => void;
  onAdd: (kind: StatementKind) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <TextInput
        size="xs"
        className={classes.find ?? ""}
        leftSection={<IconSearch size={14} aria-hidden />}
        placeholder={t("intents.find")}
        aria-label={t("intents.find")}
        value={find}
        onChange={(event) => onFind(event.currentTarget.value)}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs" disabled={!mayAdd} leftSection={<IconPlus size={14} aria-hidden />}>
            {t("intents.add")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {STATEMENTS.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd(kind)}>
              {t(`intents.adding.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

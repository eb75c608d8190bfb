import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconExternalLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { blockPath, blockSettingPath } from "../../blocks/block-path.ts";
import type { BlockCardFragment } from "../../graphql/generated/documents.ts";
import { DeleteBlockDialog } from "./delete-block-dialog.tsx";
import { useDuplicateBlock } from "./use-duplicate-block.ts";

/** What can be done with a block of a list. */
export function BlockMenu({ block }: { block: BlockCardFragment }) {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  const duplicate = useDuplicateBlock();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu width={220} returnFocus>
        <Menu.Target>
          <ActionIcon ref={button} size={32} aria-label={t("library.actionsOf", { name: block.name })}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={blockPath(block.id)} leftSection={<IconExternalLink size={16} aria-hidden />}>
            {t("library.open")}
          </Menu.Item>
          {block.allowed.includes("EDIT") && (
            <Menu.Item
              component={Link}
              to={blockSettingPath(block.id, block.teamId)}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t("library.edit")}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void duplicate(block)}>
            {t("library.duplicate")}
          </Menu.Item>
          {block.allowed.includes("DELETE") && (
            <Menu.Item
              color="danger"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t("library.delete")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeleteBlockDialog
        block={block}
        opened={isDeleting}
        onDeleted={() => setDeleting(false)}
        onClose={() => {
          setDeleting(false);
          // The item that opened the dialog is gone: the keyboard goes on at its menu.
          setTimeout(() => button.current?.focus());
        }}
      />
    </>
  );
}

import { ActionIcon, Button, Group, Select, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockDetailDocument } from "../../../graphql/generated/documents.ts";
import classes from "../blocks.module.css";
import type { NeedDraft, PortDraft } from "./block-draft.ts";
import { NeedDialog } from "./need-dialog.tsx";
import { type SectionProps, withEntry, withoutEntry } from "./section-props.ts";

/** Blocks that this one does not work without, and which of its ports they are joined to. */
export function NeedsSection({
  draft: { needs, ports },
  onChange,
  problemOf,
  ownId,
}: SectionProps & { ownId: string | undefined }) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <p className={classes.quiet}>{t("library.needsHint")}</p>
      {needs.length === 0 && <p>{t("library.needsNone")}</p>}
      {needs.map((need, index) => (
        <NeedFields
          key={need.blockId}
          need={need}
          ports={ports}
          problemOf={(field) => problemOf(`needs.${index}${field}`)}
          onChange={(part) => onChange({ needs: withEntry(needs, index, part) })}
          onRemove={() => onChange({ needs: withoutEntry(needs, index) })}
        />
      ))}
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t("library.addNeed")}
        </Button>
      </Group>
      {isAdding && (
        <NeedDialog
          without={[...needs.map(({ blockId }) => blockId), ...(ownId === undefined ? [] : [ownId])]}
          onChoose={({ id, name }) => {
            onChange({ needs: [...needs, { blockId: id, name, count: "1", joins: [] }] });
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function NeedFields({
  need: { blockId, name, count, joins },
  ports,
  problemOf,
  onChange,
  onRemove,
}: {
  need: NeedDraft;
  ports: readonly PortDraft[];
  problemOf: (field: string) => string | undefined;
  onChange: (part: Partial<NeedDraft>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const [{ data }] = useQuery({ query: BlockDetailDocument, variables: { input: { id: blockId } } });
  const own = ports.map((port) => ({ value: port.key, label: port.name || port.key }));
  const others = (data?.block.ioPorts ?? []).map((port) => ({ value: port.key, label: port.name }));
  return (
    <fieldset className={classes.need}>
      <legend>{name}</legend>
      <Group gap="sm" align="end">
        <TextInput
          size="xs"
          w={120}
          inputMode="numeric"
          label={t("library.countOfEach")}
          aria-label={t("library.needCount", { name })}
          value={count}
          error={problemOf(".count")}
          onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange({ joins: [...joins, { port: "", neededPort: "" }] })}
        >
          {t("library.addJoin", { name })}
        </Button>
        <ActionIcon size={30} aria-label={t("library.removeNeed", { name })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {problemOf("") && <div className={classes.problem}>{problemOf("")}</div>}
      {joins.length > 0 && (
        <ul className={classes.joins} aria-label={t("library.needPorts", { name })}>
          {joins.map((join, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: joins are equal until their ports are chosen
            <li key={index}>
              <Select
                size="xs"
                searchable
                aria-label={t("library.needJoin")}
                placeholder={t("library.choosePort")}
                data={own}
                value={join.port || null}
                error={problemOf(`.joins.${index}`)}
                onChange={(port) => onChange({ joins: withEntry(joins, index, { port: port ?? "" }) })}
              />
              <span aria-hidden>→</span>
              <Select
                size="xs"
                searchable
                aria-label={t("library.needOther", { name })}
                placeholder={t("library.choosePort")}
                data={others}
                value={join.neededPort || null}
                onChange={(port) => onChange({ joins: withEntry(joins, index, { neededPort: port ?? "" }) })}
              />
              <ActionIcon
                size={28}
                aria-label={t("library.removeJoin", { port: join.port })}
                onClick={() => onChange({ joins: withoutEntry(joins, index) })}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

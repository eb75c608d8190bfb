import { Button, Group, Modal, NativeSelect, Table, TextInput } from "@mantine/core";
import { type BlockDocument, DIRECTIONS, type Port, takeBlock } from "@tracewright/blocks";
import { type Board, canonicalJson, type ItemId, type NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { blockFileName } from "../../blocks/block-file.ts";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./blocks.module.css";

const MAX_NAMED = 8;

interface PortChange {
  readonly name?: string;
  readonly direction?: Port["direction"];
}

/** Makes a block of the selected parts and their copper, as a file: what it holds, its ports, and what stays out. */
export default function CreateBlockDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const { board, selection } = editor.state;
  const [title, setTitle] = useState("");
  const [changes, setChanges] = useState<Readonly<Record<string, PortChange>>>({});
  const taken = useMemo(() => takeBlock(board, { ids: selection, title: "" }), [board, selection]);
  if (taken.status === "refused")
    return (
      <Modal opened onClose={onClose} title={t("blocks.create")} closeButtonProps={{ "aria-label": t("common.close") }}>
        <p>{t(`blocks.refusals.${taken.reason}`)}</p>
      </Modal>
    );
  const ports = taken.block.ports.map((port) => ({ ...port, ...changes[port.key] }));
  const names = ports.map(({ name }) => name.trim());
  const wrong = (name: string): string | undefined => {
    if (name.trim() === "") return t("blocks.portUnnamed");
    return names.filter((other) => other === name.trim()).length > 1 ? t("blocks.portTwice") : undefined;
  };
  const isReady = title.trim() !== "" && ports.every(({ name }) => !wrong(name));
  const change = (key: string, by: PortChange) =>
    setChanges((before) => ({ ...before, [key]: { ...before[key], ...by } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    saveBlock(withNames(taken.block, title.trim(), ports));
    showToast(t("blocks.saved", { name: title.trim() }), "ok");
    onClose();
  };
  const { board: layout } = taken.block;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("blocks.create")}
      size={640}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t("blocks.name")}
          value={title}
          data-autofocus
          maxLength={100}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <p className={classes.said}>
          {t("blocks.holds", {
            parts: layout?.footprints.length ?? 0,
            tracks: layout?.tracks.length ?? 0,
            vias: layout?.vias.length ?? 0,
            zones: layout?.zones.length ?? 0,
          })}{" "}
          {taken.cut.length > 0 && t("blocks.staysOut", { count: taken.cut.length, nets: netsOf(board, taken.cut) })}
        </p>
        {ports.length > 0 && (
          <div className={classes.ports}>
            <Table aria-label={t("blocks.ports")}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t("blocks.port")}</Table.Th>
                  <Table.Th scope="col">{t("blocks.direction")}</Table.Th>
                  <Table.Th scope="col">{t("blocks.pins")}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {ports.map(({ key, name, direction, pins }) => (
                  <Table.Tr key={key}>
                    <Table.Td>
                      <TextInput
                        size="xs"
                        aria-label={t("blocks.portName", { name: key })}
                        value={name}
                        maxLength={60}
                        error={wrong(name)}
                        onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
                      />
                    </Table.Td>
                    <Table.Td>
                      <NativeSelect
                        size="xs"
                        aria-label={t("blocks.portDirection", { name: key })}
                        value={direction}
                        onChange={({ currentTarget }) =>
                          change(key, { direction: DIRECTIONS.find((one) => one === currentTarget.value) ?? direction })
                        }
                        data={DIRECTIONS.map((value) => ({ value, label: t(`blocks.directions.${value}`) }))}
                      />
                    </Table.Td>
                    <Table.Td className={classes.pins ?? ""}>
                      {listed(pins.map(({ part, pin }) => `${part}.${pin}`))}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        )}
        {ports.length === 0 && <p className={classes.said}>{t("blocks.noPorts")}</p>}
        <Group justify="flex-end">
          <Button type="submit" disabled={!isReady}>
            {t("blocks.save")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Keys are for good, so they are what the ports are called when the block is made. */
function withNames(block: BlockDocument, title: string, ports: readonly Port[]): BlockDocument {
  return {
    ...block,
    circuit: { ...block.circuit, title },
    ports: ports.map((port) => ({ ...port, key: port.name.trim(), name: port.name.trim() })),
  };
}

function saveBlock(block: BlockDocument): void {
  const url = URL.createObjectURL(new Blob([canonicalJson(block)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = blockFileName(block.circuit.title);
  link.click();
  URL.revokeObjectURL(url);
}

function netsOf(board: Board, ids: readonly ItemId[]): string {
  const wanted = new Set(ids);
  const nets = new Set<NetId | undefined>(
    [...board.tracks, ...board.vias].filter(({ id }) => wanted.has(id)).map(({ net }) => net),
  );
  return listed(board.nets.filter(({ id }) => nets.has(id)).map(({ name }) => name));
}

function listed(names: readonly string[]): string {
  return names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? " …" : "");
}

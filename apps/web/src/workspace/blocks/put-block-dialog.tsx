import { Button, FileButton, Group, Modal, NativeSelect, Table, TextInput } from "@mantine/core";
import { type BlockDocument, putBlock } from "@tracewright/blocks";
import type { Board } from "@tracewright/board";
import { type Editor, type LengthUnit, PutTool } from "@tracewright/editor";
import { compareNaturally } from "@tracewright/text";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { type BlockFile, readBlockFile } from "../../blocks/block-file.ts";
import { type LoadedBlock, useBlockDocument } from "../../blocks/use-block-document.ts";
import { BlockDetailDocument } from "../../graphql/generated/documents.ts";
import { newItemId } from "../editing/new-item-id.ts";
import classes from "./blocks.module.css";
import { suggestJoins } from "./suggest-joins.ts";
import { wordObjection } from "./word-objection.ts";

/**
 * Puts a block from the library or from a file onto the board: what keeps it from being put, which nets its ports join; then
 * it follows the pointer.
 */
export default function PutBlockDialog({
  editor,
  unit,
  blockId,
  onClose,
}: {
  editor: Editor;
  unit: LengthUnit;
  /** A block of the library. */
  blockId?: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setFile] = useState<BlockFile>();
  const [isLoading, ofLibrary] = useLibraryBlock(blockId);
  const file = chosen ?? ofLibrary;
  const read = async (chosen: File | null) => chosen && setFile(await readBlockFile(chosen));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("blocks.put")}
      size={560}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <div className={classes.form}>
        <FileButton accept=".json" onChange={(chosen) => void read(chosen)}>
          {(props) => (
            <Button {...props} variant="default" data-autofocus>
              {t("blocks.choose")}
            </Button>
          )}
        </FileButton>
        <div role="status">
          {isLoading && !chosen && <p className={classes.said}>{t("common.loading")}</p>}
          {file?.status === "failed" && <p className={classes.problem}>{t("blocks.notLoaded")}</p>}
          {file?.status === "too-large" && <p className={classes.problem}>{t("blocks.tooLarge")}</p>}
          {file?.status === "no-block" && (
            <p className={classes.problem}>
              {t("blocks.noBlock", { problem: [file.problem.path, file.problem.message].filter(Boolean).join(": ") })}
            </p>
          )}
        </div>
        {file?.status === "read" && (
          <BlockToPut key={file.block.circuit.title} block={file.block} editor={editor} unit={unit} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

function BlockToPut({
  block,
  editor,
  unit,
  onClose,
}: {
  block: BlockDocument;
  editor: Editor;
  unit: LengthUnit;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { board } = editor.state;
  const [name, setName] = useState(() => freeName(board, block.circuit.title || t("blocks.unnamed")));
  const [joins, setJoins] = useState(() => suggestJoins(board, block));
  const [use] = useState(() => newItemId());
  const outcome = useMemo(
    () => putBlock(board, block, { id: use, name: name.trim(), pose: ORIGIN, joins }),
    [board, block, use, name, joins],
  );
  const isNamed = name.trim() !== "" && !name.includes("/");
  const nets = useMemo(
    () =>
      board.nets
        .map((net) => net.name)
        .filter(Boolean)
        .sort(compareNaturally),
    [board],
  );
  const place = () => {
    onClose();
    editor.take(
      new PutTool({
        name: "putBlock",
        put: (pose) => {
          const put = putBlock(editor.state.board, block, { id: use, name: name.trim(), pose, joins });
          return put.status === "put" ? { edit: put.edit, selection: [...put.ids.values()] } : undefined;
        },
      }),
    );
  };
  return (
    <>
      <p className={classes.said}>
        {t("blocks.about", {
          name: block.circuit.title || t("blocks.unnamed"),
          parts: block.board?.footprints.length ?? 0,
          ports: block.ports.length,
        })}
      </p>
      <TextInput
        label={t("blocks.useName")}
        value={name}
        maxLength={60}
        error={!isNamed && t("blocks.useNameWrong")}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {outcome.status === "refused" && (
        <ul className={classes.problems} aria-label={t("blocks.objections")}>
          {outcome.objections.map((objection) => (
            <li key={JSON.stringify(objection)}>{wordObjection(objection, t, unit)}</li>
          ))}
        </ul>
      )}
      {block.ports.length > 0 && (
        <div className={classes.ports}>
          <Table aria-label={t("blocks.ports")}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t("blocks.port")}</Table.Th>
                <Table.Th scope="col">{t("blocks.net")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {block.ports.map(({ key, name: port }) => (
                <Table.Tr key={key}>
                  <Table.Td>{port}</Table.Td>
                  <Table.Td>
                    <NativeSelect
                      size="xs"
                      aria-label={t("blocks.netOf", { name: port })}
                      value={joins[key] ?? ""}
                      onChange={({ currentTarget: { value } }) =>
                        setJoins(({ [key]: _, ...others }) => (value === "" ? others : { ...others, [key]: value }))
                      }
                      data={[{ value: "", label: t("blocks.ownNet") }, ...nets]}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Group justify="flex-end">
        <Button disabled={outcome.status === "refused" || !isNamed} onClick={place}>
          {t("blocks.place")}
        </Button>
      </Group>
    </>
  );
}

/** Whether a block of the library is being fetched, and what came of it. */
function useLibraryBlock(id: string | undefined): readonly [isLoading: boolean, block: LoadedBlock | undefined] {
  const [{ data, error }] = useQuery({
    query: BlockDetailDocument,
    variables: { input: { id: id ?? "" } },
    pause: id === undefined,
  });
  const documentUrl = data?.block.schematic?.jsonUrl;
  const loaded = useBlockDocument(documentUrl);
  if (id === undefined) return [false, undefined];
  if (error || (data && !documentUrl)) return [false, { status: "failed" }];
  return [loaded === undefined, loaded];
}

const ORIGIN = { position: { x: 0, y: 0 }, rotation: 0, side: "front" } as const;

/** "Filter", "Filter 2", …: names of uses are prefixes of their nets. */
function freeName(board: Board, title: string): string {
  const plain = title.replaceAll("/", "-");
  const taken = new Set(board.groups.map(({ name }) => name));
  const isFree = (name: string) => !taken.has(name) && !board.nets.some((net) => net.name.startsWith(`/${name}/`));
  let [name, count] = [plain, 1];
  while (!isFree(name)) {
    count += 1;
    name = `${plain} ${count}`;
  }
  return name;
}

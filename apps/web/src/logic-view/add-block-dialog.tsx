import { Button, Modal } from "@mantine/core";
import type { BlockDocument } from "@tracewright/blocks";
import { addUses, joinSupplies } from "@tracewright/logic";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { type BlockCardFragment, BlockListDocument, SuggestBlocksDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { useReasonText } from "../logics/use-reason-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { showToast } from "../toasts/show-toast.ts";
import { blockInLibrary } from "./block-in-library.ts";
import { read } from "./load-logic.ts";
import type { LogicEditor } from "./logic-editor.ts";
import classes from "./logic-view.module.css";

/**
 * Takes a block of the library into the project; grounds and unambiguous supplies are joined at once. Until something is searched
 * for, the blocks that suit those of the project stand first, each with its reason.
 */
export function AddBlockDialog({ editor, onClose }: { editor: LogicEditor; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState("");
  const [adding, setAdding] = useState<string>();
  const [{ data, error }] = useQuery({
    query: BlockListDocument,
    variables: useMemo(
      () => ({
        input: {
          scope: "LIBRARY" as const,
          keyword: keyword || null,
          size: 30,
          ...(!keyword && { sortKey: "RECOMMEND" as const }),
        },
      }),
      [keyword],
    ),
    requestPolicy: "cache-and-network",
  });
  const [uses] = useState(() => editor.read().logic.uses);
  const [{ data: answer }] = useQuery({
    query: SuggestBlocksDocument,
    variables: useMemo(
      () => ({
        input: {
          blocks: [...Map.groupBy(uses, ({ block }) => block.id)].map(([blockId, { length: count }]) => ({
            blockId,
            count,
          })),
        },
      }),
      [uses],
    ),
    pause: uses.length === 0,
    requestPolicy: "cache-and-network",
  });
  const suggested = keyword === "" ? (answer?.suggestBlocks.suggestions ?? []) : [];
  const reasonText = useReasonText(
    (id) =>
      suggested.find(({ block }) => block.id === id)?.block.name ?? uses.find(({ block }) => block.id === id)?.name,
  );
  const rows: readonly { readonly card: BlockCardFragment; readonly note: string | undefined }[] = [
    ...suggested.map((one) => ({ card: one.block, note: reasonText(one) })),
    ...(data?.blockList.nodes ?? [])
      .filter(({ id }) => suggested.every(({ block }) => block.id !== id))
      .map((card) => ({ card, note: card.category?.name })),
  ];
  const add = async (card: BlockCardFragment) => {
    const found = blockInLibrary(card);
    if (!found) return;
    setAdding(card.id);
    try {
      if (!editor.read().book.has(found.block.hash))
        editor.learn(found.block.hash, await read<BlockDocument>(found.url));
      const { block, name } = found;
      const isDone = editor.run("add", (before, hands) => {
        const added = addUses(before, [{ block, name }], hands);
        if (added.status !== "done") return added;
        const joined = joinSupplies(added.logic, hands);
        return joined.status === "done" ? joined : added;
      });
      if (isDone) onClose();
    } catch {
      showToast(t("blocks.notLoaded"), "danger");
    } finally {
      setAdding(undefined);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("logicView.add")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <SearchField label={t("library.search")} keyword={keyword} onKeyword={setKeyword} />
      {error && <ErrorNote error={errorText(error)} />}
      {!data && !error && <LoadingSkeleton height={200} />}
      {data?.blockList.nodes.length === 0 && <p className={classes.quiet}>{t("library.none")}</p>}
      <ul className={classes.choices}>
        {rows.map(({ card, note }) => (
          <li key={card.id} className={classes.addRow}>
            <span>
              {card.name} <span className={classes.quiet}>{note}</span>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("feature.addOf", { name: card.name })}
              loading={adding === card.id}
              disabled={!blockInLibrary(card)}
              onClick={() => void add(card)}
            >
              {t("feature.add")}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

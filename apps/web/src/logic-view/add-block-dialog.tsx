import type { BlockDocument } from "@tracewright/blocks";
import { addUses, joinSupplies } from "@tracewright/logic";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockSearchDialog } from "../blocks/block-search-dialog.tsx";
import { type BlockCardFragment, SuggestBlocksDocument } from "../graphql/generated/documents.ts";
import { useReasonText } from "../logics/use-reason-text.ts";
import { showToast } from "../toasts/show-toast.ts";
import { blockInLibrary } from "./block-in-library.ts";
import { read } from "./load-logic.ts";
import type { LogicEditor } from "./logic-editor.ts";

/**
 * Takes a block of the library into the project; grounds and unambiguous supplies are joined at once. Until something is searched
 * for, the blocks that suit those of the project stand first, each with its reason.
 */
export function AddBlockDialog({ editor, onClose }: { editor: LogicEditor; onClose: () => void }) {
  const { t } = useTranslation();
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
  const suggested = answer?.suggestBlocks.suggestions ?? [];
  const reasonText = useReasonText(
    (id) =>
      suggested.find(({ block }) => block.id === id)?.block.name ?? uses.find(({ block }) => block.id === id)?.name,
  );
  const add = async (card: BlockCardFragment) => {
    const found = blockInLibrary(card);
    if (!found) return;
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
    }
  };
  return (
    <BlockSearchDialog
      title={t("logicView.add")}
      suggested={suggested.map((one) => ({ card: one.block, note: reasonText(one) }))}
      choose={{
        label: t("feature.add"),
        labelOf: (name) => t("feature.addOf", { name }),
        isPossible: (card) => blockInLibrary(card) !== undefined,
        onChoose: add,
      }}
      onClose={onClose}
    />
  );
}

import type { Editor, LengthUnit } from "@tracewright/editor";
import { useSearchParams } from "react-router";
import { BLOCK_TO_PUT } from "../../blocks/block-path.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { useEditorState } from "../editing/use-editor-state.ts";

const loadPutBlock = () => import("./put-block-dialog.tsx");

/** The block of the library that the address names, offered to be put on the board as soon as that can be edited. */
export function BlockOfAddress({ editor, unit }: { editor: Editor; unit: LengthUnit }) {
  const [search, setSearch] = useSearchParams();
  const { settings } = useEditorState(editor);
  const blockId = search.get(BLOCK_TO_PUT);
  if (blockId === null || settings.isReadOnly) return null;
  const close = () =>
    setSearch(
      (before) => {
        const kept = new URLSearchParams(before);
        kept.delete(BLOCK_TO_PUT);
        return kept;
      },
      { replace: true },
    );
  return <LateDialog load={loadPutBlock} props={{ editor, unit, blockId, onClose: close }} />;
}

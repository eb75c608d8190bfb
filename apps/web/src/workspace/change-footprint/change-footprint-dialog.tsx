import { Modal, Text } from "@mantine/core";
import { type Footprint, isStandIn } from "@tracewright/board";
import { changeFootprint, type Editor, misfitOf } from "@tracewright/editor";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FootprintChooser } from "../../footprints/footprint-chooser.tsx";
import { padNumbers } from "../../footprints/footprint-picture.ts";
import { isFootprintFile, UploadState } from "../../footprints/upload-state.tsx";
import type { FootprintWhole } from "../../footprints/use-footprint-record.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { partsAlike } from "./parts-alike.ts";

/** So many courtyards are looked at before a candidate is taken. */
const MAX_LOOKED_AT = 50;
const MAX_NAMED = 8;

/** Another footprint for parts on the board: they keep their places and nets; what does not fit is said before. */
export default function ChangeFootprintDialog({
  editor,
  parts: selected,
  onClose,
}: {
  editor: Editor;
  /** Of one footprint. */
  parts: readonly [Footprint, ...Footprint[]];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { board } = useEditorState(editor);
  const uploads = useUploads();
  const [part] = selected;
  // As they were when the dialog opened: what is chosen for must not change under somebody's hands.
  const [alike] = useState(() => (selected.length > 1 ? selected : partsAlike(board, part)));
  const take = ({ footprint }: FootprintWhole, references: readonly string[]) => {
    const wanted = new Set(references);
    const ids = new Set(alike.filter(({ reference }) => wanted.has(reference)).map(({ id }) => id));
    editor.run("footprint", (now) =>
      changeFootprint(
        now,
        now.footprints.filter(({ id }) => ids.has(id)),
        footprint,
      ),
    );
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("footprints.changeTitle", { reference: part.reference })}
      size={720}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <FootprintChooser
        need={{
          references: alike.map(({ reference }) => reference),
          kind: /^[A-Za-z]+/.exec(part.reference)?.[0].toUpperCase() ?? "",
          // Fields such as the part number tell more than a stand-in's name.
          value: [part.value, ...Object.values(part.properties)].join(" "),
          // A stand-in is called by its pads: that is nothing anybody wants.
          wanted: isStandIn(part) ? "" : part.library,
          pins: padNumbers(part),
        }}
        {...(selected.length === 1 && alike.length > 1 && { initialOnly: part.reference })}
        current={{ name: part.library, source: isStandIn(part) ? "STAND_IN" : "FILES", footprint: part }}
        used={[...new Set(board.footprints.filter((one) => !isStandIn(one)).map(({ library }) => library))]}
        files={{
          fileUrls: uploads.uploads.flatMap(({ name, url }) => (url && isFootprintFile(name) ? [url] : [])),
          addFiles: uploads.addFiles,
          state: <UploadState uploads={uploads} />,
        }}
        remark={(candidate, references) => (
          <Overlaps
            references={overlapsOf(
              alike.filter(({ reference }) => references.includes(reference)),
              (one) => misfitOf(board, one, candidate.footprint).overlaps,
            )}
          />
        )}
        onTake={take}
      />
    </Modal>
  );
}

function overlapsOf(parts: readonly Footprint[], find: (part: Footprint) => readonly string[]): string[] {
  return [...new Set(parts.slice(0, MAX_LOOKED_AT).flatMap(find))];
}

function Overlaps({ references }: { references: readonly string[] }) {
  const { t } = useTranslation();
  if (references.length === 0) return null;
  const named = references.slice(0, MAX_NAMED).join(", ") + (references.length > MAX_NAMED ? " …" : "");
  return (
    <Text size="sm" c="var(--tw-warn)">
      {t("footprints.overlaps", { parts: named })}
    </Text>
  );
}

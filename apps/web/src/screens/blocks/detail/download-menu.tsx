import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { blockFileName } from "../../../blocks/block-file.ts";
import {
  type BlockFactsFragment,
  BlockFileDocument,
  type LibraryFileKind,
} from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { download } from "../../../shell/download.ts";
import { showToast } from "../../../toasts/show-toast.ts";

/** The files that a complete block can be had as: EasyEDA files exist only where they were uploaded. */
export function DownloadMenu({ block }: { block: BlockFactsFragment }) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const kinds = [
    ...(["SCHEMATIC_KICAD", "SCHEMATIC_PDF"] as const),
    ...(block.footprint ? (["FOOTPRINT_KICAD", "FOOTPRINT_PDF"] as const) : []),
    "BLOCK_KICAD" as const,
  ];
  const get = async (fileKind: LibraryFileKind) => {
    const input = { id: block.id, fileKind };
    const { data, error } = await client
      .query(BlockFileDocument, { input }, { requestPolicy: "network-only" })
      .toPromise();
    if (error) showToast(errorText(error).sentence, "danger");
    // The server names the file.
    else if (data) download(data.blockDownload.downloadUrl, "");
  };
  const documentUrl = block.schematic?.jsonUrl;
  return (
    <Menu width={260} returnFocus>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          {t("library.download")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => void get(kind)}>
            {t(`library.files.${kind}`)}
          </Menu.Item>
        ))}
        {documentUrl && (
          <Menu.Item onClick={() => download(documentUrl, blockFileName(block.name))}>
            {t("library.files.BLOCK")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, Modal } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockListDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { SearchField } from "../../../shell/search-field.tsx";
import classes from "../blocks.module.css";

/** Searches the library for a block that another needs; those that have no complete version cannot be chosen. */
export function NeedDialog({
  without,
  onChoose,
  onClose,
}: {
  /** Ids that are not offered. */
  without: readonly string[];
  onChoose: (block: { readonly id: string; readonly name: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState("");
  const [{ data, error }] = useQuery({
    query: BlockListDocument,
    variables: useMemo(
      () => ({
        input: {
          scope: "LIBRARY" as const,
          keyword: keyword || null,
          size: 20,
          ...(!keyword && { sortKey: "RECOMMEND" as const }),
        },
      }),
      [keyword],
    ),
    requestPolicy: "cache-and-network",
  });
  const offered = data?.blockList.nodes.filter(
    ({ id, currentVersion }) => currentVersion !== null && !without.includes(id),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("library.addNeed")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <SearchField label={t("library.search")} keyword={keyword} onKeyword={setKeyword} />
      {error && <ErrorNote error={errorText(error)} />}
      {!data && !error && <LoadingSkeleton height={200} />}
      {offered?.length === 0 && <p className={classes.quiet}>{t("library.none")}</p>}
      <ul className={classes.choices}>
        {offered?.map(({ id, name, category }) => (
          <li key={id}>
            <span>
              {name} <span className={classes.quiet}>{category?.name}</span>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("library.chooseBlock", { name })}
              onClick={() => onChoose({ id, name })}
            >
              {t("library.choose")}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

import { Button, Modal } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { type BlockCardFragment, BlockListDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { SearchField } from "../shell/search-field.tsx";
import classes from "./block-search-dialog.module.css";

export interface OfferedBlock {
  readonly card: BlockCardFragment;
  /** Beside its name: its category, or why it is offered. */
  readonly note?: string | undefined;
}

/** Searches the library for one block. Before a search, `suggested` stand first, then what the library recommends. */
export function BlockSearchDialog({
  title,
  suggested = [],
  isOffered = () => true,
  choose,
  onClose,
}: {
  title: string;
  suggested?: readonly OfferedBlock[];
  isOffered?: (card: BlockCardFragment) => boolean;
  /** What the button of a row says and does. */
  choose: {
    readonly label: string;
    readonly labelOf: (name: string) => string;
    readonly isPossible?: (card: BlockCardFragment) => boolean;
    /** The row waits until the promise ends. */
    readonly onChoose: (card: BlockCardFragment) => void | Promise<void>;
  };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState("");
  const [chosen, setChosen] = useState<string>();
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
  const first = keyword === "" ? suggested : [];
  const rows: readonly OfferedBlock[] = [
    ...first,
    ...(data?.blockList.nodes ?? [])
      .filter((card) => isOffered(card) && first.every((one) => one.card.id !== card.id))
      .map((card) => ({ card, note: card.category?.name })),
  ];
  const take = async (card: BlockCardFragment) => {
    setChosen(card.id);
    await choose.onChoose(card);
    setChosen(undefined);
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <SearchField label={t("library.search")} keyword={keyword} onKeyword={setKeyword} />
      {error && <ErrorNote error={errorText(error)} />}
      {!data && !error && <LoadingSkeleton height={200} />}
      {data && rows.length === 0 && <p className={classes.quiet}>{t("library.none")}</p>}
      <ul className={classes.rows}>
        {rows.map(({ card, note }) => (
          <li key={card.id}>
            <span>
              {card.name} <span className={classes.quiet}>{note}</span>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={choose.labelOf(card.name)}
              loading={chosen === card.id}
              disabled={choose.isPossible?.(card) === false}
              onClick={() => void take(card)}
            >
              {choose.label}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

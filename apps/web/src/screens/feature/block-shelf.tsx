import { Button, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { blockPath } from "../../blocks/block-path.ts";
import { type BlockCardFragment, BlockListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { BlockControls } from "../blocks/block-controls.tsx";
import { BlockDrawing } from "../blocks/block-drawing.tsx";
import { type BlockQuery, blockListInput, PAGE_SIZE } from "../blocks/block-query.ts";
import { sizeText, usePriceText } from "../blocks/use-block-facts.ts";
import { type ChosenBlock, countBlocks, MAX_BLOCKS } from "./chosen-blocks.ts";
import classes from "./feature.module.css";

const LIBRARY = { kind: "LIBRARY" } as const;
const FIRST: BlockQuery = {
  keyword: "",
  sortKey: "RECOMMEND",
  categoryId: null,
  state: null,
  port: null,
  figures: {},
  page: 1,
};

/** All blocks that one can use, by category or by words. */
export function BlockShelf({
  chosen,
  onAdd,
}: {
  chosen: readonly ChosenBlock[];
  onAdd: (block: { readonly id: string; readonly name: string }) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [query, setQuery] = useState(FIRST);
  const [{ data, error, stale }, ask] = useQuery({
    query: BlockListDocument,
    variables: useMemo(() => ({ input: blockListInput(query, LIBRARY) }), [query]),
    requestPolicy: "cache-and-network",
  });
  const list = data?.blockList;
  const isFull = countBlocks(chosen) >= MAX_BLOCKS;
  return (
    <section aria-label={t("feature.choose")}>
      <Title order={2} fz={16} mb="sm">
        {t("feature.choose")}
      </Title>
      <BlockControls
        query={query}
        scope={LIBRARY}
        onChange={(change) => setQuery((before) => ({ ...before, page: 1, ...change }))}
      />
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => ask({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.correctedKeyword && (
        <Text mb="sm" role="status">
          {t("library.corrected", { keyword: list.correctedKeyword })}
        </Text>
      )}
      {list?.nodes.length === 0 && (
        <Text c="dimmed" role="status">
          {query.keyword === "" ? t("library.none") : t("library.noneFor", { keyword: query.keyword })}
        </Text>
      )}
      {isFull && (
        <Text c="dimmed" mb="sm" role="status">
          {t("feature.tooMany", { most: MAX_BLOCKS })}
        </Text>
      )}
      {list && list.nodes.length > 0 && (
        <ul className={classes.shelf} aria-label={t("feature.choose")} aria-busy={stale}>
          {list.nodes.map((block) => (
            <ShelfRow key={block.id} block={block} isFull={isFull} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {list && (
        <ListPages
          total={Math.ceil(list.totalCount / PAGE_SIZE)}
          page={query.page}
          onPage={(page) => setQuery((before) => ({ ...before, page }))}
        />
      )}
    </section>
  );
}

function ShelfRow({
  block,
  isFull,
  onAdd,
}: {
  block: BlockCardFragment;
  isFull: boolean;
  onAdd: (block: { readonly id: string; readonly name: string }) => void;
}) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const facts = [
    block.category?.name ?? t("library.noCategory"),
    sizeText(block) ?? t("library.noLayout"),
    t("library.ports", { count: block.ioPorts.length }),
    priceText(block),
  ];
  const hasVersion = block.currentVersion !== null;
  return (
    <li className={classes.shelfRow}>
      <span className={classes.picture}>
        <BlockDrawing url={block.footprint?.svgUrl} half="footprint" />
      </span>
      <span className={classes.text}>
        <Link to={blockPath(block.id)} className={classes.name ?? ""} target="_blank">
          {block.name}
        </Link>
        <span className={classes.quiet}>{facts.join(" · ")}</span>
      </span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={t("feature.addOf", { name: block.name })}
        disabled={isFull || !hasVersion}
        onClick={() => onAdd(block)}
      >
        {hasVersion ? t("feature.add") : t("feature.noVersion")}
      </Button>
    </li>
  );
}

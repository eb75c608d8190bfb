import { Button, Group, Text, Title } from "@mantine/core";
import { IconPlus, IconPuzzle, IconSearchOff } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { blockSettingPath, LIBRARY_PATH } from "../../blocks/block-path.ts";
import { BlockListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { HolderTeam } from "../../holder/holder.ts";
import { EmptyList } from "../../shell/empty-list.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { BlockCard } from "./block-card.tsx";
import { BlockControls } from "./block-controls.tsx";
import {
  type BlockQuery,
  type BlockScope,
  blockListInput,
  isNarrowed,
  NOT_NARROWED,
  PAGE_SIZE,
  readBlockQuery,
  writeBlockQuery,
} from "./block-query.ts";
import { isValidating } from "./block-state.tsx";
import classes from "./blocks.module.css";
import { useWhileValidating } from "./use-while-validating.ts";

/** The library of blocks, one's own blocks, or those of a team. */
export function BlockList({ scope, team }: { scope: BlockScope; team?: HolderTeam }) {
  const { t } = useTranslation();
  const title = team ? t("library.titleOfTeam", { team: team.name }) : t(`library.titles.${scope.kind}`);
  usePageTitle(title);
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readBlockQuery(search, scope), [search, scope]);
  const [{ data, error, stale }, ask] = useQuery({
    query: BlockListDocument,
    variables: useMemo(() => ({ input: blockListInput(query, scope) }), [query, scope]),
    requestPolicy: "cache-and-network",
  });
  const reload = useCallback(() => ask({ requestPolicy: "network-only" }), [ask]);
  const list = data?.blockList;
  useWhileValidating(list?.nodes.some(({ status }) => isValidating(status)) ?? false, reload);
  const change = (next: Partial<BlockQuery>) =>
    setSearch(writeBlockQuery({ ...query, page: 1, ...next }, scope), { replace: next.page === undefined });

  // The last block of the last page was deleted, or the address is an old one.
  const pages = Math.ceil((list?.totalCount ?? 0) / PAGE_SIZE);
  const isBeyond = pages > 0 && query.page > pages;
  useEffect(() => {
    if (isBeyond) setSearch(writeBlockQuery({ ...query, page: pages }, scope), { replace: true });
  }, [isBeyond, pages, query, scope, setSearch]);

  const isNone = list?.totalCount === 0;
  const isSome = isNarrowed(query);
  const isLibrary = scope.kind === "LIBRARY";
  const create = (label: string) => (
    <Button
      component={Link}
      to={blockSettingPath(undefined, team?.id)}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Group justify="space-between" align="flex-start" mb="lg">
        <div>
          <Title order={1} fz={20}>
            {title}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {list ? t(list.isTotalExact ? "library.count" : "library.countMore", { count: list.totalCount }) : "\u00a0"}
          </Text>
        </div>
        {!isLibrary && !(isNone && !isSome) && create(t("library.create"))}
      </Group>
      {!(isNone && !isSome) && <BlockControls query={query} scope={scope} onChange={change} />}
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.correctedKeyword && (
        <Text mb="md" role="status">
          {t("library.corrected", { keyword: list.correctedKeyword })}
        </Text>
      )}
      {isNone && !isSome && (
        <EmptyList
          icon={<IconPuzzle size={24} stroke={1.5} aria-hidden />}
          title={t(`library.empty.${scope.kind}`)}
          body={t(`library.emptyBody.${scope.kind}`)}
        >
          {!isLibrary && (
            <Group justify="center" gap="sm">
              {create(t("library.createFirst"))}
              <Button component={Link} to={LIBRARY_PATH} variant="default">
                {t("library.browse")}
              </Button>
            </Group>
          )}
        </EmptyList>
      )}
      {isNone && isSome && (
        <EmptyList
          icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
          title={query.keyword === "" ? t("library.none") : t("library.noneFor", { keyword: query.keyword })}
          body={t("library.noneBody")}
        >
          <Button variant="default" onClick={() => change(NOT_NARROWED)}>
            {t("library.showAll")}
          </Button>
        </EmptyList>
      )}
      {list && list.nodes.length > 0 && (
        <ul className={classes.grid} aria-label={title} aria-busy={stale}>
          {list.nodes.map((block) => (
            <BlockCard key={block.id} block={block} />
          ))}
        </ul>
      )}
      {list && <ListPages total={pages} page={query.page} onPage={(page) => change({ page })} />}
    </>
  );
}

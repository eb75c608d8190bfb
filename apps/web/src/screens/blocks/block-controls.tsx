import { CloseButton, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockCategoriesDocument } from "../../graphql/generated/documents.ts";
import { BLOCK_SORTS, BLOCK_STATES, type BlockQuery, type BlockScope, usualSort } from "./block-query.ts";

const TYPING_PAUSE_MS = 250;

/** Search, category, state and order of a list of blocks. */
export function BlockControls({
  query,
  scope,
  onChange,
}: {
  query: BlockQuery;
  scope: BlockScope;
  onChange: (change: Partial<BlockQuery>) => void;
}) {
  const { t } = useTranslation();
  const [{ data }] = useQuery({ query: BlockCategoriesDocument, requestPolicy: "cache-first" });
  const [text, setText] = useState(query.keyword);
  const timer = useRef<number>(undefined);
  useEffect(() => setText(query.keyword), [query.keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (keyword: string, wait = TYPING_PAUSE_MS) => {
    setText(keyword);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange({ keyword: keyword.trim() }), wait);
  };
  return (
    <Group mb="md" gap="sm">
      <TextInput
        type="search"
        flex="1 1 220px"
        maw={320}
        aria-label={t("library.search")}
        placeholder={t("library.search")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        rightSection={
          text && <CloseButton size="sm" aria-label={t("projects.clearSearch")} onClick={() => search("", 0)} />
        }
      />
      <NativeSelect
        miw={0}
        aria-label={t("library.category")}
        value={query.categoryId ?? ""}
        onChange={({ currentTarget }) => onChange({ categoryId: currentTarget.value || null })}
        data={[
          { value: "", label: t("library.allCategories") },
          ...(data?.categories ?? []).map(({ id, name, subCategories }) => ({
            group: name,
            items: [
              { value: id, label: t("library.allOf", { category: name }) },
              ...subCategories.map((sub) => ({ value: sub.id, label: sub.name })),
            ],
          })),
        ]}
      />
      {scope.kind !== "LIBRARY" && (
        <NativeSelect
          miw={0}
          aria-label={t("library.state")}
          value={query.state ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: BLOCK_STATES.find((state) => state === value) ?? null })
          }
          data={[
            { value: "", label: t("library.allStates") },
            ...BLOCK_STATES.map((state) => ({ value: state, label: t(`library.states.${state}`) })),
          ]}
        />
      )}
      <NativeSelect
        miw={0}
        aria-label={t("library.sortBy")}
        value={query.sortKey}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sortKey: BLOCK_SORTS.find((key) => key === value) ?? usualSort(scope) })
        }
        data={BLOCK_SORTS.map((key) => ({ value: key, label: t(`library.sort.${key}`) }))}
      />
    </Group>
  );
}

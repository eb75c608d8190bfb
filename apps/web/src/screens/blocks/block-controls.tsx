import { Button, Group, NativeSelect } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockCategoriesDocument } from "../../graphql/generated/documents.ts";
import { SearchField } from "../../shell/search-field.tsx";
import { BlockFilters } from "./block-filters.tsx";
import { BLOCK_SORTS, BLOCK_STATES, type BlockQuery, type BlockScope, usualSort } from "./block-query.ts";

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
  const filtersId = useId();
  const count = (query.port ? 1 : 0) + Object.keys(query.figures).length;
  const [isOpen, open] = useState(count > 0);
  return (
    <>
      <Group mb="md" gap="sm">
        <SearchField
          flex="1 1 220px"
          maw={320}
          label={t("library.search")}
          keyword={query.keyword}
          onKeyword={(keyword) => onChange({ keyword })}
        />
        <NativeSelect
          miw={0}
          aria-label={t("library.category")}
          value={query.categoryId ?? ""}
          onChange={({ currentTarget }) => onChange({ categoryId: currentTarget.value || null, figures: {} })}
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
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => open(!isOpen)}
        >
          {count > 0 ? t("library.filterCount", { count }) : t("library.filter")}
        </Button>
      </Group>
      <div id={filtersId} hidden={!isOpen}>
        {isOpen && <BlockFilters query={query} categories={data?.categories ?? []} onChange={onChange} />}
      </div>
    </>
  );
}

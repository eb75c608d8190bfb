import { ActionIcon, Group, NativeSelect, SegmentedControl, Tooltip } from "@mantine/core";
import { IconLayoutGrid, IconList, IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HolderTeam } from "../../holder/holder.ts";
import { SearchField } from "../../shell/search-field.tsx";
import { CreatorFilter } from "./creator-filter.tsx";
import { LISTED_STATES, type ListQuery, naturalOrder, SORT_KEYS } from "./list-query.ts";
import type { ProjectView } from "./use-project-view.ts";

/** Search, filter, sort and the choice between list and grid. */
export function ListControls({
  query,
  onChange,
  view,
  onView,
  team,
}: {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  view: ProjectView;
  onView: (view: ProjectView) => void;
  /** Its list can be narrowed to who created. */
  team: HolderTeam | undefined;
}) {
  const { t } = useTranslation();
  const ascending = query.order === "ASC";

  return (
    <Group mb="md" gap="sm">
      <SearchField
        isMain
        flex="1 1 220px"
        maw={280}
        label={t("projects.search")}
        keyword={query.keyword}
        onKeyword={(keyword) => onChange({ keyword })}
      />
      {team && (
        <CreatorFilter
          teamId={team.id}
          creatorId={query.creatorId}
          onCreator={(creatorId) => onChange({ creatorId })}
        />
      )}
      {/* On a phone the select gives way, in the language with the longest words too. */}
      <Group ml={{ base: 0, sm: "auto" }} gap="sm" wrap="nowrap" maw="100%">
        <NativeSelect
          miw={0}
          aria-label={t("projects.filter")}
          value={query.state ?? ""}
          onChange={(event) =>
            onChange({ state: LISTED_STATES.find((state) => state === event.currentTarget.value) ?? null })
          }
          data={[
            { value: "", label: t("projects.allStates") },
            ...LISTED_STATES.map((state) => ({ value: state, label: t(`projects.state.${state}`) })),
          ]}
        />
        <NativeSelect
          miw={0}
          aria-label={t("projects.sortBy")}
          value={query.sortKey}
          onChange={(event) => {
            const sortKey = SORT_KEYS.find((key) => key === event.currentTarget.value) ?? "UPDATED_AT";
            onChange({ sortKey, order: naturalOrder(sortKey) });
          }}
          data={SORT_KEYS.map((key) => ({ value: key, label: t(`projects.sort.${key}`) }))}
        />
        <Tooltip label={t(ascending ? "projects.ascending" : "projects.descending")}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t(ascending ? "projects.ascending" : "projects.descending")}
            onClick={() => onChange({ order: ascending ? "DESC" : "ASC" })}
          >
            {ascending ? <IconSortAscending size={20} aria-hidden /> : <IconSortDescending size={20} aria-hidden />}
          </ActionIcon>
        </Tooltip>
        <SegmentedControl
          flex="none"
          aria-label={t("projects.view")}
          value={view}
          onChange={(chosen) => onView(chosen === "grid" ? "grid" : "list")}
          data={[
            { value: "list", label: <ViewLabel icon={IconList} text={t("projects.list")} /> },
            { value: "grid", label: <ViewLabel icon={IconLayoutGrid} text={t("projects.grid")} /> },
          ]}
        />
      </Group>
    </Group>
  );
}

function ViewLabel({ icon: Icon, text }: { icon: typeof IconList; text: string }) {
  return (
    <Tooltip label={text}>
      <span style={{ display: "flex" }}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className="tw-visually-hidden">{text}</span>
      </span>
    </Tooltip>
  );
}

import { ActionIcon, Group, NativeSelect, Tooltip } from "@mantine/core";
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../shell/search-field.tsx";
import { MEMBER_SORT_KEYS, type MemberQuery } from "./member-query.ts";

/** Search and order of the members. */
export function MemberControls({
  query,
  onChange,
}: {
  query: MemberQuery;
  onChange: (change: Partial<MemberQuery>) => void;
}) {
  const { t } = useTranslation();
  const ascending = query.order === "ASC";

  return (
    <Group gap="sm">
      <SearchField
        flex="1 1 220px"
        maw={280}
        label={t("teams.members.search")}
        keyword={query.keyword}
        onKeyword={(keyword) => onChange({ keyword })}
      />
      <Group ml="auto" gap="sm" wrap="nowrap" maw="100%">
        <NativeSelect
          miw={0}
          aria-label={t("projects.sortBy")}
          value={query.sortKey}
          onChange={(event) =>
            onChange({
              sortKey: MEMBER_SORT_KEYS.find((key) => key === event.currentTarget.value) ?? "TEAM_MEMBER_ROLE",
              order: "ASC",
            })
          }
          data={MEMBER_SORT_KEYS.map((key) => ({ value: key, label: t(`teams.members.sort.${key}`) }))}
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
      </Group>
    </Group>
  );
}

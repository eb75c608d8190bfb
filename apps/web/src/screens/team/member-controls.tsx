import { ActionIcon, CloseButton, Group, NativeSelect, TextInput, Tooltip } from "@mantine/core";
import { IconSearch, IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MEMBER_SORT_KEYS, type MemberQuery } from "./member-query.ts";

const TYPING_PAUSE_MS = 250;

/** Search and order of the members. */
export function MemberControls({
  query,
  onChange,
}: {
  query: MemberQuery;
  onChange: (change: Partial<MemberQuery>) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(query.keyword);
  const timer = useRef<number>(undefined);
  useEffect(() => setText(query.keyword), [query.keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (keyword: string, wait = TYPING_PAUSE_MS) => {
    setText(keyword);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange({ keyword: keyword.trim() }), wait);
  };
  const ascending = query.order === "ASC";

  return (
    <Group gap="sm">
      <TextInput
        type="search"
        flex="1 1 220px"
        maw={280}
        aria-label={t("teams.members.search")}
        placeholder={t("teams.members.search")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => search(event.currentTarget.value)}
        rightSection={
          text && <CloseButton size="sm" aria-label={t("projects.clearSearch")} onClick={() => search("", 0)} />
        }
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

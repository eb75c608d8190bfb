import { NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { ProjectCreatorsDocument } from "../../graphql/generated/documents.ts";

/** As many as the server lists at once. */
const MOST = 100;

/** Narrows the list of a team to what one of its members created. */
export function CreatorFilter({
  teamId,
  creatorId,
  onCreator,
}: {
  teamId: string;
  creatorId: string | null;
  onCreator: (creatorId: string | null) => void;
}) {
  const { t } = useTranslation();
  const input = useMemo(() => ({ teamId, page: 1, size: MOST, sortKey: "NAME", order: "ASC" }) as const, [teamId]);
  const [{ data }] = useQuery({ query: ProjectCreatorsDocument, variables: { input } });
  const members = data?.teamMemberConnection.nodes ?? [];
  const isFormer = creatorId !== null && data !== undefined && !members.some(({ userId }) => userId === creatorId);
  return (
    <NativeSelect
      flex="0 1 180px"
      miw={120}
      aria-label={t("teamProjects.creator")}
      value={creatorId ?? ""}
      onChange={(event) => onCreator(event.currentTarget.value || null)}
      data={[
        { value: "", label: t("teamProjects.everyCreator") },
        ...members.map(({ userId, name }) => ({ value: userId, label: name })),
        ...(isFormer ? [{ value: creatorId, label: t("teamProjects.formerMember") }] : []),
      ]}
    />
  );
}

import { Button, Group, Text, Title } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { type TeamFactsFragment, TeamMembersDocument } from "../../graphql/generated/documents.ts";
import { PlanUseNote } from "../../membership/plan-use-note.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useReloadOnNews } from "../../teams/use-reload-on-news.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import type { Member } from "./member.ts";
import { MemberControls } from "./member-controls.tsx";
import { memberInput, readMemberQuery, writeMemberQuery } from "./member-query.ts";
import { MemberTable } from "./member-table.tsx";
import { PendingInvitations } from "./pending-invitations.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import classes from "./team.module.css";
import { TransferDialog } from "./transfer-dialog.tsx";

/** Who is in the team, and who is invited. */
export function MembersTab({ team, onChanged }: { team: TeamFactsFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readMemberQuery(search), [search]);
  const [isInviting, setInviting] = useState(false);
  /** Stays while its dialog goes. */
  const [member, setMember] = useState<Member>();
  const [question, setQuestion] = useState<"remove" | "transfer">();
  const [{ data, error }, execute] = useQuery({
    query: TeamMembersDocument,
    variables: useMemo(() => ({ input: memberInput(team.id, query) }), [team.id, query]),
    requestPolicy: "cache-and-network",
  });
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useReloadOnNews(reload, team.id);
  const changed = () => {
    reload();
    onChanged();
  };
  const change = (next: Partial<typeof query>) =>
    setSearch((search) => writeMemberQuery(search, { ...readMemberQuery(search), page: 1, ...next }), {
      replace: next.page === undefined,
    });
  const list = data?.teamMemberConnection;
  const pages = list?.pagination.totalPage ?? 0;
  // The last member of the last page was removed, or the address is an old one.
  const isBeyond = pages > 0 && query.page > pages;
  useEffect(() => {
    if (isBeyond)
      setSearch((search) => writeMemberQuery(search, { ...readMemberQuery(search), page: pages }), { replace: true });
  }, [isBeyond, pages, setSearch]);
  const ask = (about: Member, what: "remove" | "transfer") => {
    setMember(about);
    setQuestion(what);
  };
  const canInvite = team.allowed.includes("INVITE");
  return (
    <div className={classes.section}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} fz={16}>
            {t("teams.tab.members")}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {list ? t("teams.members.count", { count: list.totalCount }) : "\u00a0"}
          </Text>
          <PlanUseNote teamId={team.id} of={["members"]} />
        </div>
        {canInvite && (
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {t("teams.invite.title")}
          </Button>
        )}
      </Group>
      <MemberControls query={query} onChange={change} />
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!list && !error && <LoadingSkeleton height={240} />}
      {list?.totalCount === 0 && <p className={classes.none}>{t("teams.members.noHits", { words: query.keyword })}</p>}
      {list && list.nodes.length > 0 && (
        <MemberTable
          members={list.nodes}
          onChanged={changed}
          onRemove={(about) => ask(about, "remove")}
          onTransfer={(about) => ask(about, "transfer")}
        />
      )}
      <ListPages total={pages} page={query.page} onPage={(page) => change({ page })} mt={0} />
      {canInvite && <PendingInvitations team={team} />}
      {canInvite && (
        <InviteDialog team={team} opened={isInviting} onInvited={changed} onClose={() => setInviting(false)} />
      )}
      {member && (
        <>
          <RemoveMemberDialog
            team={team}
            member={member}
            opened={question === "remove"}
            onRemoved={() => {
              setQuestion(undefined);
              changed();
              // The menu that opened it goes with its row.
              document.getElementById("content")?.focus();
            }}
            onClose={() => setQuestion(undefined)}
          />
          <TransferDialog
            team={team}
            member={member}
            opened={question === "transfer"}
            onTransferred={() => {
              setQuestion(undefined);
              changed();
              document.getElementById("content")?.focus();
            }}
            onClose={() => setQuestion(undefined)}
          />
        </>
      )}
    </div>
  );
}

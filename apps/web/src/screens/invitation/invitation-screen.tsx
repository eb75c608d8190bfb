import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { formatDate } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  InvitationOfLinkDocument,
  type InvitationOfLinkQuery,
} from "../../graphql/generated/visitor-documents.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { useVisitorQuery } from "../../session/use-visitor-query.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import frame from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { TEAM_LIST_PATH } from "../../teams/team-path.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { OtherAccount, SignInFirst } from "./invitation-ways.tsx";
import { type Reader, useReader } from "./use-reader.ts";

type Invitation = InvitationOfLinkQuery["teamInvitation"];

/** Codes of links that lead nowhere any more. */
const UNKNOWN = 404;
const EXPIRED = 10010;

/** What the link of an invitation opens, with and without a session. */
export default function InvitationScreen() {
  const { t } = useTranslation();
  usePageTitle(t("invitation.title"));
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <section className={frame.card}>
      <OfLink key={token} token={token} />
    </section>
  );
}

function OfLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const reader = useReader();
  const { data, error, reload } = useVisitorQuery(
    InvitationOfLinkDocument,
    useMemo(() => ({ input: { token } }), [token]),
  );
  const code = errorCode(error);
  if (code === UNKNOWN || code === EXPIRED)
    return (
      <Stack gap="lg">
        <Title order={1}>{t(code === EXPIRED ? "invitation.expiredTitle" : "invitation.unknownTitle")}</Title>
        <Text>{t(code === EXPIRED ? "invitation.expiredBody" : "invitation.unknownBody")}</Text>
        <Way isSignedIn={reader.kind === "signed-in"} />
      </Stack>
    );
  const failure = error ?? (reader.kind === "failed" ? reader.error : undefined);
  if (failure)
    return (
      <Stack gap="lg">
        <Title order={1}>{t("invitation.title")}</Title>
        <ErrorNote
          error={errorText(failure)}
          action={
            <RetryButton
              onClick={() => {
                if (error) reload();
                if (reader.kind === "failed") reader.reload();
              }}
            />
          }
        />
      </Stack>
    );
  if (!data || reader.kind === "loading" || reader.kind === "failed")
    return (
      <Stack gap="lg">
        <Title order={1}>{t("invitation.title")}</Title>
        <LoadingSkeleton height={160} />
      </Stack>
    );
  return <Known invitation={data.teamInvitation} reader={reader} token={token} />;
}

/** Out of a page that has nothing to offer. */
function Way({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation();
  return (
    <Group>
      <Button component={Link} to={isSignedIn ? TEAM_LIST_PATH : "/member/signin/"} variant="default">
        {t(isSignedIn ? "invitation.toTeams" : "signIn.title")}
      </Button>
    </Group>
  );
}

function Known({ invitation, reader, token }: { invitation: Invitation; reader: Reader; token: string }) {
  const { t, i18n } = useTranslation();
  const { teamId, teamName: team, email, inviterName, roleType, expiresAt } = invitation;
  const isMember = reader.kind === "signed-in" && reader.teamIds.includes(teamId);
  return (
    <Stack gap="lg" style={{ overflowWrap: "anywhere" }}>
      <Title order={1}>{t("invitation.heading", { team })}</Title>
      {isMember ? (
        <>
          <Text>{t("invitation.member", { team })}</Text>
          <Group>
            <Button component={Link} to={projectsPath(teamId)}>
              {t("invitation.openTeam")}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <div>
            <Text>
              {t("invitation.lead", {
                team,
                inviter: inviterName ?? t("projects.deletedAccount"),
                role: t(`teams.role.${roleType}`),
              })}
            </Text>
            <Text size="sm" c="dimmed" mt={4}>
              {t("invitation.facts", { email, date: formatDate(expiresAt, i18n.language) })}
            </Text>
          </div>
          {reader.kind === "nobody" && <SignInFirst email={email} />}
          {reader.kind === "signed-in" &&
            (reader.email === email ? (
              <Answer team={team} token={token} />
            ) : (
              <OtherAccount email={email} own={reader.email} />
            ))}
        </>
      )}
    </Stack>
  );
}

function Answer({ team, token }: { team: string; token: string }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const navigate = useNavigate();
  const [accepting, accept] = useVisitorCall(AcceptInvitationDocument);
  const [declining, decline] = useVisitorCall(DeclineInvitationDocument);
  const [answered, setAnswered] = useState(false);
  const error = accepting.error ?? declining.error;
  const isBusy = accepting.fetching || declining.fetching || answered;
  const take = async () => {
    const { data, error } = await accept({ input: { token } });
    if (error) return;
    setAnswered(true);
    showToast(t("teams.invitations.accepted", { team }));
    navigate(projectsPath(data.acceptTeamInvitation.id), { replace: true });
  };
  const refuse = async () => {
    const { error } = await decline({ input: { token } });
    if (error) return;
    setAnswered(true);
    showToast(t("teams.invitations.declined", { team }), "info");
    navigate(TEAM_LIST_PATH, { replace: true });
  };
  return (
    <>
      {error && <ErrorNote error={errorText(error)} />}
      <Group gap="sm">
        <Button loading={accepting.fetching} disabled={isBusy} onClick={() => void take()}>
          {t("teams.invitations.accept")}
        </Button>
        <Button variant="default" loading={declining.fetching} disabled={isBusy} onClick={() => void refuse()}>
          {t("teams.invitations.decline")}
        </Button>
      </Group>
    </>
  );
}

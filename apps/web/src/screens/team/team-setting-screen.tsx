import { Button, Tabs, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { errorCode } from "../../graphql/error-signs.ts";
import type { TeamFactsFragment } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { HolderPicture } from "../../holder/holder-picture.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import {
  readSettingTab,
  SETTING_TABS,
  TEAM_LIST_PATH,
  TEAM_PARAMETER,
  teamSettingPath,
} from "../../teams/team-path.ts";
import { useTeam } from "../../teams/use-team.ts";
import { GeneralTab } from "./general-tab.tsx";
import { MembersTab } from "./members-tab.tsx";
import classes from "./team.module.css";
import { TeamAddressesTab } from "./team-addresses-tab.tsx";
import { draftOfTeam, isSameTeam, type TeamDraft } from "./team-draft.ts";

/** Of the team that the address names. */
export default function TeamSettingScreen() {
  const [search] = useSearchParams();
  const id = search.get(TEAM_PARAMETER) ?? "";
  return <TeamSetting key={id} id={id} />;
}

function TeamSetting({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { team, error, reload } = useTeam(id);
  usePageTitle(team ? t("teams.settingOf", { team: team.name }) : t("teams.setting"));
  // Not a member, or not any more: HolderProvider leads away from here.
  const isLeft = errorCode(error) === 404;
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to={TEAM_LIST_PATH}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("teams.back")}
        </Button>
      </div>
      {error && !isLeft && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!team && (
        <Title order={1} fz={20}>
          {t("teams.setting")}
        </Title>
      )}
      {!team && (!error || isLeft) && <LoadingSkeleton height={320} />}
      {team && !isLeft && <TeamPage team={team} onChanged={reload} />}
    </div>
  );
}

function TeamPage({ team, onChanged }: { team: TeamFactsFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = readSettingTab(search);
  const [edits, setEdits] = useState<Partial<TeamDraft>>({});
  const before = draftOfTeam(team);
  useUnsavedChanges(!isSameTeam(before, { ...before, ...edits }));
  return (
    <>
      <header className={classes.head}>
        <HolderPicture of={team} size={48} />
        <div className={classes.headText}>
          <Title order={1} fz={20}>
            {team.name}
          </Title>
          <Text size="sm" c="dimmed">
            {t("teams.yourRole", { role: t(`teams.role.${team.myRoleType}`) })}
          </Text>
        </div>
        <Button component={Link} to={projectsPath(team.id)} variant="default" ml="auto" flex="none">
          {t("teams.openProjects")}
        </Button>
      </header>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) =>
          navigate(
            teamSettingPath(
              team.id,
              SETTING_TABS.find((one) => one === chosen),
            ),
            { replace: true },
          )
        }
      >
        <Tabs.List mb="lg" aria-label={t("teams.setting")}>
          {SETTING_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`teams.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general">
          <GeneralTab team={team} edits={edits} onEdits={setEdits} />
        </Tabs.Panel>
        <Tabs.Panel value="members">
          <MembersTab team={team} onChanged={onChanged} />
        </Tabs.Panel>
        <Tabs.Panel value="addresses">
          <TeamAddressesTab team={team} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

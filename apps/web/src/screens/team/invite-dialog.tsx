import { Button, Modal, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconMail, IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import {
  InviteTeamMemberDocument,
  type TeamFactsFragment,
  TeamSearchUsersDocument,
} from "../../graphql/generated/documents.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import { HolderPicture } from "../../holder/holder-picture.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { CopiedLink } from "../../teams/copied-link.tsx";
import { type GivenRole, rolesToGive } from "../../teams/team-rights.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { isSearchable, isWholeAddress } from "./invite-search.ts";
import classes from "./team.module.css";

const TYPING_PAUSE_MS = 300;
const MOST_SHOWN = 10;
/** The same every time: another object would be another question. */
const STAYS = { handlesFaults: true };

interface InviteProps {
  readonly team: TeamFactsFragment;
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Who is invited: an account that was found, or an address. */
type Invited =
  | { readonly userId: string; readonly name: string; readonly email?: undefined }
  | { readonly email: string; readonly userId?: undefined };

/** What came of the last invitation. */
interface Outcome {
  readonly text: string;
  readonly link: string | null;
  readonly email: string | undefined;
}

export function InviteDialog({ opened, ...props }: InviteProps & { readonly opened: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t("teams.invite.to", { team: props.team.name })}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <InviteForm {...props} />
    </Modal>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function InviteForm({ team, onInvited }: InviteProps) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const roles = rolesToGive(team.myRoleType);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<GivenRole>("USER");
  const [outcome, setOutcome] = useState<Outcome>();
  const [{ fetching, error }, invite] = useMutation(InviteTeamMemberDocument);
  const isAddressRefused = refusedField(error) === "email";

  const send = async (person: Invited) => {
    setOutcome(undefined);
    const { data, error } = await invite(
      {
        input: {
          teamId: team.id,
          roleType: role,
          ...(person.userId !== undefined ? { userId: person.userId } : { email: person.email }),
        },
      },
      STAYS,
    );
    if (error || !data) return;
    const { link, hasJoined } = data.inviteTeamMember;
    const names = { role: t(`teams.role.${role}`) };
    if (person.userId === undefined)
      setOutcome({ text: t("teams.invite.sent", { ...names, email: person.email }), link, email: person.email });
    else {
      // An account that left before is not added but invited.
      const text = t(hasJoined ? "teams.invite.joined" : "teams.invite.waits", { ...names, name: person.name });
      setOutcome({ text, link, email: undefined });
    }
    setTyped("");
    // The button that was pressed goes with the search.
    field.current?.focus();
    onInvited();
  };

  return (
    <Stack gap="lg">
      <NativeSelect
        label={t("teams.invite.as")}
        description={t(`teams.invite.means.${role}`)}
        value={role}
        onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? "USER")}
        data={roles.map((one) => ({ value: one, label: t(`teams.role.${one}`) }))}
      />
      <TextInput
        ref={field}
        type="search"
        label={t("teams.invite.who")}
        description={t("teams.invite.whoHint")}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        data-autofocus
        value={typed}
        error={error && isAddressRefused ? errorText(error).sentence : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && !isAddressRefused && <ErrorNote error={errorText(error)} />}
      <Found team={team} keyword={typed.trim()} isBusy={fetching} onInvite={(person) => void send(person)} />
      <Text style={{ overflowWrap: "anywhere" }} role="status" hidden={!outcome}>
        {outcome?.text}
      </Text>
      {outcome && outcome.link !== null && <CopiedLink path={outcome.link} email={outcome.email} />}
    </Stack>
  );
}

/** The accounts that match, and the way for an address that has none. */
function Found({
  team,
  keyword,
  isBusy,
  onInvite,
}: {
  team: TeamFactsFragment;
  keyword: string;
  isBusy: boolean;
  onInvite: (person: Invited) => void;
}) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [settled] = useDebouncedValue(keyword, TYPING_PAUSE_MS);
  const isAsked = isSearchable(settled);
  const [{ data, error, fetching }] = useQuery({
    query: TeamSearchUsersDocument,
    variables: { input: { teamId: team.id, keyword: settled, page: 1, size: MOST_SHOWN } },
    pause: !isAsked,
    requestPolicy: "network-only",
    context: STAYS,
  });
  if (!isSearchable(keyword)) return null;
  if (!isAsked || settled !== keyword || fetching) return <LoadingSkeleton height={48} />;
  if (error) return <ErrorNote error={errorText(error)} />;
  const people = data?.teamSearchUserConnection.nodes ?? [];
  const total = data?.teamSearchUserConnection.totalCount ?? 0;
  return (
    <div>
      <Text size="sm" c="dimmed" role="status" mb={4}>
        {people.length === 0 ? t("teams.invite.none", { words: keyword }) : t("teams.invite.found", { count: total })}
      </Text>
      <ul className={classes.list}>
        {people.map(({ userId, name, email, thumbnailUrl }) => (
          <li key={userId} className={classes.found}>
            <HolderPicture of={{ name, thumbnailUrl }} size={32} />
            <span className={classes.foundText}>
              <Text fw={500}>{name}</Text>
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </span>
            <Button
              size="xs"
              flex="none"
              disabled={isBusy}
              aria-label={t("teams.invite.named", { name })}
              onClick={() => onInvite({ userId, name })}
            >
              {t("teams.invite.button")}
            </Button>
          </li>
        ))}
        {people.length === 0 && isWholeAddress(keyword) && (
          <li className={classes.found}>
            <IconMail size={20} stroke={1.6} aria-hidden />
            <span className={classes.foundText}>
              <Text>{t("teams.invite.byMail", { email: keyword })}</Text>
            </span>
            <Button
              size="xs"
              flex="none"
              disabled={isBusy}
              aria-label={t("teams.invite.named", { name: keyword })}
              onClick={() => onInvite({ email: keyword })}
            >
              {t("teams.invite.button")}
            </Button>
          </li>
        )}
      </ul>
      {total > people.length && people.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("teams.invite.more")}
        </Text>
      )}
    </div>
  );
}

import { ActionIcon, Menu, NativeSelect } from "@mantine/core";
import { IconCrown, IconDots, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { UpdateTeamMemberRoleDocument } from "../../graphql/generated/documents.ts";
import { HolderPicture } from "../../holder/holder-picture.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import type { GivenRole } from "../../teams/team-rights.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import type { Member } from "./member.ts";
import classes from "./team-table.module.css";

const ROLES: readonly GivenRole[] = ["ADMIN", "USER"];

interface MemberActions {
  readonly onRemove: (member: Member) => void;
  readonly onTransfer: (member: Member) => void;
}

/** What may be done with a member stands in their row; nothing else does. */
export function MemberTable({
  members,
  onChanged,
  ...actions
}: MemberActions & { readonly members: readonly Member[]; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [{ fetching, error }, updateRole] = useMutation(UpdateTeamMemberRoleDocument);
  const setRole = async ({ id, teamId, name }: Member, roleType: GivenRole) => {
    const { error } = await updateRole({ input: { teamId, memberId: id, roleType } }, { handlesFaults: true });
    if (!error) showToast(t("teams.members.roleChanged", { name, role: t(`teams.role.${roleType}`) }));
    onChanged();
  };
  return (
    <>
      {error && <ErrorNote error={errorText(error)} />}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("teams.column.member")}</th>
              <th scope="col">{t("teams.column.memberRole")}</th>
              <th scope="col" data-column="created">
                {t("teams.column.joined")}
              </th>
              <th scope="col">
                <span className="tw-visually-hidden">{t("teams.column.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isBusy={fetching}
                onRole={(role) => void setRole(member, role)}
                {...actions}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function MemberRow({
  member,
  isBusy,
  onRole,
  ...actions
}: MemberActions & {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onRole: (role: GivenRole) => void;
}) {
  const { t, i18n } = useTranslation();
  const { userId } = useProfile();
  const { name, email, roleType, joinedAt, allowed } = member;
  return (
    <tr className={classes.still}>
      <th scope="row">
        <span className={classes.name}>
          <HolderPicture of={member} size={32} />
          <span className={classes.nameText}>
            <strong>{member.userId === userId ? t("teams.members.you", { name }) : name}</strong>
            <span className={classes.detail}>{email}</span>
          </span>
        </span>
      </th>
      <td>
        {allowed.includes("CHANGE_ROLE") ? (
          <NativeSelect
            size="xs"
            miw={96}
            aria-label={t("teams.members.roleOf", { name })}
            disabled={isBusy}
            value={roleType}
            onChange={(event) => {
              const chosen = ROLES.find((role) => role === event.currentTarget.value);
              if (chosen) onRole(chosen);
            }}
            data={ROLES.map((role) => ({ value: role, label: t(`teams.role.${role}`) }))}
          />
        ) : (
          t(`teams.role.${roleType}`)
        )}
      </td>
      <td data-column="created">
        <time dateTime={joinedAt}>{formatDate(joinedAt, i18n.language)}</time>
      </td>
      <td className={classes.actions}>{allowed.length > 0 && <MemberMenu member={member} {...actions} />}</td>
    </tr>
  );
}

function MemberMenu({ member, onRemove, onTransfer }: MemberActions & { readonly member: Member }) {
  const { t } = useTranslation();
  const { name, allowed } = member;
  return (
    <Menu width={220} returnFocus>
      <Menu.Target>
        <ActionIcon size={32} aria-label={t("teams.members.actionsOf", { name })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.includes("CHANGE_ROLE") && (
          <Menu.Item leftSection={<IconCrown size={16} aria-hidden />} onClick={() => onTransfer(member)}>
            {t("teams.transfer.menu")}
          </Menu.Item>
        )}
        {allowed.includes("REMOVE_MEMBER") && (
          <Menu.Item
            color="var(--tw-danger)"
            leftSection={<IconUserMinus size={16} aria-hidden />}
            onClick={() => onRemove(member)}
          >
            {t("teams.remove.menu")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

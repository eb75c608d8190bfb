import { Button, Code, Group, Modal, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMutation } from "urql";
import { UnregisterDocument } from "../../graphql/generated/documents.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import { ClosingRefund, REFUND_WANTED } from "../../membership/closing-refund.tsx";
import { useSession } from "../../session/session.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import { site } from "../../site.ts";
import { teamSettingPath } from "../../teams/team-path.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";

/** Typed the same in every language. */
const CONFIRMATION = "Delete Account";
const MAX_CHARACTERS = 500;

/** What the server keeps for each reason; the last one is in the person's own words. */
const REASONS = {
  notNeeded: "no longer needed",
  lacking: "lacks what is needed",
  difficult: "too difficult to use",
  other: "",
} as const;
type Reason = keyof typeof REASONS;
const KEYS = Object.keys(REASONS) as Reason[];

/** Two steps before an account goes: why, and the phrase that nobody types by accident. */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("deleteAccount.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Steps onClose={onClose} />
    </Modal>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function Steps({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState<string>();
  const [typedReason, setTypedReason] = useState("");
  const [choice, setChoice] = useState<Reason | null>(null);
  if (reason === undefined)
    return (
      <ReasonStep
        choice={choice}
        onChoice={setChoice}
        typed={typedReason}
        onTyped={setTypedReason}
        onClose={onClose}
        onNext={() => choice && setReason(REASONS[choice] || typedReason.trim())}
      />
    );
  return <ConfirmationStep reason={reason} onBack={() => setReason(undefined)} />;
}

function ReasonStep({
  choice,
  onChoice,
  typed,
  onTyped,
  onClose,
  onNext,
}: {
  choice: Reason | null;
  onChoice: (choice: Reason | null) => void;
  typed: string;
  onTyped: (typed: string) => void;
  onClose: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation();
  const complete = choice !== null && (choice !== "other" || typed.trim() !== "");
  const nextButton = useRef<HTMLButtonElement>(null);
  // Back from the second step: to where one came from. Disabled at first, it takes no focus then.
  useEffect(() => nextButton.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onNext();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Text>{t("deleteAccount.whyBody")}</Text>
        <Select
          label={t("deleteAccount.reason")}
          placeholder={t("deleteAccount.choose")}
          data={KEYS.map((key) => ({ value: key, label: t(`deleteAccount.reasons.${key}`) }))}
          value={choice}
          onChange={(value) => onChoice(value as Reason | null)}
          allowDeselect={false}
          data-autofocus
        />
        {choice === "other" && (
          <Textarea
            label={t("deleteAccount.otherReason")}
            required
            withAsterisk={false}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={MAX_CHARACTERS}
            value={typed}
            onChange={(event) => onTyped(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" disabled={!complete} ref={nextButton}>
            {t("deleteAccount.next")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ConfirmationStep({ reason, onBack }: { reason: string; onBack: () => void }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const { user } = useProfile();
  const { leave } = useSession();
  const [typed, setTyped] = useState("");
  const [wish, setWish] = useState(REFUND_WANTED);
  const [{ fetching, error }, unregister] = useMutation(UnregisterDocument);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  /** It has other members, and so has to be transferred first. */
  const ownedTeam = error?.graphQLErrors[0]?.extensions.teamId;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed !== CONFIRMATION) return;
    await leave("/thanks/", async () => {
      const { error } = await unregister(
        { input: { signUpType: user.signUpType, reason, ...wish } },
        { handlesFaults: true },
      );
      return !error;
    });
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        {error && refusedField(error) !== "refundAccount" && (
          <ErrorNote
            error={errorText(error)}
            action={
              typeof ownedTeam === "string" && (
                <Button component={Link} to={teamSettingPath(ownedTeam, "members")} variant="default" size="xs">
                  {t("deleteAccount.openTeam")}
                </Button>
              )
            }
          />
        )}
        <Text>{t("deleteAccount.consequence")}</Text>
        {site.credits !== "off" && <ClosingRefund wish={wish} onWish={setWish} error={error} />}
        <TextInput
          label={<Trans i18nKey="deleteAccount.type" components={{ phrase: <Code>{CONFIRMATION}</Code> }} />}
          autoComplete="off"
          spellCheck={false}
          ref={field}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBack}>
            {t("deleteAccount.back")}
          </Button>
          <Button type="submit" color="danger" loading={fetching} disabled={typed !== CONFIRMATION}>
            {t("deleteAccount.confirm")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatClock } from "../../format/format-duration.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  type AuthType,
  SendEmailVerificationCodeDocument,
  VerifyEmailVerificationCodeDocument,
} from "../../graphql/generated/visitor-documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useVisitorCall } from "../../session/use-visitor-call.ts";
import { site } from "../../site.ts";
import { CODE_VALIDITY_MS, isEmailAddress } from "./sign-up-rules.ts";
import { useCountdown } from "./use-countdown.ts";
import classes from "./verified-email.module.css";

/** At the confirmation: five wrong codes, after which only a new one helps. */
const TOO_MANY = 10002;
/** Down past a field's label, to stand beside the field itself. */
const BESIDE_FIELD = 25;

/**
 * An e-mail address and the proof that it is the person's own: send a code, enter it within ten minutes. Changing the
 * address drops the proof.
 */
export function VerifiedEmail({
  authType,
  email,
  onEmail,
  verified,
  onVerified,
}: {
  /** What the code is for. */
  authType: AuthType;
  email: string;
  onEmail: (email: string) => void;
  verified: boolean;
  /** The code that was confirmed; undefined when the address is changed and the proof dropped. */
  onVerified: (code: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [code, setCode] = useState("");
  const [endsAt, setEndsAt] = useState<number>();
  const [emailProblem, setEmailProblem] = useState<string>();
  const [codeProblem, setCodeProblem] = useState<string>();
  const [sending, send] = useVisitorCall(SendEmailVerificationCodeDocument);
  const [verifying, verify] = useVisitorCall(VerifyEmailVerificationCodeDocument);
  const left = useCountdown(endsAt);
  const sent = endsAt !== undefined;

  const sendCode = async () => {
    setEmailProblem(undefined);
    setCodeProblem(undefined);
    if (!isEmailAddress(email)) {
      setEmailProblem(t("signUp.emailInvalid"));
      return;
    }
    const { error } = await send({ input: { email, authType } });
    if (error) {
      setEmailProblem(errorText(error).sentence);
      return;
    }
    setCode("");
    setEndsAt(Date.now() + CODE_VALIDITY_MS);
  };

  const confirmCode = async () => {
    setCodeProblem(undefined);
    const authCode = code.trim();
    const { error } = await verify({ input: { email, authType, authCode } });
    if (!error) onVerified(authCode);
    else if (errorCode(error) === TOO_MANY) setCodeProblem(t("signUp.tooManyCodes"));
    else setCodeProblem(errorText(error).sentence);
  };

  const change = () => {
    setEndsAt(undefined);
    setCode("");
    setCodeProblem(undefined);
    onVerified(undefined);
  };

  return (
    <Stack gap="sm">
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <TextInput
          flex={1}
          label={t("member.email")}
          type="email"
          name="email"
          autoComplete="username"
          withAsterisk={false}
          required
          value={email}
          readOnly={sent}
          error={emailProblem}
          onChange={(event) => onEmail(event.currentTarget.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || sent) return;
            event.preventDefault();
            void sendCode();
          }}
          rightSection={verified ? <IconCircleCheck size={20} color="var(--tw-ok)" aria-hidden /> : null}
        />
        <Button
          mt={BESIDE_FIELD}
          miw={88}
          variant="default"
          loading={sending.fetching && !sent}
          onClick={sent ? change : () => void sendCode()}
        >
          {sent ? t("signUp.change") : t("signUp.verify")}
        </Button>
      </Group>
      <div aria-live="polite" className={classes.status}>
        {verified && (
          <Text size="sm" c="var(--tw-ok)">
            {t("signUp.verified")}
          </Text>
        )}
        {sent && !verified && (
          <Text size="sm" c="dimmed">
            {t(site.sendsMail ? "signUp.sent" : "signUp.kept", { email })}
          </Text>
        )}
      </div>
      {sent && !verified && (
        <div>
          <Group align="flex-start" gap="sm" wrap="nowrap">
            <TextInput
              flex={1}
              label={t("signUp.code")}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              data-autofocus
              value={code}
              error={codeProblem}
              onChange={(event) => setCode(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                void confirmCode();
              }}
              styles={{ input: { fontFamily: "var(--tw-font-mono)", letterSpacing: "0.2em" } }}
            />
            <Button
              mt={BESIDE_FIELD}
              miw={88}
              loading={verifying.fetching}
              disabled={code.trim().length !== 6}
              onClick={() => void confirmCode()}
            >
              {t("signUp.confirm")}
            </Button>
          </Group>
          <Group justify="space-between" mt={4}>
            <Text size="sm" c={left > 0 ? "dimmed" : "var(--tw-danger)"}>
              {left > 0 ? t("signUp.timeLeft") : t("signUp.timeOver")}{" "}
              <span className="tw-number" role="timer">
                {formatClock(left)}
              </span>
            </Text>
            <Button
              variant="transparent"
              size="compact-sm"
              px={0}
              loading={sending.fetching}
              onClick={() => void sendCode()}
            >
              {t("signUp.resend")}
            </Button>
          </Group>
        </div>
      )}
    </Stack>
  );
}

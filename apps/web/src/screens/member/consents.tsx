import { Anchor, Checkbox, Stack } from "@mantine/core";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";

export interface ConsentChoice {
  readonly termsOfServiceConsent: boolean;
  readonly privacyPolicyConsent: boolean;
  readonly emailMarketingConsent: boolean;
}

export const NO_CONSENTS: ConsentChoice = {
  termsOfServiceConsent: false,
  privacyPolicyConsent: false,
  emailMarketingConsent: false,
};

/** News are no condition of an account. */
export function hasNeededConsents({ termsOfServiceConsent, privacyPolicyConsent }: ConsentChoice): boolean {
  return termsOfServiceConsent && privacyPolicyConsent;
}

/** What one agrees to with an account, each with its document, and whether one wants news. */
export function Consents({ value, onChange }: { value: ConsentChoice; onChange: (value: ConsentChoice) => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Consent
        checked={value.termsOfServiceConsent}
        onChange={(termsOfServiceConsent) => onChange({ ...value, termsOfServiceConsent })}
        label="signUp.terms"
        to="/member/terms/"
      />
      <Consent
        checked={value.privacyPolicyConsent}
        onChange={(privacyPolicyConsent) => onChange({ ...value, privacyPolicyConsent })}
        label="signUp.privacy"
        to="/member/privacy/"
      />
      <Checkbox
        size="xs"
        styles={{ label: { fontSize: 13 } }}
        checked={value.emailMarketingConsent}
        onChange={(event) => onChange({ ...value, emailMarketingConsent: event.currentTarget.checked })}
        label={t("signUp.marketing")}
      />
    </Stack>
  );
}

function Consent({
  checked,
  onChange,
  label,
  to,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: "signUp.terms" | "signUp.privacy";
  to: string;
}) {
  return (
    <Checkbox
      size="xs"
      styles={{ label: { fontSize: 13 } }}
      required
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={<Trans i18nKey={label} components={{ document: <Anchor component={Link} to={to} target="_blank" /> }} />}
    />
  );
}

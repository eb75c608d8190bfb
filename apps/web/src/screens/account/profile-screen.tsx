import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { errorCode, errorSigns } from "../../graphql/error-signs.ts";
import { isExpiredLogin } from "../../graphql/expired-login.ts";
import { UpdateConsentsDocument, UpdateProfileDocument } from "../../graphql/generated/documents.ts";
import { ImageField } from "../../images/image-field.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useProfile } from "../../shell/signed-in.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { site } from "../../site.ts";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./account.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { isUserName } from "./user-name.ts";

/** Failures are shown on this page, which keeps what was typed: no way to the page for server errors. */
const STAYS = { handlesFaults: true };

export default function ProfileScreen() {
  const { t } = useTranslation();
  usePageTitle(t("account.title"));
  const profile = useProfile();
  const [name, setName] = useState(profile.name);
  const [image, setImage] = useState(profile.thumbnailUrl);
  const [byEmail, setByEmail] = useState(profile.user.emailMarketingConsent);
  const [bySms, setBySms] = useState(profile.user.smsMarketingConsent);
  const [ofCredits, setOfCredits] = useState(profile.user.lowCreditMail);
  const [nameProblem, setNameProblem] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const [savingProfile, updateProfile] = useMutation(UpdateProfileDocument);
  const [savingConsents, updateConsents] = useMutation(UpdateConsentsDocument);

  const profileChanged = name !== profile.name || image !== profile.thumbnailUrl;
  const { emailMarketingConsent, smsMarketingConsent, lowCreditMail } = profile.user;
  const consentsChanged =
    byEmail !== emailMarketingConsent || bySms !== smsMarketingConsent || ofCredits !== lowCreditMail;
  const changed = profileChanged || consentsChanged;
  useUnsavedChanges(changed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNameProblem(undefined);
    if (name !== profile.name && !isUserName(name)) return setNameProblem(t("account.nameInvalid"));
    const saved = profileChanged ? await updateProfile({ input: { name, thumbnailUrl: image } }, STAYS) : undefined;
    const consented = consentsChanged
      ? await updateConsents(
          { input: { emailMarketingConsent: byEmail, smsMarketingConsent: bySms, lowCreditMail: ofCredits } },
          STAYS,
        )
      : undefined;
    const error = saved?.error ?? consented?.error;
    if (!error) return showToast(t("account.saved"));
    if (isExpiredLogin(errorSigns(error))) return;
    const field = error.graphQLErrors[0]?.extensions.field;
    if (errorCode(error) === 400 && field === "name") setNameProblem(t("account.nameInvalid"));
    else showToast(t("account.failed"), "danger");
  };

  const isSaving = savingProfile.fetching || savingConsents.fetching;
  return (
    <div className={classes.page}>
      {isSaving && <LoadingOverlay />}
      <Title order={1} fz={20}>
        {t("account.title")}
      </Title>
      <form onSubmit={submit} className={classes.card}>
        <Stack gap="xl">
          <ImageField label={t("account.image")} name={profile.name} url={image} onUrl={setImage} />
          <TextInput
            label={t("account.name")}
            description={t("account.nameHint")}
            name="name"
            autoComplete="nickname"
            required
            withAsterisk={false}
            value={name}
            error={nameProblem}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              setName(typed);
              if (isUserName(typed)) setNameProblem(undefined);
            }}
          />
          <TextInput
            label={t("member.email")}
            description={t("account.emailHint")}
            value={profile.email}
            variant="unstyled"
            readOnly
          />
          <Checkbox.Group
            label={t("account.consents")}
            value={[...(byEmail ? ["email"] : []), ...(bySms ? ["sms"] : []), ...(ofCredits ? ["credits"] : [])]}
            onChange={(chosen) => {
              setByEmail(chosen.includes("email"));
              setBySms(chosen.includes("sms"));
              setOfCredits(chosen.includes("credits"));
            }}
          >
            <Stack gap="sm" mt={8}>
              <Checkbox size="xs" value="email" label={t("account.emailConsent")} />
              <Checkbox size="xs" value="sms" label={t("account.smsConsent")} />
              {site.credits === "on" && <Checkbox size="xs" value="credits" label={t("account.lowCreditMail")} />}
            </Stack>
          </Checkbox.Group>
          <Group>
            <Button type="submit" disabled={!changed} loading={isSaving}>
              {t("account.save")}
            </Button>
          </Group>
        </Stack>
      </form>
      <section className={`${classes.card} ${classes.danger}`} aria-label={t("account.danger")}>
        <Text c="dimmed" flex="1 1 280px">
          {t("account.dangerBody")}
        </Text>
        <Button variant="default" c="var(--tw-danger)" onClick={() => setDeleting(true)}>
          {t("account.danger")}
        </Button>
      </section>
      <DeleteAccountDialog opened={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

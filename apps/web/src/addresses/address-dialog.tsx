import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusedField } from "../graphql/refused-field.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { showToast } from "../toasts/show-toast.ts";
import classes from "./address-book.module.css";
import {
  type AddressDraft,
  type AddressField,
  addressProblems,
  draftOfAddress,
  emptyAddress,
  MAX_CHARACTERS,
  type StoredAddress,
  withCountry,
} from "./address-draft.ts";
import type { AddressStore } from "./address-store.ts";
import { countryOptions, likelyCountry } from "./countries.ts";

interface AddressDialogProps {
  /** Undefined: a new one. */
  readonly address: StoredAddress | undefined;
  readonly save: AddressStore["save"];
  readonly onClose: () => void;
}

export function AddressDialog({ opened, ...props }: AddressDialogProps & { readonly opened: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(props.address ? "addresses.editTitle" : "addresses.add")}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <AddressForm key={props.address?.id ?? "new"} {...props} />
    </Modal>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function AddressForm({ address, save, onClose }: AddressDialogProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() =>
    address ? draftOfAddress(address) : emptyAddress(likelyCountry(i18n.language, navigator.languages)),
  );
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Awaited<ReturnType<AddressStore["save"]>>>();
  const form = useRef<HTMLFormElement>(null);
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const problems = addressProblems(draft);
  const refused = refusedField(refusal);

  const change = (part: Partial<AddressDraft>) => {
    setRefusal(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  /** Of a field: what is wrong with it here, or what the server refuses about it. */
  const problemOf = (field: AddressField): string | undefined => {
    const problem = isChecked ? problems.get(field) : undefined;
    if (problem)
      return problem === "tooLong"
        ? t("addresses.problem.tooLong", { most: MAX_CHARACTERS[field as keyof typeof MAX_CHARACTERS] })
        : t(`addresses.problem.${problem}`);
    return refusal && refused === field ? errorText(refusal).sentence : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.size > 0) {
      // Once the fields are marked.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setSaving(true);
    const error = await save(draft, address?.id);
    setSaving(false);
    setRefusal(error);
    if (error) return;
    showToast(t(address ? "addresses.saved" : "addresses.added", { name: draft.name.trim() }));
    onClose();
  };
  const text = (field: Exclude<AddressField, "countryCode">) => ({
    name: field,
    required: field !== "detailAddress",
    withAsterisk: false,
    value: draft[field],
    error: problemOf(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  const isKorean = draft.countryCode === "KR";
  const isFieldRefused = refused !== undefined && Object.hasOwn(draft, refused);
  const postalCode = (
    <TextInput label={t("addresses.field.postalCode")} autoComplete="postal-code" {...text("postalCode")} />
  );
  const city = (
    <TextInput
      label={t(isKorean ? "addresses.field.koreanCity" : "addresses.field.city")}
      autoComplete="address-level2"
      {...text("city")}
    />
  );
  const street = (
    <>
      <TextInput
        label={t(isKorean ? "addresses.field.koreanAddress" : "addresses.field.address")}
        autoComplete="address-line1"
        {...text("address")}
      />
      <TextInput
        label={t(isKorean ? "addresses.field.koreanDetail" : "addresses.field.detail")}
        autoComplete="address-line2"
        {...text("detailAddress")}
      />
    </>
  );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        {refusal && !isFieldRefused && <ErrorNote error={errorText(refusal)} />}
        <TextInput
          label={t("addresses.field.name")}
          description={t("addresses.field.nameHint")}
          autoComplete="off"
          data-autofocus
          {...text("name")}
        />
        <TextInput label={t("addresses.field.receiver")} autoComplete="name" {...text("receiver")} />
        <Select
          label={t("addresses.field.country")}
          data={countries}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t("addresses.noCountry")}
          value={draft.countryCode || null}
          error={problemOf("countryCode")}
          onChange={(code) => {
            setRefusal(undefined);
            if (code) setDraft((before) => withCountry(before, code));
          }}
        />
        <div className={classes.phone}>
          <TextInput
            label={t("addresses.field.callingCode")}
            inputMode="tel"
            autoComplete="tel-country-code"
            {...text("countryCallingCode")}
          />
          <TextInput
            label={t("addresses.field.phone")}
            inputMode="tel"
            autoComplete="tel-national"
            {...text("phoneNumber")}
          />
        </div>
        {isKorean ? (
          <>
            <div className={classes.pair}>
              {city}
              {postalCode}
            </div>
            {street}
          </>
        ) : (
          <>
            {street}
            <div className={classes.pair}>
              {city}
              {postalCode}
            </div>
          </>
        )}
        {!address?.isDefault && (
          <Checkbox
            size="xs"
            label={t("addresses.field.isDefault")}
            description={t("addresses.field.isDefaultHint")}
            checked={draft.isDefault}
            onChange={(event) => change({ isDefault: event.currentTarget.checked })}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t("addresses.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

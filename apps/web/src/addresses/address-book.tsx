import { Button, Group, Text, Title } from "@mantine/core";
import { IconMapPin, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { showToast } from "../toasts/show-toast.ts";
import classes from "./address-book.module.css";
import { AddressCard } from "./address-card.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { draftOfAddress, type StoredAddress } from "./address-draft.ts";
import type { AddressStore } from "./address-store.ts";

/** Addresses of one book, unless the server is configured otherwise: it has the last word. */
const MAX_ADDRESSES = 10;

/** An address book: the default first, and what may be done with each. */
export function AddressBook({
  store,
  canEdit,
  title,
  heading,
}: {
  store: AddressStore;
  canEdit: boolean;
  title: string;
  heading: 1 | 2;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fullId = useId();
  const { addresses, error, reload } = store;
  /** What the dialog is about: an address, or a new one. It stays while the dialog goes. */
  const [edited, setEdited] = useState<StoredAddress>();
  const [deleted, setDeleted] = useState<StoredAddress>();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<Awaited<ReturnType<AddressStore["remove"]>>>();
  const isFull = addresses !== undefined && addresses.length >= MAX_ADDRESSES;
  const close = () => setDialog(undefined);
  const open = (address: StoredAddress | undefined) => {
    setEdited(address);
    setDialog("edit");
  };
  const makeDefault = async (address: StoredAddress, button: HTMLButtonElement) => {
    setBusyId(address.id);
    const error = await store.save({ ...draftOfAddress(address), isDefault: true }, address.id);
    setBusyId(undefined);
    setFailure(error);
    if (error) {
      // A button that is off while it works loses the focus.
      setTimeout(() => button.focus());
      return;
    }
    showToast(t("addresses.nowDefault", { name: address.name }));
    // The card is the first one from now on, and its button is no more.
    document.getElementById("content")?.focus();
  };
  const askDelete = (address: StoredAddress) => {
    setFailure(undefined);
    setDeleted(address);
    setDialog("delete");
  };
  const remove = async () => {
    if (!deleted) return;
    setBusyId(deleted.id);
    const error = await store.remove(deleted.id);
    setBusyId(undefined);
    setFailure(error);
    if (error) return;
    showToast(t("addresses.deleted", { name: deleted.name }));
    close();
    document.getElementById("content")?.focus();
  };
  const addButton = canEdit && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={isFull}
      aria-describedby={isFull ? fullId : undefined}
      onClick={() => open(undefined)}
    >
      {t("addresses.add")}
    </Button>
  );
  return (
    <div className={classes.book}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={heading} fz={heading === 1 ? 20 : 16}>
            {title}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {addresses ? t("addresses.count", { count: addresses.length, most: MAX_ADDRESSES }) : "\u00a0"}
          </Text>
        </div>
        {addresses && addresses.length > 0 && addButton}
      </Group>
      {canEdit && isFull && (
        <Text size="sm" c="dimmed" id={fullId}>
          {t("addresses.full", { most: MAX_ADDRESSES })}
        </Text>
      )}
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {failure && dialog === undefined && <ErrorNote error={errorText(failure)} />}
      {!addresses && !error && <LoadingSkeleton height={200} />}
      {addresses?.length === 0 && (
        <section className={classes.empty}>
          <IconMapPin size={24} stroke={1.5} aria-hidden />
          <Text c="dimmed" maw={420} mb={canEdit ? "lg" : 0}>
            {t(canEdit ? "addresses.empty" : "addresses.emptyReadOnly")}
          </Text>
          {addButton}
        </section>
      )}
      {addresses && addresses.length > 0 && (
        <ul className={classes.list}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              canEdit={canEdit}
              isBusy={busyId !== undefined}
              onEdit={() => open(address)}
              onDelete={() => askDelete(address)}
              onDefault={(button) => void makeDefault(address, button)}
            />
          ))}
        </ul>
      )}
      <AddressDialog address={edited} opened={dialog === "edit"} save={store.save} onClose={close} />
      <ConfirmDialog
        opened={dialog === "delete"}
        title={t("addresses.deleteTitle")}
        confirm={t("addresses.delete")}
        isBusy={busyId !== undefined}
        error={failure && errorText(failure)}
        onConfirm={() => void remove()}
        onClose={close}
      >
        <Text>
          {t("addresses.deleteBody", { name: deleted?.name ?? "" })}{" "}
          {deleted?.isDefault && addresses && addresses.length > 1 && t("addresses.passesOn")}
        </Text>
      </ConfirmDialog>
    </div>
  );
}

import { Badge, Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./address-book.module.css";
import type { StoredAddress } from "./address-draft.ts";
import { addressLines, formatPhone } from "./format-address.ts";

export function AddressCard({
  address,
  canEdit,
  isBusy,
  onEdit,
  onDelete,
  onDefault,
}: {
  address: StoredAddress;
  canEdit: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** With the button that was pressed. */
  onDefault: (button: HTMLButtonElement) => void;
}) {
  const { t, i18n } = useTranslation();
  const { name, receiver, isDefault } = address;
  return (
    <li className={classes.card}>
      <Group gap="sm" mb={4}>
        <Text fw={600}>{name}</Text>
        {isDefault && <Badge variant="light">{t("addresses.default")}</Badge>}
      </Group>
      <Text>{receiver}</Text>
      <Text c="dimmed" size="sm" className="tw-number">
        {formatPhone(address)}
      </Text>
      <address className={classes.lines}>
        {addressLines(address, i18n.language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {canEdit && (
        <Group gap={4} className={classes.actions ?? ""}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={isBusy}
            aria-label={t("addresses.editNamed", { name })}
            onClick={onEdit}
          >
            {t("addresses.edit")}
          </Button>
          {!isDefault && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              disabled={isBusy}
              aria-label={t("addresses.makeDefaultNamed", { name })}
              onClick={(event) => onDefault(event.currentTarget)}
            >
              {t("addresses.makeDefault")}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={isBusy}
            aria-label={t("addresses.deleteNamed", { name })}
            onClick={onDelete}
          >
            {t("addresses.delete")}
          </Button>
        </Group>
      )}
    </li>
  );
}

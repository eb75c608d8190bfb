import { Button, Menu } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppearanceMenuItems } from "./appearance-menu.tsx";

/** The menu behind AppearanceButton; it comes because somebody has just asked for it, so it opens itself. */
export default function AppearanceDropdown() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // First the focus, so that it comes back here when the menu closes.
    trigger.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu withinPortal={false} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button ref={trigger} variant="subtle" color="gray" leftSection={<IconLanguage size={20} aria-hidden />}>
          {t("appearance.title")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <AppearanceMenuItems />
      </Menu.Dropdown>
    </Menu>
  );
}

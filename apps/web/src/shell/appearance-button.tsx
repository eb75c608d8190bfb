import { Button } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLatePart } from "./use-late-part.ts";

const loadDropdown = () => import("./appearance-dropdown.tsx");

/** Language, theme and currency on pages for everybody. The menu is fetched when it is first opened. */
export function AppearanceButton() {
  const [wanted, setWanted] = useState(false);
  return wanted ? <LateDropdown /> : <Trigger onClick={() => setWanted(true)} />;
}

function LateDropdown() {
  const { Part, failed, retry } = useLatePart(loadDropdown);
  return Part ? <Part /> : <Trigger loading={!failed} onClick={retry} />;
}

function Trigger({ loading = false, onClick }: { loading?: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      color="gray"
      aria-haspopup="menu"
      aria-expanded={false}
      leftSection={<IconLanguage size={20} aria-hidden />}
      loading={loading}
      onClick={onClick}
    >
      {t("appearance.title")}
    </Button>
  );
}

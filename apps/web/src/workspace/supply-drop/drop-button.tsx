import { ActionIcon, Button } from "@mantine/core";
import { IconTrendingDown } from "@tabler/icons-react";
import type { Circuit, NetId } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { useWorkspaceDropMap } from "../controller/drop-map.ts";

/** Shows the drop of a supply on the board, or hides it. */
export function DropButton({ net, circuit }: { net: NetId; circuit: Circuit | undefined }) {
  const { t } = useTranslation();
  const { net: shown, show, close } = useWorkspaceDropMap();
  const isShown = shown === net;
  return (
    <Button variant="default" size="compact-xs" mb={8} onClick={() => (isShown ? close() : show(net, circuit))}>
      {t(isShown ? "supplyDrop.hide" : "supplyDrop.show")}
    </Button>
  );
}

/** The same in a row of a list. */
export function DropIcon({ net, name, circuit }: { net: NetId; name: string; circuit: Circuit | undefined }) {
  const { t } = useTranslation();
  const { net: shown, show, close } = useWorkspaceDropMap();
  const isShown = shown === net;
  const label = t(isShown ? "supplyDrop.hideOf" : "supplyDrop.showOf", { net: name });
  return (
    <ActionIcon
      variant={isShown ? "light" : "subtle"}
      color="gray"
      size={24}
      mt={5}
      aria-label={label}
      title={label}
      onClick={() => (isShown ? close() : show(net, circuit))}
    >
      <IconTrendingDown size={16} aria-hidden />
    </ActionIcon>
  );
}

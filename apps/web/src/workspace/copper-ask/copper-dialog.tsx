import { Button, Group, Modal, Text } from "@mantine/core";
import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import type { AskedCopper } from "./use-copper-ask.ts";

/** More nets than anybody reads in a question. */
const MAX_NETS = 6;

/** Before a run starts: what it takes off the board, by net, and what stays. */
export function CopperDialog({ asked: { task, count, answer } }: { asked: AskedCopper }) {
  const { t } = useTranslation();
  const what = (["tracks", "vias", "zones"] as const).flatMap((kind) =>
    count[kind] > 0 ? [t(`copperAsk.${kind}`, { count: count[kind] })] : [],
  );
  const nets = count.nets
    .slice(0, MAX_NETS)
    .map(({ name, tracks, vias, zones }) => `${shownName(name)}: ${tracks + vias + zones}`);
  const more = count.nets.length - MAX_NETS;
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={t(`copperAsk.title.${task}`)}
      size={480}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text>{t("copperAsk.removes", { what: what.join(", ") })}</Text>
      <Text mt="xs" c="dimmed" size="sm">
        {t("copperAsk.nets", { nets: nets.join(", ") })}
        {more > 0 && ` ${t("copperAsk.more", { count: more })}`}
      </Text>
      <Text mt="xs">{t("copperAsk.stays")}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          {t("common.cancel")}
        </Button>
        <Button onClick={() => answer(true)}>{t(`copperAsk.start.${task}`)}</Button>
      </Group>
    </Modal>
  );
}

import { Button, Modal, Tabs, TextInput } from "@mantine/core";
import { type Board, type Footprint, indexBoard, type NetId } from "@tracewright/board";
import { type Nm, type Point, toMm } from "@tracewright/geometry";
import { compareNaturally, isUnconnectedName, shownName } from "@tracewright/text";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { afterClosing } from "../input/actions/after-closing.ts";
import { useAction } from "../input/actions/use-actions.ts";
import { connectedNets } from "../ratsnest/connected-nets.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useOpenByNet } from "../ratsnest/use-open-by-net.ts";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import { padsOf, padsOfNet } from "../walking/walk.ts";
import { type TwinColumn, TwinTable } from "./twin-table.tsx";

interface TextTwinProps {
  readonly board: Board;
  /** Undefined: not known yet. */
  readonly ratsnest: Ratsnest | undefined;
  /** Selects a part and goes there. */
  readonly onPart: (part: Footprint) => void;
  readonly onNet: (net: NetId) => void;
  readonly onClose: () => void;
}

/** The board in words: what the canvas draws, as tables that can be read out, searched and gone to the board from. */
export function TextTwinDialog(props: TextTwinProps) {
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  // Findings are a list of words already, in their own panel.
  const checks = useAction("checks");
  const { board, ratsnest } = props;
  const [query, setQuery] = useState("");
  const open = useOpenByNet(ratsnest?.airwires);
  const words = { parts: board.footprints.length, nets: connectedNets(board, open).length };
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t("workspace.twin.title")}
      size={1080}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <p>{t("workspace.twin.lead", words)}</p>
      {checks.isThere && (
        <Button
          mb="sm"
          variant="default"
          size="compact-sm"
          onClick={() => {
            props.onClose();
            afterClosing(checks.run);
          }}
        >
          {checks.label}
        </Button>
      )}
      <TextInput
        size="xs"
        placeholder={texts.find}
        aria-label={texts.find}
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Tabs defaultValue="parts" keepMounted={false} mt="sm">
        <Tabs.List>
          <Tabs.Tab value="parts">{t("workspace.twin.parts")}</Tabs.Tab>
          <Tabs.Tab value="nets">{t("workspace.twin.nets")}</Tabs.Tab>
          <Tabs.Tab value="open">
            {t("workspace.twin.open")} {ratsnest?.airwires.length}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="parts">
          <PartTable {...props} query={query} />
        </Tabs.Panel>
        <Tabs.Panel value="nets">
          <NetTable {...props} query={query} />
        </Tabs.Panel>
        <Tabs.Panel value="open">
          <OpenTable {...props} query={query} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

type TableProps = TextTwinProps & { readonly query: string };

function PartTable({ board, query, onPart, onClose }: TableProps) {
  const { t } = useTranslation();
  const { netById } = indexBoard(board);
  const netOf = (net: NetId | undefined) => {
    const name = (net && netById.get(net)?.name) || "";
    return name === "" || isUnconnectedName(name) ? t("workspace.twin.noNet") : shownName(name);
  };
  const rows = useMemo(
    () => board.footprints.toSorted((a, b) => compareNaturally(a.reference, b.reference)),
    [board.footprints],
  );
  const columns: readonly TwinColumn<Footprint>[] = [
    { name: t("workspace.twin.reference"), text: ({ reference }) => reference },
    { name: t("workspace.twin.value"), text: ({ value }) => value },
    { name: t("workspace.twin.side"), text: ({ side }) => t(`workspace.walk.sides.${side}`) },
    { name: t("workspace.twin.place"), text: ({ position }) => placeText(position), isNumber: true },
    { name: t("workspace.twin.turned"), text: ({ rotation }) => `${rotation}°`, isNumber: true },
    {
      name: t("workspace.twin.pads"),
      text: (part) =>
        padsOf(part)
          // Tabs that are soldered for their hold alone have neither number nor net.
          .filter(({ number, net }) => number !== "" || net !== undefined)
          .map(({ number, net }) => `${number} ${netOf(net)}`.trim())
          .join(", "),
    },
  ];
  return (
    <TwinTable
      label={t("workspace.twin.parts")}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      query={query}
      onRow={(part) => {
        onClose();
        onPart(part);
      }}
    />
  );
}

function NetTable({ board, ratsnest, query, onNet, onClose }: TableProps) {
  const { t } = useTranslation();
  const { tracksByNet } = indexBoard(board);
  const open = useOpenByNet(ratsnest?.airwires);
  const rows = useMemo(
    () => connectedNets(board, open).toSorted((a, b) => compareNaturally(a.name, b.name)),
    [board, open],
  );
  const lengthOf = (net: NetId): Nm =>
    (tracksByNet.get(net) ?? []).reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  const columns: readonly TwinColumn<Board["nets"][number]>[] = [
    { name: t("workspace.twin.net"), text: ({ name }) => shownName(name) },
    {
      name: t("workspace.twin.padsOnNet"),
      text: ({ id }) =>
        (padsOfNet(board, id) ?? []).map(({ footprint, pad }) => `${footprint.reference}.${pad.number}`).join(", "),
    },
    { name: t("workspace.twin.length"), text: ({ id }) => toMm(lengthOf(id)).toFixed(2), isNumber: true },
    { name: t("workspace.twin.openOnNet"), text: ({ id }) => String(open.get(id) ?? 0), isNumber: true },
  ];
  return (
    <TwinTable
      label={t("workspace.twin.nets")}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      query={query}
      onRow={({ id }) => {
        onClose();
        onNet(id);
      }}
    />
  );
}

function OpenTable({ board, ratsnest, query, onNet, onClose }: TableProps) {
  const { t } = useTranslation();
  const { netById, padById } = indexBoard(board);
  if (ratsnest?.airwires.length === 0) return <p>{t("workspace.twin.none")}</p>;
  type Airwire = Ratsnest["airwires"][number];
  const endOf = ({ item, position }: Airwire["from"]) => {
    const met = item === undefined ? undefined : padById.get(item);
    return met ? `${met.footprint.reference}.${met.pad.number}` : placeText(position);
  };
  const columns: readonly TwinColumn<Airwire>[] = [
    { name: t("workspace.twin.net"), text: ({ net }) => shownName(netById.get(net)?.name ?? "") },
    { name: t("workspace.twin.from"), text: ({ from }) => endOf(from) },
    { name: t("workspace.twin.to"), text: ({ to }) => endOf(to) },
    {
      name: t("workspace.twin.distance"),
      text: ({ from: { position: a }, to: { position: b } }) => toMm(Math.hypot(a.x - b.x, a.y - b.y)).toFixed(2),
      isNumber: true,
    },
  ];
  return (
    <TwinTable
      label={t("workspace.twin.open")}
      rows={ratsnest?.airwires ?? []}
      columns={columns}
      keyOf={({ net, from, to }) => `${net} ${placeText(from.position)} ${placeText(to.position)}`}
      query={query}
      onRow={({ net }) => {
        onClose();
        onNet(net);
      }}
    />
  );
}

function placeText({ x, y }: Point): string {
  return `${toMm(x).toFixed(2)}, ${toMm(y).toFixed(2)}`;
}

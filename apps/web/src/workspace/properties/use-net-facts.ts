import { type Board, type Item, type NetId, netClassOf, type Pad } from "@tracewright/board";
import { type LengthUnit, trackLength } from "@tracewright/editor";
import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import { formatLength } from "../texts/format-length.ts";
import type { Fact } from "./facts.tsx";

/** The net that all of what is selected is on; of a part there is one only where a pad of it is meant. */
export function commonNet(items: readonly Item[], pad: Pad | undefined): NetId | undefined {
  if (pad) return pad.net;
  const nets = items.map((item) => ("net" in item.record ? item.record.net : undefined));
  return nets.every((net) => net === nets[0]) ? nets[0] : undefined;
}

/** What holds for a net, and what there is of it on the board. */
export function useNetFacts(): (board: Board, net: NetId | undefined, unit: LengthUnit) => readonly Fact[] {
  const { t } = useTranslation();
  return (board, net, unit) => {
    const record = board.nets.find(({ id }) => id === net);
    if (!record) return [];
    const { name, trackWidth, clearance, viaDiameter, viaDrill } = netClassOf(board, net);
    const tracks = board.tracks.filter((track) => track.net === net);
    const pads = board.footprints.flatMap((part) => part.pads.filter((pad) => pad.net === net));
    const length = (value: number) => formatLength(value, unit);
    return [
      [t("properties.net.name"), shownName(record.name)],
      [t("properties.net.netClass"), name],
      [t("properties.net.trackWidth"), length(trackWidth)],
      [t("properties.net.clearance"), length(clearance)],
      [t("properties.net.via"), `${length(viaDiameter)} / ${length(viaDrill)}`],
      [t("properties.net.pads"), String(pads.length)],
      [t("properties.net.tracks"), String(tracks.length)],
      [t("properties.net.vias"), String(board.vias.filter((via) => via.net === net).length)],
      [t("properties.net.length"), length(tracks.reduce((sum, track) => sum + trackLength(track), 0))],
    ];
  };
}

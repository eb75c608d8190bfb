import { Handle, type NodeProps, Position } from "@xyflow/react";
import { createContext, memo, useCallback, useContext, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { spanText } from "../span-text.ts";
import type { BlockNode as Block, BlockData } from "./flow-graph.ts";
import classes from "./logic-canvas.module.css";
import type { PortRow } from "./node-shape.ts";
import type { PortLight } from "./port-light.ts";

export interface CanvasHands {
  readonly light: PortLight;
  readonly isReadOnly: boolean;
  readonly onNet: (net: string) => void;
}

/** The block is drawn by `FarView`: there are many, and no port could be read. */
export const FarContext = createContext(false);

export const CanvasContext = createContext<CanvasHands | undefined>(undefined);

/** A block with its ports on the canvas. */
export const BlockNode = memo(function BlockNode({ data, selected }: NodeProps<Block>) {
  const { use, shape, severity } = data;
  const { t } = useTranslation();
  const isFar = useContext(FarContext);
  if (isFar) return <div style={{ width: shape.width, height: shape.height }} title={use.name} />;
  return (
    <div
      className={classes.node}
      data-selected={selected || undefined}
      data-severity={severity}
      style={{ width: shape.width, height: shape.height }}
    >
      <header className={classes.nodeHead}>
        <span className={classes.nodeName} title={use.name}>
          {use.name}
        </span>
        {severity && (
          <span className={classes.sign} role="img" aria-label={t(`feature.severity.${severity}`)}>
            !
          </span>
        )}
      </header>
      <Ports data={data} />
    </div>
  );
});

function Ports({ data: { use, shape, tags, isJoined } }: { data: BlockData }) {
  const hands = useContext(CanvasContext);
  const { light, isReadOnly, onNet } = hands as CanvasHands;
  const fits = useSyncExternalStore(
    light.subscribe,
    useCallback(() => light.fitsOf(use.id), [light, use.id]),
  );
  return shape.rows.map((row) => (
    <PortLine
      key={row.port.key}
      row={row}
      fit={fits?.get(row.port.key)}
      tag={tags.get(row.port.key)}
      isJoined={isJoined.has(row.port.key)}
      isReadOnly={isReadOnly}
      onNet={onNet}
    />
  ));
}

const GLYPHS = {
  left: { in: "▸", out: "◂", bidirectional: "◆", passive: "•" },
  right: { in: "◂", out: "▸", bidirectional: "◆", passive: "•" },
} as const;

const PortLine = memo(function PortLine({
  row: { port, side, y },
  fit,
  tag,
  isJoined,
  isReadOnly,
  onNet,
}: {
  row: PortRow;
  fit: "fits" | "possible" | undefined;
  tag: { readonly id: string; readonly name: string; readonly kind: string } | undefined;
  isJoined: boolean;
  isReadOnly: boolean;
  onNet: (net: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const name = (i18n.language === "ko" && port.koreanName) || port.name;
  const volts = spanText(port.voltage);
  const facts = [port.ioType, t(`blocks.directions.${port.direction}`), volts]
    .filter((text) => text !== "")
    .join(" · ");
  return (
    <div
      className={classes.port}
      data-side={side}
      data-fit={fit}
      data-open={(port.required && !isJoined) || undefined}
      style={{ top: y }}
      title={`${name}: ${facts}`}
    >
      <Handle
        id={port.key}
        type="source"
        position={side === "left" ? Position.Left : Position.Right}
        isConnectable={!isReadOnly}
        className={classes.handle ?? ""}
        data-kind={port.netType}
        data-joined={isJoined || undefined}
      />
      <span className={classes.glyph} aria-hidden>
        {GLYPHS[side][port.direction]}
      </span>
      <span className={classes.portName}>{name}</span>
      {tag ? (
        <button
          type="button"
          className={`nodrag ${classes.tag}`}
          data-kind={tag.kind}
          tabIndex={-1}
          onClick={() => onNet(tag.id)}
        >
          {tag.name}
        </button>
      ) : (
        <span className={classes.volts}>{port.netType === "VCC" ? volts : ""}</span>
      )}
    </div>
  );
});

import { IconArrowLeft, IconArrowRight, IconArrowsHorizontal, IconMinus } from "@tabler/icons-react";
import type { Port } from "@tracewright/blocks";
import { useTranslation } from "react-i18next";
import classes from "./logic-view.module.css";
import { spanText } from "./span-text.ts";

const ARROWS = {
  in: IconArrowRight,
  out: IconArrowLeft,
  bidirectional: IconArrowsHorizontal,
  passive: IconMinus,
} as const;

/** What a port is: its name, direction, kind and volts. */
export function PortFacts({ port }: { port: Port }) {
  const { t, i18n } = useTranslation();
  const Arrow = ARROWS[port.direction];
  const name = (i18n.language === "ko" && port.koreanName) || port.name;
  return (
    <span className={classes.portFacts}>
      <Arrow size={14} role="img" aria-label={t(`blocks.directions.${port.direction}`)} />
      <span className={classes.portName}>{name}</span>
      <span className={classes.quiet}>
        {[port.ioType, spanText(port.voltage)].filter((text) => text !== "").join(" · ")}
      </span>
    </span>
  );
}

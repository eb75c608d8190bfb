import type { NetReading } from "@tracewright/board";
import type { ReviewContext } from "./review-context.ts";

/** Clocks of slow buses and of debug ports: what they cross does not matter to them. */
const SLOW_CLOCK = /SCL|SMCLK|SWCLK|SWDCLK|SWC$|TCK|TCLK|DSCLK|PGC/i;
/** Pairs that carry slow or steady signals: CAN, RS-485, thermal diodes, sense lines. */
const SLOW_PAIR = /CAN|485|TEMP|SENSE|CELL|THERM|AUDIO|SPK|MIC|OUT[LR]?$/i;
/** Buses whose edges are fast enough to need a return path. */
const FAST_BUS = /QSPI|SDIO|SD_?D|DDR|DQ|RGMII|RMII|MII|ULPI|TMDS|LVDS|LCD|RGB|SDRAM|FMC|EMIF/i;

/** Chip selects change once a transfer. */
const SELECT = /(^|[_/])N?CS[N_]?\d*$/i;

/** Nets whose return path matters: pairs, clocks, fast buses and antenna feeds, as far as names tell. */
export function isFast({ kind, name, bus }: NetReading): boolean {
  if (kind === "antenna-feed") return true;
  if (kind === "pair") return !SLOW_PAIR.test(name);
  if (kind === "clock") return !SLOW_CLOCK.test(name);
  return kind === "bus" && FAST_BUS.test(bus ?? name) && !SELECT.test(bus ?? name);
}

export function fastNets({ nets }: Pick<ReviewContext, "nets">): NetReading[] {
  return [...nets.values()].filter(isFast);
}

export function isSlowPair(name: string): boolean {
  return SLOW_PAIR.test(name);
}

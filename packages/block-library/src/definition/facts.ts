import type { Level, PortFacts } from "@tracewright/blocks";

/** A share of the port's supply, and volts on top of it. */
export function share(ofSupply: number, volts?: number): Level {
  return { ofSupply, ...(volts !== undefined && { volts }) };
}

export function volts(volts: number): Level {
  return { volts };
}

/** Thresholds of an input. */
export function levels(vih: Level, vil: Level): Pick<PortFacts, "levels"> {
  return { levels: { vih, vil } };
}

/** What an output gives at a current in amperes. */
export function gives(voh: Level, vol: Level, levelsAt?: number): Pick<PortFacts, "levels" | "levelsAt"> {
  return { levels: { voh, vol }, ...(levelsAt !== undefined && { levelsAt }) };
}

/** A pin that is an input or an output. */
export function pin(
  input: Pick<PortFacts, "levels">,
  output: Pick<PortFacts, "levels" | "levelsAt">,
): Pick<PortFacts, "levels" | "levelsAt"> {
  return { ...output, levels: { ...input.levels, ...output.levels } };
}

/** A line of I²C: its thresholds, what it pulls down to, and with how many amperes. */
export function i2c(vih: Level, vil: Level, vol: Level, more: PortFacts = {}): PortFacts {
  return { levels: { vih, vil, vol }, drive: "open-drain", sinks: 0.003, fastest: 400_000, ...more };
}

/** Of most parts with I²C. */
export function standardI2c(more: PortFacts = {}): PortFacts {
  return i2c(share(0.7), share(0.3), volts(0.4), more);
}

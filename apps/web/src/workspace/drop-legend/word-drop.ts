/** "12.3 mV"; as many digits as the computation is good for. */
export function wordVolts(volts: number): string {
  const millivolts = 1000 * volts;
  if (millivolts >= 1000) return `${volts.toFixed(2)} V`;
  if (millivolts >= 100) return `${millivolts.toFixed(0)} mV`;
  if (millivolts >= 1 || millivolts === 0) return `${millivolts.toFixed(millivolts === 0 ? 0 : 1)} mV`;
  return `${millivolts.toFixed(2)} mV`;
}

/** "0.2 A", "18 mA" */
export function wordAmperes(amperes: number): string {
  if (amperes >= 0.1) return `${Number(amperes.toPrecision(2))} A`;
  return `${Number((1000 * amperes).toPrecision(2))} mA`;
}

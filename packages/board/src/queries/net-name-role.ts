const GROUND = /^(.*[/_ -])?([ADPS]?GND\w*|VSS[A-Z]?|EARTH|CHASSIS|0V)([/_ -].*)?$/i;
/** +3V3, 5VA, 12V0_B, -4.5V, VCC, VDD_IO, VBUS, BAT+ and the like. */
const SUPPLY =
  /^(.*[/_ -])?([+-]?\d+(V\d*|\.\d+V)[A-Z]?|\+?V(CC|DD|AA|EE|PP|BUS|BATT?|IN|SYS|MAIN|MOT|USB|LOGIC|IO|CORE|RAW|PLL)\w*|[AD]V(CC|DD)\w*|\+(BATT?|VIN|VSYS)|V?BATT?\+?|PWR)([/_ -].*)?$/i;
/** Words that make a signal of such a name: a measured or switched supply is not the supply. */
const NO_SUPPLY =
  /sense|sample|temp|(^|\/)t_|ntc|ref($|[/_])|_fb$|_p?en\d*($|_)|_dis$|[_-]on\b|_pg$|good|mon$|adc|mux|div|btn|ctrl|_int$|irq|prt\d*$|led/i;

/** What the name of a net says it is for; undefined where it says nothing, as the names that are made of pins do. */
export function netNameRole(name: string): "ground" | "supply" | "signal" | undefined {
  if (/^(Net-\(|unconnected-)/.test(name)) return undefined;
  if (NO_SUPPLY.test(name) && !/gnd/i.test(name)) return "signal";
  if (GROUND.test(name)) return "ground";
  return SUPPLY.test(name) ? "supply" : undefined;
}

/** Whether a pin is called a ground. */
export function isGroundName(name: string): boolean {
  return GROUND.test(name);
}

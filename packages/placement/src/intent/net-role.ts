import type { Net, NetRole } from "./wiring.ts";

const GROUND = /^(.*[/_ -])?([ADPS]?GND\w*|VSS[A-Z]?|EARTH|CHASSIS|0V)([/_ -].*)?$/i;
/** +3V3, 5VA, 12V0_B, -4.5V, VCC, VDD_IO, VBUS, BAT+ and the like. */
const SUPPLY =
  /^(.*[/_ -])?([+-]?\d+(V\d*|\.\d+V)[A-Z]?|\+?V(CC|DD|AA|EE|PP|BUS|BATT?|IN|SYS|MAIN|MOT|USB|LOGIC|IO|CORE|RAW|PLL)\w*|[AD]V(CC|DD)\w*|\+(BATT?|VIN|VSYS)|V?BATT?\+?|PWR)([/_ -].*)?$/i;
/** Words that make a signal of such a name: a measured or switched supply is not the supply. */
const NO_SUPPLY =
  /sense|sample|temp|ntc|ref($|[/_])|_fb$|_p?en\d*$|_on\b|_pg$|good|mon$|adc|div|btn|ctrl|_int$|irq|prt\d*$|led/i;
/** Nodes that are thrown between supply and ground, though the pins on them give power. */
const SWITCHED = /^(.*[/_ -])?(SW|LX|PH|PHASE|BST|BOOT|HS|VSW)\d*$/i;
/** A net without a telling name is a supply where so many circuits take power from it. */
const TAKERS = 2;

/** What each net is for: ground and supplies go everywhere and say little about who belongs to whom. */
export function netRoles<Wired extends Net>(nets: readonly Wired[]): ReadonlyMap<Wired, NetRole> {
  return new Map(nets.map((net) => [net, roleOf(net)]));
}

function roleOf({ name, pins }: Net): NetRole {
  const isNamed = !/^(Net-\(|unconnected-)/.test(name);
  if (isNamed && NO_SUPPLY.test(name) && !/gnd/i.test(name)) return "signal";
  if (isNamed && GROUND.test(name)) return "ground";
  if (isNamed && SUPPLY.test(name)) return "supply";
  if (SWITCHED.test(name) || pins.some((pin) => SWITCHED.test(pin.name))) return "signal";
  const takers = pins.filter(({ type, part }) => type === "power-in" && part.kind === "circuit").length;
  const givers = pins.filter(({ type }) => type === "power-out").length;
  if (takers < TAKERS && (givers === 0 || pins.length < 3)) return "signal";
  return isGroundByPins(pins) ? "ground" : "supply";
}

/** Unnamed, but most of the circuits call their pin on it a ground. */
function isGroundByPins(pins: Net["pins"]): boolean {
  const named = pins.filter(({ part, name }) => part.kind === "circuit" && name !== "");
  const grounds = named.filter(({ name }) => GROUND.test(name)).length;
  return named.length > 0 && grounds * 2 > named.length;
}

/** Names that makers and libraries give one and the same pin; whole names in plain letters. */
const SYNONYMS = [
  "VCC VDD V+ VS VCC+ VDD+ VSUPPLY +VS VS+ VPLUS",
  "GND VSS V- VEE VCC- -VS VS- GROUND VMINUS",
  "IN VIN VI INPUT +VIN PVIN",
  "OUT VOUT VO OUTPUT Y Q",
  "EN ENABLE CE ON ON/OFF SHDN SHUTDOWN INH CS",
  "FB ADJ VFB SENSE VSENSE FEEDBACK GND/ADJ ADJ/GND",
  "BP BYP BYPASS NR NR/FB",
  "CONT CV CTRL CONTROL",
  "DISCH DIS DISCHARGE",
  "THRES THR THRESHOLD",
  "TRIG TR TRIGGER",
  "RESET R RST MR CLR MCLR NRST",
  "SW LX PH VSW",
  "BOOT BST CB VBST",
  "A ANODE AK",
  "K C KATHODE CATHODE",
  "DQ DATA I/O",
  "OE G E EN CE",
  "CLK CP C CK SCK SCLK",
  "Z COM COMMON X",
  "D+ DP USBDP USBD+ UD+",
  "D- DM USBDM USBD- UD-",
].map((line) => new Set(line.split(" ")));

/** Whether a symbol and the catalogue mean the same pin by two names. */
export function sameName(known: string, symbol: string): boolean {
  const [one, other] = [plain(known), plain(symbol)];
  if (one === other) return true;
  const [ones, others] = [parts(known), parts(symbol)];
  if (ones.some((part) => others.includes(part))) return true;
  if (SYNONYMS.some((names) => ones.some((part) => names.has(part)) && others.some((part) => names.has(part))))
    return true;
  // Symbols of amplifiers call their inputs "+" and "-", those of twin diodes both anodes "A".
  if (/^[+-]$/.test(other) && one.endsWith(other)) return true;
  const [bare, otherBare] = [one.replaceAll(/\d/g, ""), other.replaceAll(/\d/g, "")];
  if (bare !== "" && bare === otherBare && (bare === one || otherBare === other)) return true;
  // "1OUT" and "OUT1", "IN1-" and "1IN-" and "-INA".
  return isSorted(one, other);
}

function plain(name: string): string {
  return name
    .replaceAll(/~\{([^}]*)\}/g, "$1")
    .replaceAll(/[−–]/g, "-")
    .toUpperCase()
    .replaceAll(/[~\s_{}()'*#!]/g, "");
}

function parts(name: string): string[] {
  return [plain(name), ...name.split(/[/|,;()\s]+/).map(plain)].filter((part) => part !== "");
}

function isSorted(one: string, other: string): boolean {
  const sorted = (text: string) =>
    [
      ...text
        .replace(/(?<=OUT|IN)PUT/, "")
        .replace(/A$|^A(?=IN|OUT)/, "1")
        .replace(/B$/, "2"),
    ]
      .sort()
      .join("");
  return one.length > 2 && sorted(one) === sorted(other);
}

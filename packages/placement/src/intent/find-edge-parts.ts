import { antennaModuleOf, type EdgeIntent, type Footprint, type WiredPart, type Wiring } from "@tracewright/board";
import { findMouth } from "../footprint/mouth.ts";

/** Connectors between boards and for programming stand where there is room, and so do sockets of circuits. */
const INNER =
  /tag-?connect|tc20(30|50)|battery_?holder|(^|[^a-z])(swd|jtag|icsp|isp|debug|prog|m\.?2|mezz|board_?to_?board|dimm|(dip|sil\d*|plcc)([^a-z]|$))/i;
/** Modules on pins: nothing is plugged into them from outside. */
const MODULE = /(^|[^a-z])(oled|lcd|display|esp-?\d+|powerboost|nhd)([^a-z]|$)/i;
/** Pins that a cap joins, by hand and seldom. */
const JUMPER = /(pin_?header|conn_pin).*(jumper|(^| )jp\d)/i;
/** Resistors and capacitors with a connector's reference. */
const CHIP = /(^|[_:])[rc]_\d{4}/i;
const KNOB = /potentiometer|encoder/i;
const TRIMMER = /trimmer|vertical/i;
/** Radio modules carry their antenna at one end, and switches of these kinds their lever. */
const RADIO = /rf_module|wroom|wrover|esp-?(07|12)|esp32-[cs]\d-(mini|solo)|bluetooth|ble_?module/i;
const SIDE_SWITCH = /side|angled|right_?angle|horizontal|pcm12|evq-?p7|pts645v|toggle/i;
/** These lie down where their body is drawn to one side of their pins. */
const LEVER = /slide|toggle|rocker/i;
const BUTTON = /tact|push|button|sw_[sd]p[sd]t|evq|skhh|skrk|b3u|pts|toggle|slide/i;

/**
 * Parts that people reach from outside: connectors, antennas and what carries one, switches that are pressed and
 * knobs that are turned from the side.
 */
export function findEdgeParts({ parts }: Wiring): EdgeIntent[] {
  return parts.flatMap((part) => {
    const code = edgeCode(part);
    return code === undefined
      ? []
      : [
          {
            id: `edge ${part.reference}`,
            kind: "edge",
            origin: "circuit",
            part: part.reference,
            reason: { code, facts: { library: part.footprint.library.split(":").pop() ?? "" } },
          } satisfies EdgeIntent,
        ];
  });
}

function edgeCode({ kind, footprint, value, reference, pins }: WiredPart): string | undefined {
  const names = `${footprint.library} ${value}`;
  if (kind === "antenna" || (kind === "circuit" && isRadio(footprint) && findMouth(footprint))) return "antenna";
  if (kind === "connector" && pins.length > 1 && !isInner(footprint.library, { value, reference })) return "connector";
  if (kind === "switch" && SIDE_SWITCH.test(names) && BUTTON.test(names)) return "side-switch";
  if (kind === "switch" && LEVER.test(footprint.library) && findMouth(footprint)) return "side-switch";
  if (pins.length > 2 && KNOB.test(footprint.library) && !TRIMMER.test(names) && findMouth(footprint)) return "control";
  return undefined;
}

function isInner(library: string, { value, reference }: { value: string; reference: string }): boolean {
  const names = `${library} ${value} ${reference}`;
  return INNER.test(`${library} ${value}`) || JUMPER.test(names) || MODULE.test(library) || CHIP.test(library);
}

function isRadio(footprint: Footprint): boolean {
  return RADIO.test(footprint.library) || antennaModuleOf(footprint) !== undefined;
}

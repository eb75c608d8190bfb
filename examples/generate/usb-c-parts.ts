/** What every device with a USB-C receptacle needs: the receptacle, 5.1 kΩ on both CC contacts, and a clamp for ESD. */
import { usbC } from "./connector-patterns.ts";
import type { DesignPart } from "./design.ts";
import { boxed } from "./small-parts.ts";
import { sot23 } from "./surface-mount-patterns.ts";

type Places = Pick<DesignPart, "sheet" | "board" | "label">;

/** Contacts of one name stand twice, so that the plug fits either way round. */
export function usbReceptacle(reference: string, places: Places): DesignPart {
  return boxed(
    { reference, value: "USB-C", footprint: usbC(), ...places },
    {
      left: [],
      right: [
        ["A4B9", "VBUS", "passive", "VBUS"],
        ["B4A9", "VBUS", "passive", "VBUS"],
        ["A5", "CC1", "bidirectional", "CC1"],
        ["B5", "CC2", "bidirectional", "CC2"],
        ["A6", "D+", "bidirectional", "USB_DP"],
        ["B6", "D+", "bidirectional", "USB_DP"],
        ["A7", "D-", "bidirectional", "USB_DN"],
        ["B7", "D-", "bidirectional", "USB_DN"],
        ["A8", "SBU1", "bidirectional"],
        ["B8", "SBU2", "bidirectional"],
        ["A1B12", "GND", "passive", "GND"],
        ["B1A12", "GND", "passive", "GND"],
        ["S1", "SHIELD", "passive", "GND"],
      ],
    },
  );
}

/** USBLC6-2SC6: the lines run through it, in on one side and out on the other. */
export function usbClamp(reference: string, places: Places): DesignPart {
  return boxed(
    { reference, value: "USBLC6-2", footprint: sot23(6), ...places },
    {
      left: [
        ["1", "I/O1", "passive", "USB_DN"],
        ["3", "I/O2", "passive", "USB_DP"],
        ["2", "GND", "passive", "GND"],
      ],
      right: [
        ["6", "I/O1", "passive", "USB_DN"],
        ["4", "I/O2", "passive", "USB_DP"],
        ["5", "VBUS", "passive", "VBUS"],
      ],
    },
  );
}

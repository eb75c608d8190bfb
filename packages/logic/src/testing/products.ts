import { type Design, design } from "./design.ts";
import { GOOD_DESIGNS } from "./good-designs.ts";

/** Whole products of nothing but built-in blocks. */
export const PRODUCTS: Readonly<Record<string, () => Design>> = {
  "USB-C sensor node": GOOD_DESIGNS["USB-C sensor node"]!.make,
  "Motor driver": GOOD_DESIGNS["Motor driver"]!.make,
  "LoRa tracker": GOOD_DESIGNS["LoRa tracker on a charged cell"]!.make,
  "Bluetooth tracker on a charged cell": () =>
    design(
      {
        USB: "usbc-sink",
        Charger: "charger-liion-500ma",
        Cell: "conn-battery",
        LDO: "ldo-micropower",
        MCU: "mcu-nrf52840",
        Motion: "sensor-imu",
        Debug: "conn-swd",
      },
      `USB.VBUS Charger.VIN
       Charger.BAT Cell.BAT LDO.VIN
       LDO.VOUT MCU.VDD Motion.VDD Debug.VREF
       MCU.P0_26 Motion.SDA
       MCU.P0_27 Motion.SCL
       MCU.SWDIO Debug.SWDIO
       MCU.SWDCLK Debug.SWCLK`,
    ),
};

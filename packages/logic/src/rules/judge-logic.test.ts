import type { BlockDocument } from "@tracewright/blocks";
import { describe, expect, it } from "vitest";
import { checkLogic } from "../check/check-logic.ts";
import { applyFix } from "../fixes/apply-fix.ts";
import type { Logic } from "../records/logic.ts";
import { type Design, design, LIBRARY } from "../testing/design.ts";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { countedIds } from "../testing/library.ts";
import { findingSentence, type LogicFinding } from "./finding.ts";
import { judgeLogic } from "./judge-logic.ts";
import { LOGIC_RULES } from "./rules.ts";

const judge = ({ logic, book }: Design) => judgeLogic(logic, book, LIBRARY).findings;
const said = (findings: readonly LogicFinding[]) =>
  findings.map((finding) => `${finding.rule} ${finding.severity}: ${findingSentence(finding)}`);

describe("designs that work", () => {
  it.each(Object.entries(GOOD_DESIGNS))(
    "%s: nothing is said that an engineer would not say",
    (_, { make, expected }) => {
      const made = make();
      expect(checkLogic(made.logic, made.book)).toEqual([]);
      const findings = judge(made);
      const kinds = findings.map(({ rule, severity }) => `${rule} ${severity}`);
      expect(kinds.sort(), said(findings).join("\n")).toEqual([...expected].sort());
      expect(kinds.filter((kind) => kind.endsWith("error"))).toEqual([]);
    },
  );

  it("there are twenty-one", () => {
    expect(Object.keys(GOOD_DESIGNS)).toHaveLength(21);
  });
});

const CORE = { USB: "usbc-sink", LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040" } as const;
const CORE_WIRES = `USB.VBUS LDO.VIN LDO.EN
  LDO.VOUT MCU.VDD`;

const without =
  (reference: string) =>
  (own: BlockDocument): BlockDocument => ({
    ...own,
    circuit: {
      ...own.circuit,
      components: own.circuit.components.map((one) =>
        one.reference === reference ? { ...one, doNotPopulate: true } : one,
      ),
    },
  });

const withBus =
  (kind: Logic["buses"][number]["kind"], more: Partial<Logic["buses"][number]>) =>
  (logic: Logic): Logic => ({
    ...logic,
    buses: [
      {
        id: "bus",
        name: kind,
        kind,
        nets: Object.fromEntries(logic.nets.filter(({ kind }) => kind === "signal").map(({ id, name }) => [name, id])),
        ...more,
      },
    ],
  });

interface Fault {
  readonly rule: string;
  /** Further rules of which the same mistake is an error. */
  readonly also?: readonly string[];
  readonly severity?: "error" | "warning";
  /** No single step puts it right. */
  readonly isWithoutFix?: true;
  readonly make: () => Design;
}

/** Each is one mistake in a design that is sound otherwise. */
const FAULTS: Readonly<Record<string, Fault>> = {
  "5 V on a controller of 3.6 V": {
    rule: "supply-voltage",
    make: () => design({ USB: "usbc-sink", MCU: "mcu-stm32f030" }, "USB.VBUS MCU.VDD"),
  },
  "24 V on a motor driver of 11.8 V": {
    rule: "supply-voltage",
    isWithoutFix: true,
    make: () =>
      design(
        { In: "conn-terminal-2", Motor: "motor-dc-dual", ...CORE },
        `In.V Motor.VM
      ${CORE_WIRES}
      MCU.GPIO0 Motor.SLEEP
      MCU.GPIO1 Motor.AIN1
      MCU.GPIO2 Motor.AIN2
      MCU.GPIO3 Motor.BIN1
      MCU.GPIO4 Motor.BIN2`,
      ),
  },
  "a supply without a source": {
    rule: "supply-missing",
    make: () =>
      design(
        { ...CORE, Climate: "sensor-climate", Memory: "flash-spi" },
        `${CORE_WIRES}
      Climate.VDD Memory.VCC
      MCU.GPIO4 Climate.SDA
      MCU.GPIO5 Climate.SCL
      MCU.GPIO16 Memory.MISO
      MCU.GPIO17 Memory.CS
      MCU.GPIO18 Memory.SCK
      MCU.GPIO19 Memory.MOSI`,
      ),
  },
  "two regulators on one net": {
    rule: "supply-contention",
    make: () =>
      design(
        { ...CORE, Second: "ldo-fixed-1a" },
        `USB.VBUS LDO.VIN LDO.EN Second.VIN
      LDO.VOUT Second.VOUT MCU.VDD`,
      ),
  },
  "USB and a terminal joined directly": {
    rule: "supply-contention",
    make: () =>
      design(
        { ...CORE, In: { block: "conn-terminal-2", parameters: { V: "5 V" } } },
        `USB.VBUS In.V LDO.VIN LDO.EN
      LDO.VOUT MCU.VDD`,
      ),
  },
  "a regulator of 250 mA for 500 mA": {
    rule: "supply-current",
    isWithoutFix: true,
    make: () =>
      design(
        { USB: "usbc-sink", LDO: "ldo-micropower", MCU: "mcu-esp32", Serial: "conn-uart-6p" },
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD
      MCU.TXD Serial.TX
      MCU.RXD Serial.RX`,
      ),
  },
  "3.3 V made of 3.3 V": {
    rule: "supply-headroom",
    also: ["supply-voltage"],
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Buck: "buck-3v3-2a",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-rp2040",
        },
        `In.V Buck.VIN Buck.EN
      Buck.VOUT LDO.VIN LDO.EN
      LDO.VOUT MCU.VDD`,
      ),
  },
  "a regulator switched on by what it powers": {
    rule: "supply-enable",
    make: () =>
      design(
        CORE,
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD
      MCU.GPIO0 LDO.EN`,
      ),
  },
  "44 µF at VBUS": {
    rule: "usb-capacitance",
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        { USB: "usbc-sink", One: "boost-adjustable", Two: "boost-adjustable" },
        "USB.VBUS One.VIN One.EN Two.VIN Two.EN",
      ),
  },
  "a sensor without ground": {
    rule: "ground-open",
    make: () =>
      design(
        { ...CORE, Climate: "sensor-climate" },
        `${CORE_WIRES} Climate.VDD
      MCU.GPIO4 Climate.SDA
      MCU.GPIO5 Climate.SCL`,
        { floating: ["Climate.GND"] },
      ),
  },
  "two grounds that are not joined": {
    rule: "ground-domains",
    make: () =>
      design(
        { ...CORE, Cell: "conn-battery", Far: "mcu-atmega328p" },
        `${CORE_WIRES}
      Cell.GND Far.GND
      Cell.BAT Far.VCC
      MCU.GPIO0 Far.PD2`,
        { floating: ["Cell.GND", "Far.GND"] },
      ),
  },
  "isolated domains joined by a signal": {
    rule: "ground-domains",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Cell: "conn-battery", Far: "mcu-atmega328p" },
        `${CORE_WIRES}
      Cell.GND Far.GND
      Cell.BAT Far.VCC
      MCU.GPIO0 Far.PD2`,
        {
          floating: ["Cell.GND", "Far.GND"],
          change: (logic) => ({
            ...logic,
            domains: logic.nets
              .filter(({ kind }) => kind === "ground")
              .map(({ id }, index) => ({ id: `domain${index}`, name: `Domain ${index}`, ground: id })),
          }),
        },
      ),
  },
  "a bridge of 5 V on a controller of 3.3 V": {
    rule: "level-maximum",
    make: () =>
      design(
        { USB: "usbc-sink", LDO: "ldo-fixed-1a", MCU: "mcu-esp32", Bridge: "usb-uart" },
        `USB.VBUS LDO.VIN Bridge.VBUS
      LDO.VOUT MCU.VDD
      USB.DP Bridge.DP
      USB.DM Bridge.DM
      Bridge.TXD MCU.RXD
      Bridge.RXD MCU.TXD`,
      ),
  },
  "12 V on an input of 5.5 V": {
    rule: "level-maximum",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, In: { block: "conn-terminal-2", parameters: { V: "12 V" } }, ADC: "adc-16bit" },
        `${CORE_WIRES} ADC.VDD
      In.V ADC.AIN0
      MCU.GPIO4 ADC.SDA
      MCU.GPIO5 ADC.SCL`,
      ),
  },
  "an addressable LED at 5 V behind 3.3 V": {
    rule: "level-margin",
    make: () =>
      design(
        { ...CORE, Light: "led-addressable" },
        `${CORE_WIRES}
      USB.VBUS Light.VDD
      MCU.GPIO0 Light.DIN`,
      ),
  },
  "two receivers drive one pin": {
    rule: "net-drivers",
    make: () =>
      design(
        { ...CORE, CAN: "can-3v3", Bus: "rs485-3v3" },
        `${CORE_WIRES} CAN.VCC Bus.VCC
      MCU.GPIO0 CAN.RXD Bus.RO
      MCU.GPIO1 CAN.TXD
      MCU.GPIO2 Bus.DI
      MCU.GPIO3 Bus.DE Bus.RE`,
      ),
  },
  "an enable input without a level": {
    rule: "port-open",
    isWithoutFix: true,
    make: () =>
      design(
        CORE,
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD`,
      ),
  },
  "two inputs joined to each other": {
    rule: "net-undriven",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Bus: "rs485-3v3" },
        `${CORE_WIRES} Bus.VCC
      MCU.GPIO0 Bus.RO
      MCU.GPIO1 Bus.DI
      Bus.DE Bus.RE`,
      ),
  },
  "a motor output on a pin": {
    rule: "net-kinds",
    also: ["level-maximum"],
    make: () =>
      design(
        { ...CORE, In: { block: "conn-terminal-2", parameters: { V: "9 V" } }, Motor: "motor-dc-dual" },
        `${CORE_WIRES}
      In.V Motor.VM
      MCU.GPIO0 Motor.SLEEP
      MCU.GPIO1 Motor.AIN1
      MCU.GPIO2 Motor.AIN2
      MCU.GPIO3 Motor.BIN1
      MCU.GPIO4 Motor.BIN2
      MCU.GPIO5 Motor.AOUT1`,
      ),
  },
  "I2C without pull-ups": {
    rule: "pull-up-missing",
    make: () =>
      design(
        { ...CORE, Thermometer: "sensor-thermometer" },
        `${CORE_WIRES} Thermometer.VDD
      MCU.GPIO4 Thermometer.SDA
      MCU.GPIO5 Thermometer.SCL`,
      ),
  },
  "20 kΩ at 400 kHz": {
    rule: "pull-up-slow",
    severity: "warning",
    make: () =>
      design(
        { ...CORE, Climate: { block: "sensor-climate", parameters: { R: "20 kΩ" } } },
        `${CORE_WIRES} Climate.VDD
      MCU.GPIO4 Climate.SDA
      MCU.GPIO5 Climate.SCL`,
        { change: withBus("I2C", { speed: 400_000, capacitance: 1e-10 }) },
      ),
  },
  "pull-ups of five blocks in parallel": {
    rule: "pull-up-strong",
    make: () =>
      design(
        { ...CORE, A: "sensor-climate", B: "sensor-imu", C: "rtc", D: "eeprom-i2c", E: "adc-16bit" },
        `${CORE_WIRES} A.VDD B.VDD C.VCC D.VCC E.VDD
      MCU.GPIO4 A.SDA B.SDA C.SDA D.SDA E.SDA
      MCU.GPIO5 A.SCL B.SCL C.SCL D.SCL E.SCL`,
      ),
  },
  "a pull-up to 5 V on a part of 3.6 V": {
    rule: "pull-up-rail",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Memory: "eeprom-i2c", Thermometer: "sensor-thermometer" },
        `${CORE_WIRES} Thermometer.VDD
      USB.VBUS Memory.VCC
      MCU.GPIO4 Thermometer.SDA Memory.SDA
      MCU.GPIO5 Thermometer.SCL Memory.SCL`,
      ),
  },
  "two parts of one address": {
    rule: "i2c-address",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, One: "sensor-climate", Two: "sensor-climate" },
        `${CORE_WIRES} One.VDD Two.VDD
      MCU.GPIO4 One.SDA Two.SDA
      MCU.GPIO5 One.SCL Two.SCL`,
      ),
  },
  "one address on both sides of a level shifter": {
    rule: "i2c-address",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Shifter: "level-shift-fet-4", ADC: "adc-16bit", Thermometer: "sensor-thermometer" },
        `${CORE_WIRES} Thermometer.VDD Shifter.VL
      USB.VBUS ADC.VDD Shifter.VH
      MCU.GPIO4 Thermometer.SDA Shifter.L1
      MCU.GPIO5 Thermometer.SCL Shifter.L2
      Shifter.H1 ADC.SDA
      Shifter.H2 ADC.SCL`,
      ),
  },
  "SDA and SCL exchanged": {
    rule: "i2c-lines",
    make: () =>
      design(
        { ...CORE, One: "sensor-climate", Two: "sensor-imu" },
        `${CORE_WIRES} One.VDD Two.VDD
      MCU.GPIO4 One.SDA Two.SCL
      MCU.GPIO5 One.SCL Two.SDA`,
      ),
  },
  "a bus of 500 pF": {
    rule: "i2c-capacitance",
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Climate: { block: "sensor-climate", parameters: { R: "1.5 kΩ" } } },
        `${CORE_WIRES} Climate.VDD
      MCU.GPIO4 Climate.SDA
      MCU.GPIO5 Climate.SCL`,
        { change: withBus("I2C", { speed: 100_000, capacitance: 5e-10 }) },
      ),
  },
  "1 MHz on a part of 400 kHz": {
    rule: "bus-speed",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, ADC: { block: "adc-16bit", parameters: { R: "1.8 kΩ" } } },
        `${CORE_WIRES} ADC.VDD
      MCU.GPIO4 ADC.SDA
      MCU.GPIO5 ADC.SCL`,
        { change: withBus("I2C", { speed: 1_000_000 }) },
      ),
  },
  "one select line for two memories": {
    rule: "spi-select",
    make: () =>
      design(
        { ...CORE, A: "flash-spi", B: "flash-spi" },
        `${CORE_WIRES} A.VCC B.VCC
      MCU.GPIO18 A.SCK B.SCK
      MCU.GPIO19 A.MOSI B.MOSI
      MCU.GPIO16 A.MISO B.MISO
      MCU.GPIO17 A.CS B.CS`,
      ),
  },
  "MOSI joined to MISO": {
    rule: "spi-lines",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, A: "flash-spi", B: "flash-spi" },
        `${CORE_WIRES} A.VCC B.VCC
      MCU.GPIO18 A.SCK B.SCK
      MCU.GPIO19 A.MOSI B.MISO
      MCU.GPIO16 A.MISO B.MOSI
      MCU.GPIO17 A.CS
      MCU.GPIO20 B.CS`,
      ),
  },
  "TX joined to TX": {
    rule: "uart-crossing",
    make: () =>
      design(
        { USB: "usbc-sink", LDO: "ldo-fixed-1a", MCU: "mcu-esp32", Serial: "conn-uart-6p" },
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD
      MCU.TXD Serial.RX
      MCU.RXD Serial.TX`,
      ),
  },
  "D+ and D− exchanged": {
    rule: "usb-lines",
    make: () =>
      design(
        CORE,
        `${CORE_WIRES}
      USB.DP MCU.DM
      USB.DM MCU.DP`,
      ),
  },
  "56 kΩ on CC": {
    rule: "usb-termination",
    make: () => design({ ...CORE, USB: { block: "usbc-sink", parameters: { Rd: "56 kΩ" } } }, CORE_WIRES),
  },
  "CC2 without a resistor": {
    rule: "usb-termination",
    isWithoutFix: true,
    make: () => design({ ...CORE, USB: { block: "usbc-sink", document: without("R2") } }, CORE_WIRES),
  },
  "a receptacle without protection": {
    rule: "usb-protection",
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        {
          ...CORE,
          USB: {
            block: "usbc-sink",
            document: (own) => ({
              ...own,
              ports: own.ports.map(({ facts, ...port }) =>
                facts ? { ...port, facts: { ...facts, hasSurgeProtection: false } } : port,
              ),
            }),
          },
        },
        `${CORE_WIRES}
      USB.DP MCU.DP
      USB.DM MCU.DM`,
      ),
  },
  "a sensor without its capacitor": {
    rule: "decoupling",
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Thermometer: { block: "sensor-thermometer", document: without("C1") }, Pulls: "pull-ups-2" },
        `${CORE_WIRES} Thermometer.VDD Pulls.VCC
      MCU.GPIO4 Thermometer.SDA Pulls.A
      MCU.GPIO5 Thermometer.SCL Pulls.B`,
      ),
  },
  "four terminations on one bus": {
    rule: "bus-termination",
    isWithoutFix: true,
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Buck: "buck-3v3-2a",
          MCU: "mcu-stm32f103",
          A: "can-3v3",
          B: "can-3v3",
          C: "can-3v3",
          D: "can-3v3",
        },
        `In.V Buck.VIN Buck.EN
      Buck.VOUT MCU.VDD A.VCC B.VCC C.VCC D.VCC
      A.CANH B.CANH C.CANH D.CANH
      A.CANL B.CANL C.CANL D.CANL
      MCU.PA0 A.TXD
      MCU.PA1 B.TXD
      MCU.PA2 C.TXD
      MCU.PA3 D.TXD
      MCU.PA4 A.RXD
      MCU.PA5 B.RXD
      MCU.PA6 C.RXD
      MCU.PA7 D.RXD`,
      ),
  },
  "a crystal between two parts": {
    rule: "clock-pair",
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, Second: "mcu-stm32f030", Crystal: "crystal-32khz" },
        `${CORE_WIRES} Second.VDD
      MCU.GPIO20 Crystal.XIN
      Second.PF1 Crystal.XOUT`,
      ),
  },
  "a crystal on a clock of 50 MHz": {
    rule: "clock-frequency",
    also: ["clock-pair"],
    isWithoutFix: true,
    make: () =>
      design(
        { ...CORE, MCU: "mcu-stm32f103", Phy: "eth-phy-rmii", Crystal: "crystal-32khz" },
        `${CORE_WIRES} Phy.VDD
      Phy.REFCLK Crystal.XIN
      MCU.PA0 Phy.NRST
      MCU.PC14 Crystal.XOUT
      MCU.PA2 Phy.MDIO
      MCU.PB0 Phy.MDC
      MCU.PB12 Phy.TXD0
      MCU.PB13 Phy.TXD1
      MCU.PB14 Phy.TXEN`,
      ),
  },
  "a boot pin pulled the wrong way": {
    rule: "boot-strap",
    make: () =>
      design(
        { USB: "usbc-sink", LDO: "ldo-fixed-1a", MCU: "mcu-esp32", Climate: "sensor-climate", Serial: "conn-uart-6p" },
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD Climate.VDD
      MCU.TXD Serial.TX
      MCU.RXD Serial.RX
      MCU.IO12 Climate.SDA
      MCU.IO14 Climate.SCL`,
      ),
  },
  "a reset without a pull-up": {
    rule: "reset-open",
    severity: "warning",
    isWithoutFix: true,
    make: () =>
      design(
        {
          USB: "usbc-sink",
          LDO: "ldo-fixed-1a",
          MCU: { block: "mcu-esp32", document: without("R1") },
          Serial: "conn-uart-6p",
        },
        `USB.VBUS LDO.VIN
      LDO.VOUT MCU.VDD
      MCU.TXD Serial.TX
      MCU.RXD Serial.RX`,
      ),
  },
};

describe("designs with one mistake", () => {
  it.each(Object.entries(FAULTS))(
    "%s is found, and nothing else is an error",
    (_, { rule, also = [], severity = "error", make }) => {
      const made = make();
      expect(checkLogic(made.logic, made.book)).toEqual([]);
      const findings = judge(made);
      expect(said(findings.filter((one) => one.rule === rule && one.severity === severity))).not.toEqual([]);
      const others = findings.filter(
        (one) => one.severity === "error" && one.rule !== rule && !also.includes(one.rule),
      );
      expect(said(others)).toEqual([]);
    },
  );

  it.each(Object.entries(FAULTS).filter(([, { isWithoutFix }]) => !isWithoutFix))(
    "%s ends with one press, and no other error comes",
    (_, { rule, make }) => {
      const made = make();
      const before = judge(made);
      const errors = new Set(before.filter(({ severity }) => severity === "error").map((one) => one.rule));
      const fix = before.flatMap((one) => (one.rule === rule ? one.fixes.slice(0, 1) : []))[0];
      if (!fix) throw new Error(`nothing is offered for ${said(before).join("; ")}`);
      const newId = countedIds();
      const outcome = applyFix(made.logic, fix, { book: made.book, newId: () => `fix-${newId()}` });
      if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
      expect(checkLogic(outcome.logic, made.book)).toEqual([]);
      const after = judge({ ...made, logic: outcome.logic });
      const left = after.filter((one) => one.rule === rule);
      expect(left.length, said(left).join("\n")).toBeLessThan(before.filter((one) => one.rule === rule).length);
      expect(said(after.filter((one) => one.severity === "error" && !errors.has(one.rule)))).toEqual([]);
    },
  );

  it("every rule is among the mistakes, and there are more than thirty", () => {
    const tried = new Set(Object.values(FAULTS).map(({ rule }) => rule));
    expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(30);
    expect(LOGIC_RULES.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual(NOT_TRIED_HERE);
  });
});

/** No built-in block can be used that way. */
it("a receptacle whose controller negotiates power needs no resistors, and may give more than 0.5 A", () => {
  const made = design(
    { USB: "usbc-pd-sink", LDO: "ldo-fixed-1a", MCU: "mcu-esp32-s3" },
    "USB.VOUT LDO.VIN\nLDO.VOUT MCU.VDD",
  );
  expect(said(judge(made).filter(({ rule, severity }) => rule.startsWith("usb") || severity === "error"))).toEqual([]);
});

const NOT_TRIED_HERE = ["usb-current", "i2c-reserved", "spi-output"];

import { type Design, design } from "./design.ts";

/** Designs that work, with the warnings and notes that an engineer would give of each, and why they are right. */
export const GOOD_DESIGNS: Readonly<
  Record<string, { readonly make: () => Design; readonly expected: readonly string[] }>
> = {
  "USB-C sensor node": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-esp32",
          Climate: "sensor-climate",
          Serial: "conn-uart-6p",
        },
        `USB.VBUS LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Climate.VDD
         MCU.IO21 Climate.SDA
         MCU.IO22 Climate.SCL
         MCU.TXD Serial.TX
         MCU.RXD Serial.RX`,
      ),
    // 501 mA of 600 mA, and of the 500 mA that USB gives unasked; the supply of the adapter is not used.
    expected: ["supply-current warning", "usb-current warning", "port-open note"],
  },
  "ATmega blinker on a battery": {
    make: () =>
      design(
        { Cell: "conn-battery", MCU: "mcu-atmega328p", LED: "led-indicator", Key: "button" },
        `Cell.BAT MCU.VCC Key.VCC
         MCU.PB0 LED.IN
         MCU.PD2 Key.OUT`,
      ),
    expected: [],
  },
  "USB to UART cable": {
    make: () =>
      design(
        { USB: "usbc-sink", Bridge: "usb-uart", Plug: "conn-uart-6p" },
        `USB.VBUS Bridge.VBUS
         USB.DP Bridge.DP
         USB.DM Bridge.DM
         Bridge.TXD Plug.TX
         Bridge.RXD Plug.RX`,
      ),
    // VBUS may be 5.5 V and the CH340 works up to 5.3 V; 10.1 µF at VBUS; the supply of the adapter is not used.
    expected: ["supply-voltage warning", "usb-capacitance warning", "port-open note"],
  },
  "RP2040 stick": {
    make: () =>
      design(
        { USB: "usbc-sink", LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040", Reset: "button", Debug: "conn-swd" },
        `USB.VBUS LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Reset.VCC Debug.VREF
         USB.DP MCU.DP
         USB.DM MCU.DM
         MCU.RUN Reset.OUT Debug.NRST
         MCU.SWCLK Debug.SWCLK
         MCU.SWDIO Debug.SWDIO`,
      ),
    expected: [],
  },
  "Climate logger on a charged cell": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          Charger: "charger-liion-500ma",
          Cell: "conn-battery",
          Boost: "boost-adjustable",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-stm32f030",
          Climate: "sensor-climate",
          Clock: { block: "rtc", parameters: { R: "20 kΩ" } },
        },
        `USB.VBUS Charger.VIN
         Charger.BAT Cell.BAT Boost.VIN Boost.EN
         Boost.VOUT LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Climate.VDD Clock.VCC
         MCU.PA9 Climate.SCL Clock.SCL
         MCU.PA10 Climate.SDA Clock.SDA`,
      ),
    // The charger alone takes 520 mA, and needs 4.5 V.
    expected: ["supply-voltage warning", "usb-current warning"],
  },
  "STM32 CAN node": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Guard: "input-protection",
          Buck: "buck-5v-2a",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-stm32f103",
          CAN: "can-3v3",
          Debug: "conn-swd",
        },
        `In.V Guard.VIN
         Guard.VOUT Buck.VIN Buck.EN
         Buck.VOUT LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD CAN.VCC Debug.VREF
         MCU.PB9 CAN.TXD
         MCU.PB8 CAN.RXD
         MCU.NRST Debug.NRST
         MCU.PA13 Debug.SWDIO
         MCU.PA14 Debug.SWCLK`,
      ),
    expected: ["port-open warning"],
  },
  "CAN node with a transceiver of 5 V": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Buck: "buck-5v-2a",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-stm32f103",
          CAN: "can-5v-vio",
        },
        `In.V Buck.VIN Buck.EN
         Buck.VOUT LDO.VIN LDO.EN CAN.VCC
         LDO.VOUT MCU.VDD CAN.VIO
         MCU.PB9 CAN.TXD
         MCU.PB8 CAN.RXD
         MCU.PB7 CAN.S`,
      ),
    expected: ["port-open warning"],
  },
  "RS-485 repeater": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "9 V" } },
          Buck: "buck-3v3-2a",
          MCU: "mcu-stm32f030",
          North: "rs485-3v3",
          South: "rs485-3v3",
        },
        `In.V Buck.VIN Buck.EN
         Buck.VOUT MCU.VDD North.VCC South.VCC
         North.RO MCU.PA3
         South.RO MCU.PA1
         MCU.PA2 North.DI
         MCU.PA0 South.DI
         MCU.PA4 North.DE
         MCU.PA5 South.DE
         MCU.PA6 North.RE
         MCU.PA7 South.RE`,
      ),
    expected: ["port-open warning", "port-open warning"],
  },
  "Motor driver": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "9 V" } },
          Buck: "buck-3v3-2a",
          MCU: "mcu-stm32f030",
          Bridge: "motor-dc-dual-1a2",
        },
        `In.V Buck.VIN Buck.EN Bridge.VM
         Buck.VOUT MCU.VDD Bridge.VCC
         MCU.PA4 Bridge.STBY
         MCU.PA6 Bridge.PWMA
         MCU.PA7 Bridge.PWMB
         MCU.PA0 Bridge.AIN1
         MCU.PA1 Bridge.AIN2
         MCU.PA2 Bridge.BIN1
         MCU.PA3 Bridge.BIN2`,
      ),
    // The motors are outside of the board.
    expected: ["port-open warning"],
  },
  "Relay board": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Buck: "buck-3v3-2a",
          MCU: "mcu-esp32",
          One: "relay-driver",
          Two: "relay-driver",
          Serial: "conn-uart-6p",
        },
        `In.V Buck.VIN Buck.EN One.VCOIL Two.VCOIL
         Buck.VOUT MCU.VDD
         MCU.IO25 One.IN
         MCU.IO26 Two.IN
         MCU.TXD Serial.TX
         MCU.RXD Serial.RX`,
      ),
    expected: ["port-open warning", "port-open warning", "port-open note"],
  },
  "LED strip controller": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          MCU: "mcu-atmega328p",
          One: "led-addressable",
          Two: "led-addressable",
          Three: "led-addressable",
        },
        `USB.VBUS MCU.VCC One.VDD Two.VDD Three.VDD
         MCU.PD6 One.DIN
         One.DOUT Two.DIN
         Two.DOUT Three.DIN`,
      ),
    // The LEDs work up to 5.3 V.
    expected: ["supply-voltage warning"],
  },
  "Ethernet sensor": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Buck: "buck-3v3-2a",
          MCU: "mcu-stm32f103",
          Phy: "eth-phy-rmii",
          Supervisor: "reset-supervisor",
        },
        `In.V Buck.VIN Buck.EN
         Buck.VOUT MCU.VDD Phy.VDD Supervisor.VDD
         Supervisor.RESET Phy.NRST
         MCU.PA1 Phy.REFCLK
         MCU.PA2 Phy.MDIO
         MCU.PB0 Phy.MDC
         MCU.PA7 Phy.CRS_DV
         MCU.PB10 Phy.RXD0
         MCU.PB11 Phy.RXD1
         MCU.PB12 Phy.TXD0
         MCU.PB13 Phy.TXD1
         MCU.PB14 Phy.TXEN`,
      ),
    expected: ["port-open warning"],
  },
  "Supply monitor": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Divider: "divider-adc",
          Buck: "buck-3v3-2a",
          MCU: "mcu-rp2040",
          ADC: "adc-16bit",
        },
        `In.V Buck.VIN Buck.EN Divider.IN
         Buck.VOUT MCU.VDD ADC.VDD Divider.VCC
         Divider.OUT ADC.AIN0
         MCU.GPIO4 ADC.SDA
         MCU.GPIO5 ADC.SCL`,
      ),
    expected: [],
  },
  "Two supplies on one I2C bus": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-atmega328p",
          Shifter: "level-shift-fet-4",
          Climate: "sensor-climate",
        },
        `USB.VBUS LDO.VIN LDO.EN MCU.VCC Shifter.VH
         LDO.VOUT Climate.VDD Shifter.VL
         MCU.PC4 Shifter.H1
         MCU.PC5 Shifter.H2
         Shifter.L1 Climate.SDA
         Shifter.L2 Climate.SCL`,
      ),
    expected: [],
  },
  "Three memories on SPI": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-rp2040",
          A: "flash-spi",
          B: "flash-spi",
          C: "flash-spi",
        },
        `USB.VBUS LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD A.VCC B.VCC C.VCC
         MCU.GPIO18 A.SCK B.SCK C.SCK
         MCU.GPIO19 A.MOSI B.MOSI C.MOSI
         MCU.GPIO16 A.MISO B.MISO C.MISO
         MCU.GPIO17 A.CS
         MCU.GPIO20 B.CS
         MCU.GPIO21 C.CS`,
      ),
    expected: [],
  },
  "Temperature measurement": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-rp2040",
          Reference: "reference-2v5",
          NTC: "sense-ntc",
          Amplifier: "opamp-noninverting",
          ADC: "adc-16bit",
        },
        `USB.VBUS LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Reference.VIN Amplifier.VCC ADC.VDD
         Reference.VREF NTC.VREF
         NTC.OUT Amplifier.IN Amplifier.IN2
         Amplifier.OUT ADC.AIN0
         MCU.GPIO4 ADC.SDA
         MCU.GPIO5 ADC.SCL`,
      ),
    expected: [],
  },
  "Switched light": {
    make: () =>
      design(
        { USB: "usbc-sink", MCU: "mcu-atmega328p", Switch: "load-switch-usb", Light: "led-addressable" },
        `USB.VBUS MCU.VCC Switch.VIN
         MCU.PD7 Switch.EN
         MCU.PB1 Switch.FAULT
         Switch.VOUT Light.VDD
         MCU.PD6 Light.DIN`,
      ),
    // The LED works up to 5.3 V.
    expected: ["supply-voltage warning"],
  },
  "Current of a load": {
    make: () =>
      design(
        {
          In: { block: "conn-terminal-2", parameters: { V: "12 V" } },
          Shunt: "sense-current",
          Buck: "buck-3v3-2a",
          MCU: "mcu-stm32f103",
          Bus: "conn-i2c-4p",
        },
        `In.V Shunt.INP
         Shunt.INN Buck.VIN Buck.EN
         Buck.VOUT MCU.VDD Shunt.VS Bus.VCC
         MCU.PB6 Shunt.SCL Bus.SCL
         MCU.PB7 Shunt.SDA Bus.SDA`,
      ),
    expected: [],
  },
  "Two supplies through diodes": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          In: { block: "conn-terminal-2", parameters: { V: "5 V" } },
          Or: "supply-or",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-stm32f030",
          Memory: "eeprom-i2c",
        },
        `USB.VBUS Or.IN1
         In.V Or.IN2
         Or.OUT LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Memory.VCC
         MCU.PA9 Memory.SCL
         MCU.PA10 Memory.SDA`,
      ),
    expected: [],
  },
  "Motion sensor with a debug port": {
    make: () =>
      design(
        {
          Cell: "conn-battery",
          Boost: "boost-adjustable",
          LDO: "ldo-fixed-600ma",
          MCU: "mcu-stm32f030",
          Motion: "sensor-imu",
          Debug: "conn-swd",
        },
        `Cell.BAT Boost.VIN Boost.EN
         Boost.VOUT LDO.VIN LDO.EN
         LDO.VOUT MCU.VDD Motion.VDD Debug.VREF
         MCU.PA9 Motion.SCL
         MCU.PA10 Motion.SDA
         MCU.PA0 Motion.INT1
         MCU.NRST Debug.NRST
         MCU.PA13 Debug.SWDIO
         MCU.PA14 Debug.SWCLK`,
      ),
    expected: [],
  },
  "LoRa tracker on a charged cell": {
    make: () =>
      design(
        {
          USB: "usbc-sink",
          Charger: "charger-liion-500ma",
          Cell: "conn-battery",
          LDO: "ldo-micropower",
          MCU: "mcu-nrf52840",
          Radio: "radio-lora",
          Motion: "sensor-imu",
          Key: "button",
          Debug: "conn-swd",
        },
        `USB.VBUS Charger.VIN
         Charger.BAT Cell.BAT LDO.VIN
         LDO.VOUT MCU.VDD Radio.VDD Motion.VDD Key.VCC Debug.VREF
         MCU.P0_13 Radio.SCK
         MCU.P0_15 Radio.MOSI
         MCU.P0_17 Radio.MISO
         MCU.P0_20 Radio.CS
         MCU.P0_22 Radio.DIO0
         MCU.P0_24 Radio.RESET
         MCU.P0_26 Motion.SDA
         MCU.P0_27 Motion.SCL
         MCU.RESET Key.OUT Debug.NRST
         MCU.SWDIO Debug.SWDIO
         MCU.SWDCLK Debug.SWCLK`,
      ),
    // A cell below 3.7 V is too low for a regulator of 3.3 V, and USB at 4.4 V for the charger; 520 mA of the 500 mA of USB.
    expected: ["supply-headroom warning", "supply-voltage warning", "supply-voltage warning", "usb-current warning"],
  },
};

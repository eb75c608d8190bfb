import { partRows } from "./part-rows.ts";

const TINY8 = "PB5 PB3 PB4 GND PB0 PB1 PB2 VCC";
const MEGA28 =
  "PC6 PD0 PD1 PD2 PD3 PD4 VCC GND PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 AVCC AREF GND PC0 PC1 PC2 PC3 PC4 PC5";
const MEGA32 =
  "PD3 PD4 GND VCC GND VCC PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 AVCC ADC6 AREF GND ADC7 PC0 PC1 PC2 PC3 PC4 PC5 PC6 PD0 PD1 PD2";

export const MICROCONTROLLERS = [
  ...partRows("microcontroller", "Microchip", [
    {
      number: "ATTINY85",
      description: "controller of eight bits, 8 kB",
      pinouts: [["SOIC-8 PDIP-8", TINY8]],
      also: "ATTINY25 ATTINY45 ATTINY85V ATTINY45V ATTINY25V",
      supply: [1.8, 5.5],
    },
    {
      number: "ATTINY13A",
      description: "controller of eight bits, 1 kB",
      pinouts: [["SOIC-8 PDIP-8", TINY8]],
      also: "ATTINY13 ATTINY13V",
      supply: [1.8, 5.5],
    },
    {
      number: "ATTINY84",
      description: "controller of eight bits, 8 kB, twelve ports",
      pinouts: [["SOIC-14 PDIP-14", "VCC PB0 PB1 PB3 PB2 PA7 PA6 PA5 PA4 PA3 PA2 PA1 PA0 GND"]],
      also: "ATTINY24 ATTINY44 ATTINY84A ATTINY44A ATTINY24A",
      supply: [1.8, 5.5],
    },
    {
      number: "ATTINY2313",
      description: "controller of eight bits, 2 kB",
      pinouts: [["SOIC-20 PDIP-20", "PA2 PD0 PD1 PA1 PA0 PD2 PD3 PD4 PD5 GND PD6 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 VCC"]],
      also: "ATTINY2313A ATTINY4313",
      supply: [1.8, 5.5],
    },
    {
      number: "ATMEGA328P",
      description: "controller of eight bits, 32 kB",
      pinouts: [
        ["PDIP-28", MEGA28],
        ["TQFP-32 QFN-32", MEGA32],
      ],
      also: "ATMEGA328 ATMEGA168 ATMEGA168P ATMEGA168PA ATMEGA88 ATMEGA88P ATMEGA88PA ATMEGA48 ATMEGA48PA",
      supply: [1.8, 5.5],
    },
    {
      number: "ATMEGA32U4",
      description: "controller of eight bits with USB, 32 kB",
      pinouts: [
        [
          "TQFP-44 QFN-44",
          "PE6 UVCC D- D+ UGND UCAP VBUS PB0 PB1 PB2 PB3 PB7 RESET VCC GND XTAL2 XTAL1 PD0 PD1 PD2 PD3 PD5 GND AVCC PD4 PD6 PD7 PB4 PB5 PB6 PC6 PC7 PE2 VCC GND PF7 PF6 PF5 PF4 PF1 PF0 AREF GND AVCC",
        ],
      ],
      also: "ATMEGA16U4",
      supply: [2.7, 5.5],
    },
    {
      number: "PIC12F675",
      description: "controller of eight bits, 1 kwords",
      pinouts: [["SOIC-8 PDIP-8", "VDD GP5 GP4 GP3 GP2 GP1 GP0 VSS"]],
      also: "PIC12F629 PIC12F683",
      supply: [2, 5.5],
    },
    {
      number: "PIC16F628A",
      description: "controller of eight bits, 2 kwords",
      pinouts: [["SOIC-18 PDIP-18", "RA2 RA3 RA4 RA5 VSS RB0 RB1 RB2 RB3 RB4 RB5 RB6 RB7 VDD RA6 RA7 RA0 RA1"]],
      also: "PIC16F627A PIC16F648A",
      supply: [2, 5.5],
    },
  ]),
  ...partRows("microcontroller", "STMicroelectronics", [
    {
      number: "STM32F103C8",
      description: "controller of 32 bits, 72 MHz, 64 kB",
      pinouts: [
        [
          "LQFP-48",
          "VBAT PC13 PC14 PC15 PD0 PD1 NRST VSSA VDDA PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB0 PB1 PB2 PB10 PB11 VSS VDD PB12 PB13 PB14 PB15 PA8 PA9 PA10 PA11 PA12 PA13 VSS VDD PA14 PA15 PB3 PB4 PB5 PB6 PB7 BOOT0 PB8 PB9 VSS VDD",
        ],
      ],
      also: "STM32F103CB STM32F103C8T STM32F103CBT STM32F103C8T6 STM32F103CBT6 STM32F103C6 STM32F103C6T6",
      supply: [2, 3.6],
    },
    {
      number: "STM32F072CB",
      description: "controller of 32 bits with USB, 48 MHz, 128 kB",
      pinouts: [
        [
          "LQFP-48 UFQFPN-48",
          "VBAT PC13 PC14 PC15 PF0 PF1 NRST VSSA VDDA PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB0 PB1 PB2 PB10 PB11 VSS VDD PB12 PB13 PB14 PB15 PA8 PA9 PA10 PA11 PA12 PA13 VSS VDDIO2 PA14 PA15 PB3 PB4 PB5 PB6 PB7 BOOT0 PB8 PB9 VSS VDD",
        ],
      ],
      also: "STM32F072C8 STM32F072CBT STM32F072CBU STM32F072C8T STM32F072C8U",
      supply: [2, 3.6],
    },
    {
      number: "STM32F030F4",
      description: "controller of 32 bits, 48 MHz, 16 kB",
      pinouts: [["TSSOP-20", "BOOT0 PF0 PF1 NRST VDDA PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB1 VSS VDD PA9 PA10 PA13 PA14"]],
      also: "STM32F030F4P STM32F030F4P6",
      supply: [2.4, 3.6],
    },
    {
      number: "STM32G031K8",
      description: "controller of 32 bits, 64 MHz, 64 kB",
      pinouts: [
        [
          "LQFP-32 UFQFPN-32",
          "PB9 PC14 PC15 VDD/VDDA VSS/VSSA NRST/PF2 PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB0 PB1 PB2 PA8 PA9 PC6 PA10 PA11 PA12 PA13 PA14/BOOT0 PA15 PB3 PB4 PB5 PB6 PB7 PB8",
        ],
      ],
      also: "STM32G031K8T STM32G031K8T6 STM32G031K6 STM32G031K6T6",
      supply: [1.7, 3.6],
    },
  ]),
  ...partRows("microcontroller", "Raspberry Pi", [
    {
      number: "RP2040",
      description: "two processors of 32 bits, 133 MHz, memory outside",
      pinouts: [
        [
          "QFN-56",
          "IOVDD GPIO0 GPIO1 GPIO2 GPIO3 GPIO4 GPIO5 GPIO6 GPIO7 IOVDD GPIO8 GPIO9 GPIO10 GPIO11 GPIO12 GPIO13 GPIO14 GPIO15 TESTEN XIN XOUT IOVDD DVDD SWCLK SWDIO RUN GPIO16 GPIO17 GPIO18 GPIO19 GPIO20 GPIO21 IOVDD GPIO22 GPIO23 GPIO24 GPIO25 GPIO26 GPIO27 GPIO28 GPIO29 IOVDD ADC_AVDD VREG_VIN VREG_VOUT USB_DM USB_DP USB_VDD IOVDD DVDD QSPI_SD3 QSPI_SCLK QSPI_SD0 QSPI_SD2 QSPI_SD1 QSPI_SS GND",
        ],
      ],
      supply: [1.8, 3.3],
    },
  ]),
  ...partRows("microcontroller", "Espressif", [
    {
      number: "ESP32-S3-WROOM-1",
      description: "radio module with two processors of 32 bits",
      pinouts: [
        [
          "MODULE-41",
          "GND 3V3 EN IO4/GPIO4 IO5/GPIO5 IO6/GPIO6 IO7/GPIO7 IO15/GPIO15 IO16/GPIO16 IO17/GPIO17 IO18/GPIO18 IO8/GPIO8 IO19/GPIO19 IO20/GPIO20 IO3/GPIO3 IO46/GPIO46 IO9/GPIO9 IO10/GPIO10 IO11/GPIO11 IO12/GPIO12 IO13/GPIO13 IO14/GPIO14 IO21/GPIO21 IO47/GPIO47 IO48/GPIO48 IO45/GPIO45 IO0/GPIO0 IO35/GPIO35 IO36/GPIO36 IO37/GPIO37 IO38/GPIO38 IO39/GPIO39 IO40/GPIO40 IO41/GPIO41 IO42/GPIO42 RXD0/GPIO44 TXD0/GPIO43 IO2/GPIO2 IO1/GPIO1 GND GND",
        ],
      ],
      also: "ESP32-S3-WROOM-1U ESP32-S3-WROOM-1-N8",
      supply: [3, 3.6],
    },
    {
      number: "ESP32-C3-WROOM-02",
      description: "radio module with a processor of 32 bits",
      pinouts: [["MODULE-19", "3V3 EN IO4 IO5 IO6 IO7 IO8 IO9 GND IO10 RXD TXD IO18 IO19 IO3 IO2 IO1 IO0 GND"]],
      also: "ESP32-C3-WROOM-02-N4 ESP32-C3-WROOM-02U",
      supply: [3, 3.6],
    },
    {
      number: "ESP32-WROOM-32",
      description: "radio module with two processors of 32 bits",
      pinouts: [
        [
          "MODULE-39",
          "GND 3V3 EN SENSOR_VP SENSOR_VN IO34 IO35 IO32 IO33 IO25 IO26 IO27 IO14 IO12 GND IO13 SHD/SD2 SWP/SD3 SCS/CMD SCK/CLK SDO/SD0 SDI/SD1 IO15 IO2 IO0 IO4 IO16 IO17 IO5 IO18 IO19 NC IO21 RXD0 TXD0 IO22 IO23 GND GND",
        ],
      ],
      also: "ESP32-WROOM-32D ESP32-WROOM-32E ESP32-WROOM-32U",
      supply: [3, 3.6],
    },
  ]),
  ...partRows("microcontroller", "Raytac", [
    {
      number: "MDBT50Q",
      description: "radio module with nRF52840, one processor of 32 bits, 64 MHz",
      pinouts: [
        [
          "MODULE-61",
          "GND GND P1.10 P1.11 P1.12 P1.13 P1.14 P1.15 P0.03/AIN1 P0.29/AIN5 P0.02/AIN0 P0.31/AIN7 P0.28/AIN4 P0.30/AIN6 GND P0.27 XL1/P0.00 XL2/P0.01 P0.26 P0.04/AIN2 P0.05/AIN3 P0.06 TRACECLK/P0.07 P0.08 P1.08 TRACEDATA3/P1.09 TRACEDATA2/P0.11 VDD TRACEDATA1/P0.12 VDDH DCCH VBUS GND D- D+ P0.14 P0.13 P0.16 P0.15 RESET/P0.18 P0.17 P0.19 P0.21 P0.20 P0.23 P0.22 TRACEDATA0/P1.00 P0.24 P0.25 P1.02 SWDIO P0.09/NFC1 SWDCLK P0.10/NFC2 GND P1.04 P1.06 P1.07 P1.05 P1.03 P1.01",
        ],
      ],
      also: "MDBT50Q-1MV2 MDBT50Q-P1MV2 MDBT50Q-U1MV2",
      supply: [1.7, 3.6],
    },
  ]),
];

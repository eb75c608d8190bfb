import { partRows } from "./part-rows.ts";

const EIGHT = "SOIC-8 PDIP-8 TSSOP-8 MSOP-8";
const SIXTEEN = "SOIC-16 PDIP-16 TSSOP-16 SSOP-16";
const RS232 = "C1+ V+ C1- C2+ C2- V- T2OUT R2IN R2OUT T2IN T1IN R1OUT R1IN T1OUT GND VCC";
const RS485 = "RO RE DE DI GND A B VCC";
const CAN = "TXD GND VCC RXD VREF CANL CANH RS";
const EEPROM = "A0 A1 A2 GND SDA SCL WP VCC";
const SPI_MEMORY = "CS SO WP VSS SI SCK HOLD VCC";
const ADC8 = "CH0 CH1 CH2 CH3 CH4 CH5 CH6 CH7 DGND CS DIN DOUT CLK AGND VREF VDD";
const EXPANDER16 = "GPB0 GPB1 GPB2 GPB3 GPB4 GPB5 GPB6 GPB7 VDD VSS";
const EXPANDER16_END = "A0 A1 A2 RESET INTB INTA GPA0 GPA1 GPA2 GPA3 GPA4 GPA5 GPA6 GPA7";

export const CIRCUITS = [
  ...partRows("timer", "Texas Instruments", [
    {
      number: "NE555",
      description: "timer",
      pinouts: [[EIGHT, "GND TRIG OUT RESET CONT THRES DISCH VCC"]],
      also: "LM555 TLC555 LMC555 ICM7555 SA555 SE555 NA555",
      supply: [4.5, 16],
    },
    {
      number: "NE556",
      description: "two timers",
      pinouts: [
        ["SOIC-14 PDIP-14", "DISCH1 THRES1 CONT1 RESET1 OUT1 TRIG1 GND TRIG2 OUT2 RESET2 CONT2 THRES2 DISCH2 VCC"],
      ],
      also: "LM556 TLC556 SA556",
      supply: [4.5, 16],
    },
  ]),
  ...partRows("clock", "Analog Devices", [
    {
      number: "DS1307",
      description: "real-time clock with I²C",
      pinouts: [["SOIC-8 PDIP-8", "X1 X2 VBAT GND SDA SCL SQW/OUT VCC"]],
      supply: [4.5, 5.5],
    },
    {
      number: "DS1302",
      description: "real-time clock with three wires",
      pinouts: [["SOIC-8 PDIP-8", "VCC2 X1 X2 GND CE I/O SCLK VCC1"]],
      supply: [2, 5.5],
    },
    {
      number: "DS3231",
      description: "precise real-time clock with its crystal inside",
      pinouts: [["SOIC-16", "32KHZ VCC INT/SQW RST NC NC NC NC NC NC NC NC GND VBAT SDA SCL"]],
      also: "DS3231S DS3231SN",
      supply: [2.3, 5.5],
    },
  ]),
  ...partRows("clock", "NXP", [
    {
      number: "PCF8563",
      description: "real-time clock with I²C",
      pinouts: [[EIGHT, "OSCI OSCO INT VSS SDA SCL CLKOUT VDD"]],
    },
  ]),
  ...partRows("clock", "Microchip", [
    {
      number: "MCP7940N",
      description: "real-time clock with I²C and battery switch",
      pinouts: [[EIGHT, "X1 X2 VBAT VSS SDA SCL MFP VCC"]],
      supply: [1.8, 5.5],
    },
  ]),
  ...partRows("clock", "Skyworks", [
    {
      number: "SI5351A",
      description: "clock generator of three outputs with I²C",
      pinouts: [["MSOP-10", "VDD XA XB SCL SDA CLK2 VDDO GND CLK1 CLK0"]],
      also: "SI5351A-B-GT",
    },
  ]),
  ...partRows("memory", "Microchip", [
    {
      number: "24LC256",
      description: "EEPROM of 256 kbit with I²C",
      pinouts: [[EIGHT, EEPROM]],
      also: "24LC02B 24LC04B 24LC08B 24LC16B 24LC32A 24LC64 24LC128 24LC512 24AA256 24FC256 AT24C02 AT24C04 AT24C08 AT24C16 AT24C32 AT24C64 AT24C128 AT24C256 AT24C512 CAT24C256 24C02 24C256",
      supply: [2.5, 5.5],
    },
    {
      number: "25LC256",
      description: "EEPROM of 256 kbit with SPI",
      pinouts: [[EIGHT, SPI_MEMORY]],
      also: "25LC040A 25LC080A 25LC160A 25LC320A 25LC640A 25LC128 25LC512 25LC1024 25AA256",
      supply: [2.5, 5.5],
    },
    {
      number: "23LC1024",
      description: "static RAM of 1 Mbit with SPI",
      pinouts: [["SOIC-8 PDIP-8 TSSOP-8", "CS SO/SIO1 SIO2 VSS SI/SIO0 SCK HOLD/SIO3 VCC"]],
      also: "23LCV1024",
      supply: [2.5, 5.5],
    },
  ]),
  ...partRows("memory", "Microchip", [
    {
      number: "24AA01",
      description: "EEPROM of 1 kbit with I²C",
      pinouts: [
        [EIGHT, EEPROM],
        ["SOT-23-5", "SCL VSS SDA VCC WP"],
      ],
      also: "24LC01 24LC01B 24FC01",
      supply: [1.7, 5.5],
    },
    {
      number: "SST39SF040",
      description: "flash memory of 4 Mbit with parallel bus",
      pinouts: [
        [
          "PDIP-32",
          "A18 A16 A15 A12 A7 A6 A5 A4 A3 A2 A1 A0 D0 D1 D2 VSS D3 D4 D5 D6 D7 CE A10 OE A11 A9 A8 A13 A14 A17 WE VCC",
        ],
      ],
      supply: [4.5, 5.5],
    },
  ]),
  ...partRows("memory", "onsemi", [
    {
      number: "CAT24M01",
      description: "EEPROM of 1 Mbit with I²C",
      pinouts: [[EIGHT, "NC A1 A2 VSS SDA SCL WP VCC"]],
      supply: [1.8, 5.5],
    },
  ]),
  ...partRows("memory", "Micron", [
    {
      number: "MT29F1G01ABAFDWB",
      description: "NAND flash memory of 1 Gbit with SPI",
      pinouts: [["DFN-8", SPI_MEMORY]],
      supply: [2.7, 3.6],
    },
  ]),
  ...partRows("memory", "Alliance Memory", [
    {
      number: "AS6C4008",
      description: "static RAM of 4 Mbit with parallel bus",
      pinouts: [
        [
          "PDIP-32 SOP-32",
          "A18 A16 A14 A12 A7 A6 A5 A4 A3 A2 A1 A0 DQ0 DQ1 DQ2 VSS DQ3 DQ4 DQ5 DQ6 DQ7 CE A10 OE A11 A9 A8 A13 WE A17 A15 VCC",
        ],
      ],
      supply: [2.7, 5.5],
    },
  ]),
  ...partRows("memory", "Winbond", [
    {
      number: "W25Q128JV",
      description: "flash memory of 128 Mbit with SPI",
      pinouts: [["SOIC-8 WSON-8", "CS DO/IO1 WP/IO2 GND DI/IO0 CLK HOLD/IO3 VCC"]],
      also: "W25Q16JV W25Q32JV W25Q64JV W25Q80DV W25Q128FV W25Q64FV W25Q32FV W25Q16FV W25Q128 W25Q64 W25Q32 W25Q16",
      supply: [2.7, 3.6],
    },
  ]),
  ...partRows("interface", "Texas Instruments", [
    {
      number: "MAX232",
      description: "two drivers and two receivers for RS-232, 5 V",
      pinouts: [[SIXTEEN, RS232]],
      also: "MAX202 ST232 SP232",
      supply: [4.5, 5.5],
    },
    {
      number: "MAX3232",
      description: "two drivers and two receivers for RS-232, 3 V and 5 V",
      pinouts: [[SIXTEEN, RS232]],
      also: "SP3232 ST3232 ADM3202 ICL3232 TRS3232",
      supply: [3, 5.5],
    },
    {
      number: "SN75176",
      description: "transceiver for RS-485",
      pinouts: [["SOIC-8 PDIP-8", "R RE DE D GND A B VCC"]],
      also: "SN75176A SN75176B DS75176",
      supply: [4.75, 5.25],
    },
    {
      number: "SN65HVD72",
      description: "transceiver for RS-485, 3.3 V",
      pinouts: [["SOIC-8 VSSOP-8", "R RE DE D GND A B VCC"]],
      also: "SN65HVD75 SN65HVD78 SN65HVD3082E",
      supply: [3, 3.6],
    },
    {
      number: "SN65HVD230",
      description: "transceiver for CAN, 3.3 V",
      pinouts: [["SOIC-8", "D GND VCC R VREF CANL CANH RS"]],
      supply: [3, 3.6],
    },
    {
      number: "TCA9548A",
      description: "switch of eight I²C buses",
      pinouts: [
        ["TSSOP-24", "A0 A1 RESET SD0 SC0 SD1 SC1 SD2 SC2 SD3 SC3 GND SD4 SC4 SD5 SC5 SD6 SC6 SD7 SC7 A2 SCL SDA VCC"],
      ],
      also: "PCA9548A",
      supply: [1.65, 5.5],
    },
    {
      number: "PCA9306",
      description: "level translator for I²C",
      pinouts: [["VSSOP-8 SSOP-8", "GND VREF1 SCL1 SDA1 SDA2 SCL2 VREF2 EN"]],
    },
  ]),
  ...partRows("interface", "Analog Devices", [
    {
      number: "MAX485",
      description: "transceiver for RS-485",
      pinouts: [["SOIC-8 PDIP-8", RS485]],
      also: "MAX481 MAX3485 SP3485 SP485 ADM485 ST3485",
      supply: [4.75, 5.25],
    },
    {
      number: "MAX7219",
      description: "driver of eight digits or 64 LEDs",
      pinouts: [
        [
          "SOIC-24 PDIP-24",
          "DIN DIG0 DIG4 GND DIG6 DIG2 DIG3 DIG7 GND DIG5 DIG1 LOAD CLK SEGA SEGF SEGB SEGG ISET V+ SEGC SEGE SEGDP SEGD DOUT",
        ],
      ],
      also: "MAX7221",
      supply: [4, 5.5],
    },
  ]),
  ...partRows("interface", "NXP", [
    {
      number: "PCA82C251",
      description: "transceiver for CAN, 24 V",
      pinouts: [["SOIC-8 PDIP-8", CAN]],
      also: "PCA82C250",
      supply: [4.5, 5.5],
    },
    {
      number: "TJA1050",
      description: "transceiver for fast CAN",
      pinouts: [["SOIC-8", "TXD GND VCC RXD VREF CANL CANH S"]],
      supply: [4.75, 5.25],
    },
    {
      number: "TJA1042",
      description: "transceiver for fast CAN with a standby mode",
      pinouts: [["SOIC-8", "TXD GND VCC RXD SPLIT CANL CANH STB"]],
      also: "TJA1042T",
      supply: [4.5, 5.5],
    },
    {
      number: "TJA1042T/3",
      description: "transceiver for fast CAN with a standby mode and its own supply of the inputs",
      pinouts: [["SOIC-8", "TXD GND VCC RXD VIO CANL CANH STB"]],
      supply: [4.5, 5.5],
    },
    {
      number: "PCA6408A",
      description: "expander of eight inputs and outputs with I²C and two supplies",
      pinouts: [["TSSOP-16", "VCCI/VDD_I2C ADDR RESET P0 P1 P2 P3 GND P4 P5 P6 P7 INT SCL SDA VCCP/VDD_P"]],
      also: "TCA6408A PCA6408APW TCA6408APW",
      supply: [1.65, 5.5],
    },
    {
      number: "TJA1051T/3",
      description: "transceiver for fast CAN with its own supply of the inputs",
      pinouts: [["SOIC-8", "TXD GND VCC RXD VIO CANL CANH S"]],
      supply: [4.5, 5.5],
    },
    {
      number: "PCF8574",
      description: "expander of eight inputs and outputs with I²C",
      pinouts: [["SOIC-16 PDIP-16", "A0 A1 A2 P0 P1 P2 P3 VSS P4 P5 P6 P7 INT SCL SDA VDD"]],
      also: "PCF8574A",
      supply: [2.5, 6],
    },
    {
      number: "PCA9685",
      description: "driver of sixteen LEDs or servos with I²C",
      pinouts: [
        [
          "TSSOP-28",
          "A0 A1 A2 A3 A4 LED0 LED1 LED2 LED3 LED4 LED5 LED6 LED7 VSS LED8 LED9 LED10 LED11 LED12 LED13 LED14 LED15 OE A5 EXTCLK SCL SDA VDD",
        ],
      ],
      supply: [2.3, 5.5],
    },
  ]),
  ...partRows("interface", "Microchip", [
    {
      number: "MCP2551",
      description: "transceiver for CAN",
      pinouts: [["SOIC-8 PDIP-8", "TXD VSS VDD RXD VREF CANL CANH RS"]],
      supply: [4.5, 5.5],
    },
    {
      number: "MCP2562",
      description: "transceiver for fast CAN with its own supply of the inputs",
      pinouts: [["SOIC-8 PDIP-8", "TXD VSS VDD RXD VIO CANL CANH STBY"]],
      also: "MCP2562FD",
      supply: [4.5, 5.5],
    },
    {
      number: "MCP2515",
      description: "controller for CAN with SPI",
      pinouts: [
        [
          "SOIC-18 PDIP-18",
          "TXCAN RXCAN CLKOUT TX0RTS TX1RTS TX2RTS OSC2 OSC1 VSS RX1BF RX0BF INT SCK SI SO CS RESET VDD",
        ],
      ],
      supply: [2.7, 5.5],
    },
    {
      number: "MCP23017",
      description: "expander of sixteen inputs and outputs with I²C",
      pinouts: [["SOIC-28 PDIP-28 SSOP-28", `${EXPANDER16} NC SCL SDA NC ${EXPANDER16_END}`]],
      supply: [1.8, 5.5],
    },
    {
      number: "MCP23S17",
      description: "expander of sixteen inputs and outputs with SPI",
      pinouts: [["SOIC-28 PDIP-28 SSOP-28", `${EXPANDER16} CS SCK SI SO ${EXPANDER16_END}`]],
      supply: [1.8, 5.5],
    },
    {
      number: "MCP23008",
      description: "expander of eight inputs and outputs with I²C",
      pinouts: [["SOIC-18 PDIP-18", "SCL SDA A2 A1 A0 RESET NC INT VSS GP0 GP1 GP2 GP3 GP4 GP5 GP6 GP7 VDD"]],
      supply: [1.8, 5.5],
    },
    {
      number: "LAN8720A",
      description: "Ethernet transceiver for 10 and 100 Mbit/s with RMII",
      pinouts: [
        [
          "QFN-24",
          "VDD2A LED2/nINTSEL LED1/REGOFF XTAL2 XTAL1/CLKIN VDDCR RXD1/MODE1 RXD0/MODE0 VDDIO RXER/PHYAD0 CRS_DV/MODE2 MDIO MDC nINT/REFCLKO nRST TXEN TXD0 TXD1 VDD1A TXN TXP RXN RXP RBIAS EP=VSS",
        ],
      ],
      also: "LAN8720AI LAN8720",
      supply: [3, 3.6],
    },
    {
      number: "ENC28J60",
      description: "Ethernet controller with SPI",
      pinouts: [
        [
          "SOIC-28 PDIP-28 SSOP-28",
          "VCAP VSS CLKOUT INT NC SO SI SCK CS RESET VSSRX TPIN- TPIN+ RBIAS VDDTX TPOUT- TPOUT+ VSSTX VDDRX VDDPLL VSSPLL VSSOSC OSC1 OSC2 VDDOSC LEDB LEDA VDD",
        ],
      ],
      supply: [3.1, 3.6],
    },
  ]),
  ...partRows("interface", "Intel", [
    {
      number: "8255A",
      description: "three parallel ports for a bus of eight bits",
      pinouts: [
        [
          "PDIP-40",
          "PA3 PA2 PA1 PA0 RD CS GND A1 A0 PC7 PC6 PC5 PC4 PC0 PC1 PC2 PC3 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 VCC D7 D6 D5 D4 D3 D2 D1 D0 RESET WR PA7 PA6 PA5 PA4",
        ],
      ],
      also: "82C55 82C55A 8255 D8255A",
      supply: [4.5, 5.5],
    },
  ]),
  ...partRows("interface", "Silicon Labs", [
    {
      number: "CP2102N",
      description: "bridge from USB to a serial port",
      pinouts: [
        [
          "QFN-20",
          "GPIO.1/RS485 GPIO.0/CLK GND D+ D- VDD VREGIN VBUS RST/RSTB NC SUSPENDB/SUSPEND GND WAKEUP SUSPEND CTS RTS RXD TXD GPIO.3/RXT GPIO.2/TXT EP=GND",
        ],
        [
          "QFN-24",
          "RI/CLK GND D+ D- VIO VDD VREGIN VBUS RST NC WAKEUP/GPIO.3 RS485/GPIO.2 RXT/GPIO.1 TXT/GPIO.0 SUSPENDB/SUSPEND NC SUSPEND CTS RTS RXD TXD DSR DTR DCD EP=GND",
        ],
        [
          "QFN-28",
          "DCD RI/CLK GND D+ D- VDD VREGIN VBUS RST NC SUSPENDB/SUSPEND SUSPEND CHREN CHR1 CHR0 WAKEUP/GPIO.3 RS485/GPIO.2 RXT/GPIO.1 TXT/GPIO.0 GPIO.6 GPIO.5 GPIO.4 CTS RTS RXD TXD DTR DSR EP=GND",
        ],
      ],
      supply: [3, 3.6],
    },
  ]),
  ...partRows("interface", "FTDI", [
    {
      number: "FT232RL",
      description: "bridge from USB to a serial port",
      pinouts: [
        [
          "SSOP-28",
          "TXD DTR RTS VCCIO RXD RI GND NC DSR DCD CTS CBUS4 CBUS2 CBUS3 USBDP USBDM 3V3OUT GND RESET VCC GND CBUS1 CBUS0 NC AGND TEST OSCI OSCO",
        ],
      ],
      supply: [3.3, 5.25],
    },
  ]),
  ...partRows("interface", "WIZnet", [
    {
      number: "W5500",
      description: "Ethernet controller with SPI, protocols inside",
      pinouts: [
        [
          "LQFP-48",
          "TXN TXP AGND AVDD RXN RXP DNC AVDD AGND EXRES1 AVDD NC NC AGND AVDD AGND AVDD VBG AGND TOCAP AVDD 1V2O RSVD SPDLED LINKLED DUPLED ACTLED VDD GND XI/CLKIN XO SCSn SCLK MISO MOSI INTn RSTn RSVD RSVD RSVD RSVD RSVD PMODE2 PMODE1 PMODE0 NC NC AGND",
        ],
      ],
      supply: [2.97, 3.63],
    },
  ]),
  ...partRows("interface", "STMicroelectronics", [
    {
      number: "STUSB4500",
      description: "controller of a USB-C sink with power delivery",
      pinouts: [
        [
          "QFN-24",
          "CC1DB CC1 NC CC2 CC2DB RESET SCL SDA DISCH GND ATTACH ADDR0 ADDR1 POWER_OK3 GPIO VBUS_EN_SNK A_B_SIDE VBUS_VS_DISCH ALERT POWER_OK2 VREG_1V2 VSYS VREG_2V7 VDD 25=GND",
        ],
      ],
      also: "STUSB4500QTR",
      supply: [4.1, 22],
    },
  ]),
  ...partRows("interface", "u-blox", [
    {
      number: "MAX-M8Q",
      description: "receiver of satellite positions",
      pinouts: [
        [
          "MODULE-18",
          "GND TXD RXD TIMEPULSE EXTINT V_BCKP VCC_IO VCC RESET_N GND RF_IN GND LNA_EN VCC_RF RESERVED SDA SCL SAFEBOOT_N",
        ],
      ],
      also: "MAX-M8Q-0 MAX-8Q MAX-8Q-0",
      supply: [2.7, 3.6],
    },
  ]),
  ...partRows("interface", "HopeRF", [
    {
      number: "RFM95W",
      description: "LoRa radio module for 868 MHz and 915 MHz with SX1276, SPI",
      pinouts: [["MODULE-16", "GND MISO MOSI SCK NSS RESET DIO5 GND ANT GND DIO3 DIO4 3.3V DIO0 DIO1 DIO2"]],
      also: "RFM95W-868S2 RFM95W-915S2 RFM96W RFM96W-433S2 RFM98W RFM98W-433S2",
      supply: [1.8, 3.7],
    },
  ]),
  ...partRows("interface", "WCH", [
    {
      number: "CH340G",
      description: "bridge from USB to a serial port",
      pinouts: [["SOIC-16", "GND TXD RXD V3 UD+ UD- XI XO CTS DSR RI DCD DTR RTS R232 VCC"]],
    },
    {
      number: "CH340C",
      description: "bridge from USB to a serial port with its clock inside",
      pinouts: [["SOIC-16", "GND TXD RXD V3 UD+ UD- NC NC CTS DSR RI DCD DTR RTS R232 VCC"]],
    },
  ]),
  ...partRows("converter", "Microchip", [
    {
      number: "MCP3008",
      description: "analog-digital converter of ten bits and eight channels",
      pinouts: [["SOIC-16 PDIP-16", ADC8]],
      also: "MCP3208",
      supply: [2.7, 5.5],
    },
    {
      number: "MCP3004",
      description: "analog-digital converter of ten bits and four channels",
      pinouts: [["SOIC-14 PDIP-14 TSSOP-14", "CH0 CH1 CH2 CH3 NC NC DGND CS DIN DOUT CLK AGND VREF VDD"]],
      also: "MCP3204",
      supply: [2.7, 5.5],
    },
    {
      number: "MCP3201",
      description: "analog-digital converter of twelve bits",
      pinouts: [[EIGHT, "VREF IN+ IN- VSS CS DOUT CLK VDD"]],
      supply: [2.7, 5.5],
    },
    {
      number: "MCP3202",
      description: "analog-digital converter of twelve bits and two channels",
      pinouts: [[EIGHT, "CS CH0 CH1 VSS DIN DOUT CLK VDD"]],
      also: "MCP3002",
      supply: [2.7, 5.5],
    },
    {
      number: "MCP3421",
      description: "analog-digital converter of eighteen bits with I²C",
      pinouts: [["SOT-23-6", "VIN+ VSS SCL SDA VDD VIN-"]],
      supply: [2.7, 5.5],
    },
    {
      number: "MCP4725",
      description: "digital-analog converter of twelve bits with I²C",
      pinouts: [["SOT-23-6", "VOUT VSS VDD SDA SCL A0"]],
      supply: [2.7, 5.5],
    },
    {
      number: "MCP4822",
      description: "two digital-analog converters of twelve bits with a reference",
      pinouts: [["SOIC-8 PDIP-8 MSOP-8", "VDD CS SCK SDI LDAC VOUTB VSS VOUTA"]],
      also: "MCP4812 MCP4802",
      supply: [2.7, 5.5],
    },
    {
      number: "MCP4922",
      description: "two digital-analog converters of twelve bits",
      pinouts: [["SOIC-14 PDIP-14 TSSOP-14", "VDD NC CS SCK SDI NC NC LDAC SHDN VOUTB VREFB VSS VREFA VOUTA"]],
      also: "MCP4902 MCP4912",
      supply: [2.7, 5.5],
    },
  ]),
  ...partRows("converter", "Texas Instruments", [
    {
      number: "DAC081C081",
      description: "digital-analog converter of eight bits with I²C",
      pinouts: [["SOT-23-6", "VOUT VA GND SDA SCL ADR0"]],
      also: "DAC101C081 DAC121C081",
      supply: [2.7, 5.5],
    },
    {
      number: "ADS1115",
      description: "analog-digital converter of sixteen bits and four channels with I²C",
      pinouts: [["VSSOP-10", "ADDR ALERT/RDY GND AIN0 AIN1 AIN2 AIN3 VDD SDA SCL"]],
      also: "ADS1015",
      supply: [2, 5.5],
    },
  ]),
  ...partRows("sensor", "Analog Devices", [
    {
      number: "DS18B20",
      description: "thermometer on one wire",
      pinouts: [["TO-92-3", "GND DQ VDD"]],
      supply: [3, 5.5],
    },
    {
      number: "TMP36",
      description: "thermometer with an analog output",
      pinouts: [["TO-92-3", "VS VOUT GND"]],
      supply: [2.7, 5.5],
    },
    {
      number: "MAX31855",
      description: "converter for a thermocouple with SPI",
      pinouts: [["SOIC-8", "GND T- T+ VCC SCK CS SO DNC"]],
      supply: [3, 3.6],
    },
    {
      number: "MAX6675",
      description: "converter for a thermocouple with SPI, 5 V",
      pinouts: [["SOIC-8", "GND T- T+ VCC SCK CS SO NC"]],
      supply: [3, 5.5],
    },
  ]),
  ...partRows("sensor", "Sensirion", [
    {
      number: "SHTC3",
      description: "sensor of humidity and temperature with I²C",
      pinouts: [["DFN-4", "VDD SCL SDA VSS"]],
      supply: [1.62, 3.6],
    },
    {
      number: "SHT40",
      description: "sensor of humidity and temperature with I²C",
      pinouts: [["DFN-4", "SDA SCL VDD VSS"]],
      also: "SHT40-AD1B-R3 SHT40-AD1B-R2 SHT41 SHT45",
      supply: [1.08, 3.6],
    },
  ]),
  ...partRows("sensor", "STMicroelectronics", [
    {
      number: "LSM6DSL",
      description: "sensor of acceleration and rotation with I²C and SPI",
      pinouts: [["LGA-14", "SDO/SA0 SDX SCX INT1 VDDIO GND GND VDD INT2 NC NC CS SCL SDA"]],
      supply: [1.71, 3.6],
    },
  ]),
  ...partRows("sensor", "Texas Instruments", [
    {
      number: "INA233",
      description: "sensor of current, voltage and power with PMBus",
      pinouts: [["VSSOP-10", "A1 A0 ALERT SDA SCL VS GND VBUS IN-/VIN- IN+/VIN+"]],
      supply: [2.7, 5.5],
    },
    {
      number: "LM35",
      description: "thermometer with an analog output",
      pinouts: [["TO-92-3", "VS VOUT GND"]],
      also: "LM35D LM35C LM35A",
      supply: [4, 30],
    },
    {
      number: "LM75",
      description: "thermometer with I²C",
      pinouts: [["SOIC-8 VSSOP-8", "SDA SCL OS GND A2 A1 A0 VS"]],
      also: "LM75A LM75B",
      supply: [3, 5.5],
    },
    {
      number: "TMP102",
      description: "small thermometer with I²C",
      pinouts: [["SOT-563", "SCL GND ALERT ADD0 V+ SDA"]],
      supply: [1.4, 3.6],
    },
  ]),
  ...partRows("sensor", "Microchip", [
    {
      number: "EMC2101",
      description: "controller of a fan with a thermometer",
      pinouts: [["MSOP-8 SOIC-8", "VDD DP DN FAN GND ALERT/TACH SMDATA SMCLK"]],
      supply: [3, 3.6],
    },
    {
      number: "MCP9700",
      description: "thermometer with an analog output",
      pinouts: [["SOT-23 TO-92-3", "VDD VOUT GND"]],
      also: "MCP9700A MCP9701",
      supply: [2.3, 5.5],
    },
  ]),
  ...partRows("sensor", "Bosch", [
    {
      number: "BMP280",
      description: "barometer with I²C and SPI",
      pinouts: [["LGA-8", "GND CSB SDI SCK SDO VDDIO GND VDD"]],
      also: "BME280",
      supply: [1.71, 3.6],
    },
  ]),
  ...partRows("sensor", "Allegro", [
    {
      number: "ACS712",
      description: "current sensor up to 30 A",
      pinouts: [["SOIC-8", "IP+ IP+ IP- IP- GND FILTER VIOUT VCC"]],
      supply: [4.5, 5.5],
    },
  ]),
  ...partRows("driver", "Texas Instruments", [
    {
      number: "DRV8833",
      description: "two full bridges up to 1.5 A with current limit",
      pinouts: [
        ["TSSOP-16", "SLEEP AOUT1 AISEN AOUT2 BOUT2 BISEN BOUT1 FAULT BIN1 BIN2 VCP VM GND VINT AIN2 AIN1 EP=GND"],
      ],
      also: "DRV8833C",
      supply: [2.7, 10.8],
    },
    {
      number: "DRV8231",
      description: "full bridge for a motor up to 3.7 A",
      pinouts: [["SOIC-8", "GND IN2 IN1 VREF VM OUT1 ISEN OUT2 EP=GND"]],
      supply: [4.5, 33],
    },
    {
      number: "ULN2003A",
      description: "seven Darlington switches",
      pinouts: [[SIXTEEN, "1B 2B 3B 4B 5B 6B 7B E COM 7C 6C 5C 4C 3C 2C 1C"]],
      also: "ULN2003 ULN2002A ULN2004A",
    },
    {
      number: "ULN2803A",
      description: "eight Darlington switches",
      pinouts: [["SOIC-18 PDIP-18", "1B 2B 3B 4B 5B 6B 7B 8B GND COM 8C 7C 6C 5C 4C 3C 2C 1C"]],
      also: "ULN2803",
    },
    {
      number: "L293D",
      description: "four half bridges with diodes",
      pinouts: [["PDIP-16", "EN1,2 1A 1Y GND GND 2Y 2A VCC2 EN3,4 3A 3Y GND GND 4Y 4A VCC1"]],
      supply: [4.5, 36],
    },
    {
      number: "DRV8871",
      description: "full bridge for a motor up to 3.6 A",
      pinouts: [["HSOP-8", "GND IN2 IN1 ILIM VM OUT1 PGND OUT2 EP=GND"]],
      supply: [6.5, 45],
    },
    {
      number: "TPS2051",
      description: "power switch with a current limit",
      pinouts: [
        ["SOIC-8", "GND IN IN EN OC OUT OUT OUT"],
        ["SOT-23-5", "OUT GND OC EN IN"],
      ],
      also: "TPS2051B TPS2041B",
      supply: [2.7, 5.5],
    },
  ]),
  ...partRows("driver", "STMicroelectronics", [
    {
      number: "L298N",
      description: "two full bridges up to 2 A",
      pinouts: [["MULTIWATT-15", "SENSEA OUT1 OUT2 VS IN1 ENA IN2 GND VSS IN3 ENB IN4 OUT3 OUT4 SENSEB"]],
      supply: [4.8, 46],
    },
  ]),
  ...partRows("driver", "Infineon", [
    {
      number: "IR2104",
      description: "driver of a half bridge",
      pinouts: [["SOIC-8 PDIP-8", "VCC IN SD COM LO VS HO VB"]],
      also: "IR2104S",
      supply: [10, 20],
    },
  ]),
  ...partRows("driver", "Microchip", [
    {
      number: "TC4427",
      description: "two drivers for MOSFETs",
      pinouts: [["SOIC-8 PDIP-8", "NC INA GND INB OUTB VDD OUTA NC"]],
      also: "TC4427A",
      supply: [4.5, 18],
    },
  ]),
  ...partRows("driver", "Toshiba", [
    {
      number: "TB6612FNG",
      description: "two full bridges up to 1.2 A",
      pinouts: [
        [
          "SSOP-24",
          "AO1 AO1 PGND1 PGND1 AO2 AO2 BO2 BO2 PGND2 PGND2 BO1 BO1 VM2 VM3 PWMB BIN2 BIN1 GND STBY VCC AIN1 AIN2 PWMA VM1",
        ],
      ],
    },
  ]),
  ...partRows("supervisor", "Analog Devices", [
    {
      number: "MAX17048",
      description: "gauge of the charge of one lithium cell with I²C",
      pinouts: [["DFN-8 TDFN-8", "CTG CELL VDD GND ALRT QSTRT SCL SDA EP=GND"]],
      also: "MAX17048G MAX17048G+T10",
      supply: [2.5, 4.5],
    },
  ]),
  ...partRows("protection", "Analog Devices", [
    {
      number: "LTC4411",
      description: "ideal diode up to 2.6 A",
      pinouts: [["SOT-23-5", "IN GND CTL STAT OUT"]],
      also: "LTC4411ES5",
      supply: [2.6, 5.5],
    },
  ]),
  ...partRows("charger", "Microchip", [
    {
      number: "MCP73831",
      description: "charger of one lithium cell",
      pinouts: [["SOT-23-5", "STAT VSS VBAT VDD PROG"]],
      also: "MCP73832 MCP73831-2-OT",
      supply: [3.75, 6],
    },
  ]),
  ...partRows("charger", "Analog Devices", [
    {
      number: "LTC4054",
      description: "charger of one lithium cell",
      pinouts: [["SOT-23-5", "CHRG GND BAT VCC PROG"]],
      also: "TP4054 LTC4054L",
      supply: [4.25, 6.5],
    },
  ]),
  ...partRows("charger", "NanJing Top Power", [
    {
      number: "TP4056",
      description: "charger of one lithium cell up to 1 A",
      pinouts: [["SOIC-8", "TEMP PROG GND VCC BAT STDBY CHRG CE EP=GND"]],
      supply: [4, 8],
    },
  ]),
];

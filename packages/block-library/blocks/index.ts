// Written by `npm run blocks:freeze`.
import type { FrozenBlock } from "../src/built-in-block.ts";
import { block as adc16bit } from "./adc-16bit/block.ts";
import adc16bitLayout from "./adc-16bit/layout.json" with { type: "json" };
import adc16bitFacts from "./adc-16bit/proof.json" with { type: "json" };
import { block as batteryGauge } from "./battery-gauge/block.ts";
import batteryGaugeLayout from "./battery-gauge/layout.json" with { type: "json" };
import batteryGaugeFacts from "./battery-gauge/proof.json" with { type: "json" };
import { block as boost5vBattery } from "./boost-5v-battery/block.ts";
import boost5vBatteryLayout from "./boost-5v-battery/layout.json" with { type: "json" };
import boost5vBatteryFacts from "./boost-5v-battery/proof.json" with { type: "json" };
import { block as boostAdjustable } from "./boost-adjustable/block.ts";
import boostAdjustableLayout from "./boost-adjustable/layout.json" with { type: "json" };
import boostAdjustableFacts from "./boost-adjustable/proof.json" with { type: "json" };
import { block as buck3v32a } from "./buck-3v3-2a/block.ts";
import buck3v32aLayout from "./buck-3v3-2a/layout.json" with { type: "json" };
import buck3v32aFacts from "./buck-3v3-2a/proof.json" with { type: "json" };
import { block as buck5v2a } from "./buck-5v-2a/block.ts";
import buck5v2aLayout from "./buck-5v-2a/layout.json" with { type: "json" };
import buck5v2aFacts from "./buck-5v-2a/proof.json" with { type: "json" };
import { block as buckAdjustable2a } from "./buck-adjustable-2a/block.ts";
import buckAdjustable2aLayout from "./buck-adjustable-2a/layout.json" with { type: "json" };
import buckAdjustable2aFacts from "./buck-adjustable-2a/proof.json" with { type: "json" };
import { block as buckBoost3v3 } from "./buck-boost-3v3/block.ts";
import buckBoost3v3Layout from "./buck-boost-3v3/layout.json" with { type: "json" };
import buckBoost3v3Facts from "./buck-boost-3v3/proof.json" with { type: "json" };
import { block as button } from "./button/block.ts";
import buttonLayout from "./button/layout.json" with { type: "json" };
import buttonFacts from "./button/proof.json" with { type: "json" };
import { block as can3v3 } from "./can-3v3/block.ts";
import can3v3Layout from "./can-3v3/layout.json" with { type: "json" };
import can3v3Facts from "./can-3v3/proof.json" with { type: "json" };
import { block as can5vVio } from "./can-5v-vio/block.ts";
import can5vVioLayout from "./can-5v-vio/layout.json" with { type: "json" };
import can5vVioFacts from "./can-5v-vio/proof.json" with { type: "json" };
import { block as chargerLiion1a } from "./charger-liion-1a/block.ts";
import chargerLiion1aLayout from "./charger-liion-1a/layout.json" with { type: "json" };
import chargerLiion1aFacts from "./charger-liion-1a/proof.json" with { type: "json" };
import { block as chargerLiion500ma } from "./charger-liion-500ma/block.ts";
import chargerLiion500maLayout from "./charger-liion-500ma/layout.json" with { type: "json" };
import chargerLiion500maFacts from "./charger-liion-500ma/proof.json" with { type: "json" };
import { block as connBattery } from "./conn-battery/block.ts";
import connBatteryLayout from "./conn-battery/layout.json" with { type: "json" };
import connBatteryFacts from "./conn-battery/proof.json" with { type: "json" };
import { block as connEthernet } from "./conn-ethernet/block.ts";
import connEthernetLayout from "./conn-ethernet/layout.json" with { type: "json" };
import connEthernetFacts from "./conn-ethernet/proof.json" with { type: "json" };
import { block as connI2c4p } from "./conn-i2c-4p/block.ts";
import connI2c4pLayout from "./conn-i2c-4p/layout.json" with { type: "json" };
import connI2c4pFacts from "./conn-i2c-4p/proof.json" with { type: "json" };
import { block as connSwd } from "./conn-swd/block.ts";
import connSwdLayout from "./conn-swd/layout.json" with { type: "json" };
import connSwdFacts from "./conn-swd/proof.json" with { type: "json" };
import { block as connTerminal2 } from "./conn-terminal-2/block.ts";
import connTerminal2Layout from "./conn-terminal-2/layout.json" with { type: "json" };
import connTerminal2Facts from "./conn-terminal-2/proof.json" with { type: "json" };
import { block as connUart6p } from "./conn-uart-6p/block.ts";
import connUart6pLayout from "./conn-uart-6p/layout.json" with { type: "json" };
import connUart6pFacts from "./conn-uart-6p/proof.json" with { type: "json" };
import { block as crystal12mhz } from "./crystal-12mhz/block.ts";
import crystal12mhzLayout from "./crystal-12mhz/layout.json" with { type: "json" };
import crystal12mhzFacts from "./crystal-12mhz/proof.json" with { type: "json" };
import { block as crystal32khz } from "./crystal-32khz/block.ts";
import crystal32khzLayout from "./crystal-32khz/layout.json" with { type: "json" };
import crystal32khzFacts from "./crystal-32khz/proof.json" with { type: "json" };
import { block as dividerAdc } from "./divider-adc/block.ts";
import dividerAdcLayout from "./divider-adc/layout.json" with { type: "json" };
import dividerAdcFacts from "./divider-adc/proof.json" with { type: "json" };
import { block as eepromI2c } from "./eeprom-i2c/block.ts";
import eepromI2cLayout from "./eeprom-i2c/layout.json" with { type: "json" };
import eepromI2cFacts from "./eeprom-i2c/proof.json" with { type: "json" };
import { block as ethPhyRmii } from "./eth-phy-rmii/block.ts";
import ethPhyRmiiLayout from "./eth-phy-rmii/layout.json" with { type: "json" };
import ethPhyRmiiFacts from "./eth-phy-rmii/proof.json" with { type: "json" };
import { block as ethSpi } from "./eth-spi/block.ts";
import ethSpiLayout from "./eth-spi/layout.json" with { type: "json" };
import ethSpiFacts from "./eth-spi/proof.json" with { type: "json" };
import { block as filterRc } from "./filter-rc/block.ts";
import filterRcLayout from "./filter-rc/layout.json" with { type: "json" };
import filterRcFacts from "./filter-rc/proof.json" with { type: "json" };
import { block as filterSallenKey } from "./filter-sallen-key/block.ts";
import filterSallenKeyLayout from "./filter-sallen-key/layout.json" with { type: "json" };
import filterSallenKeyFacts from "./filter-sallen-key/proof.json" with { type: "json" };
import { block as flashSpi } from "./flash-spi/block.ts";
import flashSpiLayout from "./flash-spi/layout.json" with { type: "json" };
import flashSpiFacts from "./flash-spi/proof.json" with { type: "json" };
import { block as idealDiodeOr } from "./ideal-diode-or/block.ts";
import idealDiodeOrLayout from "./ideal-diode-or/layout.json" with { type: "json" };
import idealDiodeOrFacts from "./ideal-diode-or/proof.json" with { type: "json" };
import { block as inputProtection } from "./input-protection/block.ts";
import inputProtectionLayout from "./input-protection/layout.json" with { type: "json" };
import inputProtectionFacts from "./input-protection/proof.json" with { type: "json" };
import { block as ldoFixed1a } from "./ldo-fixed-1a/block.ts";
import ldoFixed1aLayout from "./ldo-fixed-1a/layout.json" with { type: "json" };
import ldoFixed1aFacts from "./ldo-fixed-1a/proof.json" with { type: "json" };
import { block as ldoFixed600ma } from "./ldo-fixed-600ma/block.ts";
import ldoFixed600maLayout from "./ldo-fixed-600ma/layout.json" with { type: "json" };
import ldoFixed600maFacts from "./ldo-fixed-600ma/proof.json" with { type: "json" };
import { block as ldoMicropower } from "./ldo-micropower/block.ts";
import ldoMicropowerLayout from "./ldo-micropower/layout.json" with { type: "json" };
import ldoMicropowerFacts from "./ldo-micropower/proof.json" with { type: "json" };
import { block as ledAddressable } from "./led-addressable/block.ts";
import ledAddressableLayout from "./led-addressable/layout.json" with { type: "json" };
import ledAddressableFacts from "./led-addressable/proof.json" with { type: "json" };
import { block as ledIndicator } from "./led-indicator/block.ts";
import ledIndicatorLayout from "./led-indicator/layout.json" with { type: "json" };
import ledIndicatorFacts from "./led-indicator/proof.json" with { type: "json" };
import { block as levelShift1bit } from "./level-shift-1bit/block.ts";
import levelShift1bitLayout from "./level-shift-1bit/layout.json" with { type: "json" };
import levelShift1bitFacts from "./level-shift-1bit/proof.json" with { type: "json" };
import { block as levelShiftFet4 } from "./level-shift-fet-4/block.ts";
import levelShiftFet4Layout from "./level-shift-fet-4/layout.json" with { type: "json" };
import levelShiftFet4Facts from "./level-shift-fet-4/proof.json" with { type: "json" };
import { block as levelShiftI2c } from "./level-shift-i2c/block.ts";
import levelShiftI2cLayout from "./level-shift-i2c/layout.json" with { type: "json" };
import levelShiftI2cFacts from "./level-shift-i2c/proof.json" with { type: "json" };
import { block as loadSwitchUsb } from "./load-switch-usb/block.ts";
import loadSwitchUsbLayout from "./load-switch-usb/layout.json" with { type: "json" };
import loadSwitchUsbFacts from "./load-switch-usb/proof.json" with { type: "json" };
import { block as mcuAtmega328p } from "./mcu-atmega328p/block.ts";
import mcuAtmega328pLayout from "./mcu-atmega328p/layout.json" with { type: "json" };
import mcuAtmega328pFacts from "./mcu-atmega328p/proof.json" with { type: "json" };
import { block as mcuEsp32 } from "./mcu-esp32/block.ts";
import mcuEsp32Layout from "./mcu-esp32/layout.json" with { type: "json" };
import mcuEsp32Facts from "./mcu-esp32/proof.json" with { type: "json" };
import { block as mcuEsp32C3 } from "./mcu-esp32-c3/block.ts";
import mcuEsp32C3Layout from "./mcu-esp32-c3/layout.json" with { type: "json" };
import mcuEsp32C3Facts from "./mcu-esp32-c3/proof.json" with { type: "json" };
import { block as mcuEsp32S3 } from "./mcu-esp32-s3/block.ts";
import mcuEsp32S3Layout from "./mcu-esp32-s3/layout.json" with { type: "json" };
import mcuEsp32S3Facts from "./mcu-esp32-s3/proof.json" with { type: "json" };
import { block as mcuNrf52840 } from "./mcu-nrf52840/block.ts";
import mcuNrf52840Layout from "./mcu-nrf52840/layout.json" with { type: "json" };
import mcuNrf52840Facts from "./mcu-nrf52840/proof.json" with { type: "json" };
import { block as mcuRp2040 } from "./mcu-rp2040/block.ts";
import mcuRp2040Layout from "./mcu-rp2040/layout.json" with { type: "json" };
import mcuRp2040Facts from "./mcu-rp2040/proof.json" with { type: "json" };
import { block as mcuStm32f030 } from "./mcu-stm32f030/block.ts";
import mcuStm32f030Layout from "./mcu-stm32f030/layout.json" with { type: "json" };
import mcuStm32f030Facts from "./mcu-stm32f030/proof.json" with { type: "json" };
import { block as mcuStm32f103 } from "./mcu-stm32f103/block.ts";
import mcuStm32f103Layout from "./mcu-stm32f103/layout.json" with { type: "json" };
import mcuStm32f103Facts from "./mcu-stm32f103/proof.json" with { type: "json" };
import { block as mcuStm32g031 } from "./mcu-stm32g031/block.ts";
import mcuStm32g031Layout from "./mcu-stm32g031/layout.json" with { type: "json" };
import mcuStm32g031Facts from "./mcu-stm32g031/proof.json" with { type: "json" };
import { block as microsd } from "./microsd/block.ts";
import microsdLayout from "./microsd/layout.json" with { type: "json" };
import microsdFacts from "./microsd/proof.json" with { type: "json" };
import { block as motorDc3a } from "./motor-dc-3a/block.ts";
import motorDc3aLayout from "./motor-dc-3a/layout.json" with { type: "json" };
import motorDc3aFacts from "./motor-dc-3a/proof.json" with { type: "json" };
import { block as motorDcDual } from "./motor-dc-dual/block.ts";
import motorDcDualLayout from "./motor-dc-dual/layout.json" with { type: "json" };
import motorDcDualFacts from "./motor-dc-dual/proof.json" with { type: "json" };
import { block as motorDcDual1a2 } from "./motor-dc-dual-1a2/block.ts";
import motorDcDual1a2Layout from "./motor-dc-dual-1a2/layout.json" with { type: "json" };
import motorDcDual1a2Facts from "./motor-dc-dual-1a2/proof.json" with { type: "json" };
import { block as opampNoninverting } from "./opamp-noninverting/block.ts";
import opampNoninvertingLayout from "./opamp-noninverting/layout.json" with { type: "json" };
import opampNoninvertingFacts from "./opamp-noninverting/proof.json" with { type: "json" };
import { block as pullUps2 } from "./pull-ups-2/block.ts";
import pullUps2Layout from "./pull-ups-2/layout.json" with { type: "json" };
import pullUps2Facts from "./pull-ups-2/proof.json" with { type: "json" };
import { block as radioGnss } from "./radio-gnss/block.ts";
import radioGnssLayout from "./radio-gnss/layout.json" with { type: "json" };
import radioGnssFacts from "./radio-gnss/proof.json" with { type: "json" };
import { block as radioLora } from "./radio-lora/block.ts";
import radioLoraLayout from "./radio-lora/layout.json" with { type: "json" };
import radioLoraFacts from "./radio-lora/proof.json" with { type: "json" };
import { block as reference2v5 } from "./reference-2v5/block.ts";
import reference2v5Layout from "./reference-2v5/layout.json" with { type: "json" };
import reference2v5Facts from "./reference-2v5/proof.json" with { type: "json" };
import { block as relayDriver } from "./relay-driver/block.ts";
import relayDriverLayout from "./relay-driver/layout.json" with { type: "json" };
import relayDriverFacts from "./relay-driver/proof.json" with { type: "json" };
import { block as resetSupervisor } from "./reset-supervisor/block.ts";
import resetSupervisorLayout from "./reset-supervisor/layout.json" with { type: "json" };
import resetSupervisorFacts from "./reset-supervisor/proof.json" with { type: "json" };
import { block as rs4853v3 } from "./rs485-3v3/block.ts";
import rs4853v3Layout from "./rs485-3v3/layout.json" with { type: "json" };
import rs4853v3Facts from "./rs485-3v3/proof.json" with { type: "json" };
import { block as rtc } from "./rtc/block.ts";
import rtcLayout from "./rtc/layout.json" with { type: "json" };
import rtcFacts from "./rtc/proof.json" with { type: "json" };
import { block as senseCurrent } from "./sense-current/block.ts";
import senseCurrentLayout from "./sense-current/layout.json" with { type: "json" };
import senseCurrentFacts from "./sense-current/proof.json" with { type: "json" };
import { block as senseNtc } from "./sense-ntc/block.ts";
import senseNtcLayout from "./sense-ntc/layout.json" with { type: "json" };
import senseNtcFacts from "./sense-ntc/proof.json" with { type: "json" };
import { block as sensorClimate } from "./sensor-climate/block.ts";
import sensorClimateLayout from "./sensor-climate/layout.json" with { type: "json" };
import sensorClimateFacts from "./sensor-climate/proof.json" with { type: "json" };
import { block as sensorHumidity } from "./sensor-humidity/block.ts";
import sensorHumidityLayout from "./sensor-humidity/layout.json" with { type: "json" };
import sensorHumidityFacts from "./sensor-humidity/proof.json" with { type: "json" };
import { block as sensorImu } from "./sensor-imu/block.ts";
import sensorImuLayout from "./sensor-imu/layout.json" with { type: "json" };
import sensorImuFacts from "./sensor-imu/proof.json" with { type: "json" };
import { block as sensorThermometer } from "./sensor-thermometer/block.ts";
import sensorThermometerLayout from "./sensor-thermometer/layout.json" with { type: "json" };
import sensorThermometerFacts from "./sensor-thermometer/proof.json" with { type: "json" };
import { block as supplyOr } from "./supply-or/block.ts";
import supplyOrLayout from "./supply-or/layout.json" with { type: "json" };
import supplyOrFacts from "./supply-or/proof.json" with { type: "json" };
import { block as switchHighSide } from "./switch-high-side/block.ts";
import switchHighSideLayout from "./switch-high-side/layout.json" with { type: "json" };
import switchHighSideFacts from "./switch-high-side/proof.json" with { type: "json" };
import { block as switchLowSide } from "./switch-low-side/block.ts";
import switchLowSideLayout from "./switch-low-side/layout.json" with { type: "json" };
import switchLowSideFacts from "./switch-low-side/proof.json" with { type: "json" };
import { block as usbUart } from "./usb-uart/block.ts";
import usbUartLayout from "./usb-uart/layout.json" with { type: "json" };
import usbUartFacts from "./usb-uart/proof.json" with { type: "json" };
import { block as usbcCharger } from "./usbc-charger/block.ts";
import usbcChargerLayout from "./usbc-charger/layout.json" with { type: "json" };
import usbcChargerFacts from "./usbc-charger/proof.json" with { type: "json" };
import { block as usbcPdSink } from "./usbc-pd-sink/block.ts";
import usbcPdSinkLayout from "./usbc-pd-sink/layout.json" with { type: "json" };
import usbcPdSinkFacts from "./usbc-pd-sink/proof.json" with { type: "json" };
import { block as usbcSink } from "./usbc-sink/block.ts";
import usbcSinkLayout from "./usbc-sink/layout.json" with { type: "json" };
import usbcSinkFacts from "./usbc-sink/proof.json" with { type: "json" };

export const FROZEN: readonly FrozenBlock[] = [
  { definition: adc16bit, layout: adc16bitLayout, facts: adc16bitFacts },
  { definition: batteryGauge, layout: batteryGaugeLayout, facts: batteryGaugeFacts },
  { definition: boost5vBattery, layout: boost5vBatteryLayout, facts: boost5vBatteryFacts },
  { definition: boostAdjustable, layout: boostAdjustableLayout, facts: boostAdjustableFacts },
  { definition: buck3v32a, layout: buck3v32aLayout, facts: buck3v32aFacts },
  { definition: buck5v2a, layout: buck5v2aLayout, facts: buck5v2aFacts },
  { definition: buckAdjustable2a, layout: buckAdjustable2aLayout, facts: buckAdjustable2aFacts },
  { definition: buckBoost3v3, layout: buckBoost3v3Layout, facts: buckBoost3v3Facts },
  { definition: button, layout: buttonLayout, facts: buttonFacts },
  { definition: can3v3, layout: can3v3Layout, facts: can3v3Facts },
  { definition: can5vVio, layout: can5vVioLayout, facts: can5vVioFacts },
  { definition: chargerLiion1a, layout: chargerLiion1aLayout, facts: chargerLiion1aFacts },
  { definition: chargerLiion500ma, layout: chargerLiion500maLayout, facts: chargerLiion500maFacts },
  { definition: connBattery, layout: connBatteryLayout, facts: connBatteryFacts },
  { definition: connEthernet, layout: connEthernetLayout, facts: connEthernetFacts },
  { definition: connI2c4p, layout: connI2c4pLayout, facts: connI2c4pFacts },
  { definition: connSwd, layout: connSwdLayout, facts: connSwdFacts },
  { definition: connTerminal2, layout: connTerminal2Layout, facts: connTerminal2Facts },
  { definition: connUart6p, layout: connUart6pLayout, facts: connUart6pFacts },
  { definition: crystal12mhz, layout: crystal12mhzLayout, facts: crystal12mhzFacts },
  { definition: crystal32khz, layout: crystal32khzLayout, facts: crystal32khzFacts },
  { definition: dividerAdc, layout: dividerAdcLayout, facts: dividerAdcFacts },
  { definition: eepromI2c, layout: eepromI2cLayout, facts: eepromI2cFacts },
  { definition: ethPhyRmii, layout: ethPhyRmiiLayout, facts: ethPhyRmiiFacts },
  { definition: ethSpi, layout: ethSpiLayout, facts: ethSpiFacts },
  { definition: filterRc, layout: filterRcLayout, facts: filterRcFacts },
  { definition: filterSallenKey, layout: filterSallenKeyLayout, facts: filterSallenKeyFacts },
  { definition: flashSpi, layout: flashSpiLayout, facts: flashSpiFacts },
  { definition: idealDiodeOr, layout: idealDiodeOrLayout, facts: idealDiodeOrFacts },
  { definition: inputProtection, layout: inputProtectionLayout, facts: inputProtectionFacts },
  { definition: ldoFixed1a, layout: ldoFixed1aLayout, facts: ldoFixed1aFacts },
  { definition: ldoFixed600ma, layout: ldoFixed600maLayout, facts: ldoFixed600maFacts },
  { definition: ldoMicropower, layout: ldoMicropowerLayout, facts: ldoMicropowerFacts },
  { definition: ledAddressable, layout: ledAddressableLayout, facts: ledAddressableFacts },
  { definition: ledIndicator, layout: ledIndicatorLayout, facts: ledIndicatorFacts },
  { definition: levelShift1bit, layout: levelShift1bitLayout, facts: levelShift1bitFacts },
  { definition: levelShiftFet4, layout: levelShiftFet4Layout, facts: levelShiftFet4Facts },
  { definition: levelShiftI2c, layout: levelShiftI2cLayout, facts: levelShiftI2cFacts },
  { definition: loadSwitchUsb, layout: loadSwitchUsbLayout, facts: loadSwitchUsbFacts },
  { definition: mcuAtmega328p, layout: mcuAtmega328pLayout, facts: mcuAtmega328pFacts },
  { definition: mcuEsp32, layout: mcuEsp32Layout, facts: mcuEsp32Facts },
  { definition: mcuEsp32C3, layout: mcuEsp32C3Layout, facts: mcuEsp32C3Facts },
  { definition: mcuEsp32S3, layout: mcuEsp32S3Layout, facts: mcuEsp32S3Facts },
  { definition: mcuNrf52840, layout: mcuNrf52840Layout, facts: mcuNrf52840Facts },
  { definition: mcuRp2040, layout: mcuRp2040Layout, facts: mcuRp2040Facts },
  { definition: mcuStm32f030, layout: mcuStm32f030Layout, facts: mcuStm32f030Facts },
  { definition: mcuStm32f103, layout: mcuStm32f103Layout, facts: mcuStm32f103Facts },
  { definition: mcuStm32g031, layout: mcuStm32g031Layout, facts: mcuStm32g031Facts },
  { definition: microsd, layout: microsdLayout, facts: microsdFacts },
  { definition: motorDc3a, layout: motorDc3aLayout, facts: motorDc3aFacts },
  { definition: motorDcDual, layout: motorDcDualLayout, facts: motorDcDualFacts },
  { definition: motorDcDual1a2, layout: motorDcDual1a2Layout, facts: motorDcDual1a2Facts },
  { definition: opampNoninverting, layout: opampNoninvertingLayout, facts: opampNoninvertingFacts },
  { definition: pullUps2, layout: pullUps2Layout, facts: pullUps2Facts },
  { definition: radioGnss, layout: radioGnssLayout, facts: radioGnssFacts },
  { definition: radioLora, layout: radioLoraLayout, facts: radioLoraFacts },
  { definition: reference2v5, layout: reference2v5Layout, facts: reference2v5Facts },
  { definition: relayDriver, layout: relayDriverLayout, facts: relayDriverFacts },
  { definition: resetSupervisor, layout: resetSupervisorLayout, facts: resetSupervisorFacts },
  { definition: rs4853v3, layout: rs4853v3Layout, facts: rs4853v3Facts },
  { definition: rtc, layout: rtcLayout, facts: rtcFacts },
  { definition: senseCurrent, layout: senseCurrentLayout, facts: senseCurrentFacts },
  { definition: senseNtc, layout: senseNtcLayout, facts: senseNtcFacts },
  { definition: sensorClimate, layout: sensorClimateLayout, facts: sensorClimateFacts },
  { definition: sensorHumidity, layout: sensorHumidityLayout, facts: sensorHumidityFacts },
  { definition: sensorImu, layout: sensorImuLayout, facts: sensorImuFacts },
  { definition: sensorThermometer, layout: sensorThermometerLayout, facts: sensorThermometerFacts },
  { definition: supplyOr, layout: supplyOrLayout, facts: supplyOrFacts },
  { definition: switchHighSide, layout: switchHighSideLayout, facts: switchHighSideFacts },
  { definition: switchLowSide, layout: switchLowSideLayout, facts: switchLowSideFacts },
  { definition: usbUart, layout: usbUartLayout, facts: usbUartFacts },
  { definition: usbcCharger, layout: usbcChargerLayout, facts: usbcChargerFacts },
  { definition: usbcPdSink, layout: usbcPdSinkLayout, facts: usbcPdSinkFacts },
  { definition: usbcSink, layout: usbcSinkLayout, facts: usbcSinkFacts },
];

import type { Concept } from "./concept.ts";

/** `english | korean | search | category`; several phrases are separated by commas. */
const ROWS = `
usb-c power delivery, usb-pd, usb pd, power delivery, pd-powered, pd powered | 파워 딜리버리, usb pd, 피디 전원 | power delivery | supply
usb-c charger, usb charger, usb-c charging | usb-c 충전, usb 충전 | usb-c charger | supply
usb-c, usb c, usbc, type-c, usb type-c, usb power, usb-powered, usb powered, usb input, usb | usb-c, 유에스비, 타입-c, usb 전원, usb | usb-c input 5 v sink | supply
usb-uart, usb serial, usb to serial, usb-serial bridge, serial bridge, usb-uart cable | usb 시리얼, usb-uart, 시리얼 변환 | usb serial bridge | interface
li-ion charger, lipo charger, battery charger, charger, rechargeable | 배터리 충전, 충전기, 충전 회로, 충전 | charger li-ion | supply
fuel gauge, battery gauge, charge gauge, state of charge | 배터리 잔량, 잔량계 | charge gauge | sensing
li-ion, lipo, li-po, battery, batteries, cell, battery-powered, battery powered | 배터리, 리튬, 건전지, 전지 | battery connector | connector
boost, step-up, step up | 승압, 부스트 | step-up | supply
buck, step-down, step down | 강압, 벅 | step-down | supply
wi-fi, wifi, wlan, wireless network | 와이파이, 무선랜 | esp32 radio | controller
bluetooth, ble, bluetooth low energy | 블루투스 | nrf52840 radio | controller
esp32-s3 | esp32-s3 | esp32-s3 | controller
esp32-c3 | esp32-c3 | esp32-c3 | controller
esp32 | esp32 | esp32 radio | controller
rp2040, raspberry pi chip, pico | rp2040, 피코 | rp2040 | controller
stm32f103 | stm32f103 | stm32f103 | controller
stm32g0, stm32g031 | stm32g0, stm32g031 | stm32g031 | controller
stm32 | stm32 | stm32 | controller
atmega328, atmega328p, atmega, arduino, avr | 아두이노, atmega | atmega328p | controller
nrf52840, nrf52, nordic | nrf52840, nrf52 | nrf52840 | controller
microcontroller, controller, mcu, processor | 마이크로컨트롤러, 마이컴, 컨트롤러, mcu | rp2040 | controller
lora, lorawan, long range radio, sub-ghz radio | 로라, 장거리 무선 | lora | radio
gps, gnss, satellite, position, tracker, positioning | gps, 위성 항법, 위치 추적, 트래커, 위성 | satellite receiver | radio
can bus, can-bus, canbus, can transceiver, can node, can | can 버스, can 통신, can 노드, 캔 버스 | can transceiver 3.3 | interface
rs-485, rs485, modbus | rs-485, rs485, 모드버스 | rs-485 | interface
ethernet, lan, rj45 | 이더넷, 랜 | ethernet controller spi | interface
microsd, micro sd, sd card, memory card, logger, data logger | microsd, sd 카드, 메모리 카드, 로거, 데이터 로거 | microsd | memory
flash memory, spi flash, flash | 플래시 | flash memory | memory
eeprom | eeprom, 이이피롬 | eeprom | memory
real-time clock, real time clock, rtc, clock chip, calendar | 실시간 시계, rtc | real-time clock | clock
temperature and humidity, humidity, humidity sensor | 온습도 센서, 온습도, 습도 센서, 습도 | humidity temperature | sensing
pressure, barometer, climate, weather, climate sensor, air pressure | 기압 센서, 기압, 압력, 기후, 날씨, 환경 센서 | pressure humidity temperature | sensing
thermistor, ntc | 서미스터, ntc | thermistor | sensing
temperature, thermometer, temperature sensor | 온도 센서, 온도계, 온도 | thermometer | sensing
accelerometer, gyroscope, gyro, imu, motion sensor, acceleration | 가속도, 자이로, 관성, 모션 센서 | acceleration rotation | sensing
current sensor, current monitor, current measurement, power monitor | 전류 측정, 전류 센서, 전력 측정 | current voltage monitor | sensing
adc, analog input, analog-digital converter, analogue input, 4-20 ma input | adc, 아날로그 입력, 아날로그 | analog-digital converter | sensing
sensor, sensors | 센서 | pressure humidity temperature | sensing
op-amp, opamp, amplifier, gain stage | 증폭기, 연산 증폭기, 앰프 | amplifier non-inverting | analogue
low-pass filter, low pass filter, filter, anti-aliasing | 저역 통과, 필터 | rc low-pass filter | analogue
reference, voltage reference | 기준 전압, 레퍼런스 | voltage reference | analogue
stepper, stepper motor, bipolar motor, two motors, dual motor | 스테핑 모터, 스테퍼, 모터 두 개 | two dc motors stepper | driver
dc motor, motor driver, motor, motors, h-bridge | 모터 드라이버, dc 모터, 모터 | dc motor 3.6 | driver
relay, relays | 릴레이 | relay | driver
rgb led, addressable led, ws2812, neopixel, led strip, led strips | 주소 지정 led, ws2812, 네오픽셀, led 스트립, rgb led | addressable led | driver
led, leds, indicator, status light | led, 표시등, 엘이디 | indicator led | driver
high-side switch, high side switch | 하이사이드 스위치 | high-side switch | driver
low-side switch, low side switch, mosfet switch, heater switch, solenoid, valve, pump, fan, heater | 로우사이드 스위치, 솔레노이드, 밸브, 펌프, 히터 | low-side switch | driver
load switch, current limit | 로드 스위치, 전류 제한 | power switch 0.5 a limit | protection
reverse polarity, surge protection, input protection, fuse | 역극성, 서지 보호, 입력 보호, 퓨즈 | input protection | protection
watchdog, supervisor, brown-out, reset supervisor | 감시, 리셋 ic | reset supervisor | protection
level shifter, level shift, level translation, 5 v i2c | 레벨 변환, 레벨 시프터 | level shifter four lines | level
button, push button, key, switch input | 버튼, 푸시 버튼, 누름 스위치 | push button | connector
screw terminal, terminal, terminal block | 단자대, 나사 단자, 터미널 | screw terminal | connector
qwiic, stemma, i2c connector, grove | qwiic, i2c 커넥터, 그로브 | i²c connector | connector
swd, debug connector, debugger, programming connector | swd, 디버그 커넥터, 디버거 | swd debug | connector
serial connector, uart connector, ftdi header, serial port | 시리얼 커넥터, 직렬 포트, uart 커넥터 | serial connector | connector
`;

const listOf = (text = "") =>
  text
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** What people ask for when they describe a board in words. */
export const CONCEPTS: readonly Concept[] = ROWS.trim()
  .split("\n")
  .map((row): Concept => {
    const [english = "", korean = "", search = "", category = ""] = row.split("|").map((cell) => cell.trim());
    return { id: search, english: listOf(english), korean: listOf(korean), search, ...(category && { category }) };
  });

import type { Parameter } from "@tracewright/blocks";

export interface BlockCategory {
  /** Never changes: blocks name it. */
  readonly key: string;
  readonly name: string;
  readonly koreanName: string;
  /** Further words by which its blocks are found, in both languages. */
  readonly words: readonly string[];
}

export interface SubCategory extends BlockCategory {
  /** What its blocks usually specify: offered for a new block, and as filters. */
  readonly parameters: readonly Parameter[];
}

export interface RootCategory extends BlockCategory {
  readonly color: string;
  readonly children: readonly SubCategory[];
}

/** A figure that lies between limits, in its base unit. */
function range(key: string, name: string, koreanName: string, unit: string): Parameter {
  return {
    key,
    name,
    koreanName,
    unit,
    searchType: "VALUE_RANGE",
    viewType: "NORMAL",
    valueType: "NUMBER",
    requiredType: "OPTIONAL",
  };
}

const VIN = range("VIN", "Input voltage", "입력 전압", "V");
const VOUT = range("VOUT", "Output voltage", "출력 전압", "V");
const IOUT = range("IOUT", "Output current", "출력 전류", "A");
const VDD = range("VDD", "Supply voltage", "전원 전압", "V");
const FREQUENCY = range("F", "Frequency", "주파수", "Hz");
const ICHARGE = range("ICHARGE", "Charge current", "충전 전류", "A");
const GAIN = range("G", "Gain", "이득", "");

function sub(
  key: string,
  name: string,
  koreanName: string,
  words: string,
  parameters: readonly Parameter[] = [],
): SubCategory {
  return { key, name, koreanName, words: words.split(" ").filter(Boolean), parameters };
}

/** All categories of blocks, as screens list them. */
export const CATEGORIES: readonly RootCategory[] = [
  {
    key: "supply",
    name: "Power supply",
    koreanName: "전원",
    words: ["power", "psu", "전원공급"],
    color: "#d9480f",
    children: [
      sub("supply-linear", "Linear regulator", "리니어 레귤레이터", "ldo regulator 레귤레이터 정전압", [
        VIN,
        VOUT,
        IOUT,
      ]),
      sub("supply-buck", "Buck converter", "강압 컨버터", "step-down dcdc dc-dc 벅 강압", [VIN, VOUT, IOUT]),
      sub("supply-boost", "Boost converter", "승압 컨버터", "step-up dcdc dc-dc 부스트 승압", [VIN, VOUT, IOUT]),
      sub("supply-buck-boost", "Buck-boost converter", "승강압 컨버터", "dcdc dc-dc 벅부스트", [VIN, VOUT, IOUT]),
      sub("supply-charger", "Battery charger", "배터리 충전기", "lipo li-ion lithium battery 배터리 충전", [
        VIN,
        ICHARGE,
      ]),
      sub("supply-battery", "Battery management", "배터리 관리", "gauge fuel bms 배터리 잔량", [VDD]),
      sub("supply-usb", "USB power", "USB 전원", "usb-c usbc type-c pd sink 전원", [VOUT, IOUT]),
    ],
  },
  {
    key: "protection",
    name: "Protection",
    koreanName: "보호 회로",
    words: ["protect", "보호"],
    color: "#c92a2a",
    children: [
      sub("protection-input", "Input protection", "입력 보호", "surge reverse polarity fuse tvs esd 서지 역극성 퓨즈", [
        VIN,
      ]),
      sub("protection-switch", "Load switch", "로드 스위치", "efuse high-side 스위치", [VIN, IOUT]),
      sub("protection-or", "Power OR-ing", "전원 OR", "ideal diode oring 다이오드", [VIN]),
      sub("protection-reset", "Reset and supervision", "리셋 및 감시", "supervisor watchdog brown-out 감시 리셋", [
        VDD,
      ]),
    ],
  },
  {
    key: "controller",
    name: "Controller",
    koreanName: "컨트롤러",
    words: ["mcu", "microcontroller", "processor", "마이컴", "마이크로컨트롤러"],
    color: "#5f3dc4",
    children: [
      sub("controller-arm", "ARM microcontroller", "ARM 마이크로컨트롤러", "stm32 rp2040 cortex", [VDD]),
      sub("controller-avr", "AVR microcontroller", "AVR 마이크로컨트롤러", "atmega arduino", [VDD]),
      sub(
        "controller-wireless",
        "Wireless microcontroller",
        "무선 마이크로컨트롤러",
        "esp32 nrf52 wifi wi-fi bluetooth ble 와이파이 블루투스",
        [VDD],
      ),
    ],
  },
  {
    key: "interface",
    name: "Interface",
    koreanName: "인터페이스",
    words: ["communication", "통신"],
    color: "#1864ab",
    children: [
      sub("interface-usb", "USB", "USB", "usb-c usbc uart bridge serial"),
      sub("interface-can", "CAN", "CAN", "transceiver can-fd 트랜시버", [VDD]),
      sub("interface-rs485", "RS-485", "RS-485", "rs485 rs422 transceiver modbus 트랜시버", [VDD]),
      sub("interface-ethernet", "Ethernet", "이더넷", "phy rmii lan 이더넷", [VDD]),
      sub("interface-isolation", "Isolation", "절연", "isolator optocoupler 아이솔레이터 포토커플러", [VDD]),
    ],
  },
  {
    key: "level",
    name: "Level shifting",
    koreanName: "레벨 변환",
    words: ["level", "shifter", "translator", "레벨"],
    color: "#0b7285",
    children: [
      sub("level-bidirectional", "Bidirectional", "양방향", "i2c mosfet bss138 txs0102 양방향", [VDD]),
      sub("level-directed", "With direction", "단방향", "buffer lvc 버퍼 단방향", [VDD]),
    ],
  },
  {
    key: "sensing",
    name: "Sensing",
    koreanName: "센서",
    words: ["sensor", "measure", "센서", "측정"],
    color: "#2b8a3e",
    children: [
      sub("sensing-climate", "Climate", "온습도", "temperature humidity pressure bme280 온도 습도 기압", [VDD]),
      sub("sensing-motion", "Motion", "모션", "imu accelerometer gyroscope 가속도 자이로", [VDD]),
      sub("sensing-current", "Current", "전류", "shunt ina219 power 전류 션트", [VDD]),
      sub("sensing-adc", "Analog to digital", "ADC", "adc converter ads1115 변환기", [VDD]),
      sub("sensing-light", "Light and distance", "조도 및 거리", "ambient tof proximity 조도 거리", [VDD]),
    ],
  },
  {
    key: "analogue",
    name: "Analog",
    koreanName: "아날로그",
    words: ["analogue", "opamp", "아날로그"],
    color: "#a61e4d",
    children: [
      sub("analogue-amplifier", "Amplifier", "증폭기", "op-amp opamp operational 연산증폭기 증폭", [VDD, GAIN]),
      sub("analogue-filter", "Filter", "필터", "low-pass high-pass sallen-key rc 저역 고역", [FREQUENCY]),
      sub("analogue-divider", "Divider and reference", "분압 및 기준 전압", "voltage divider reference 분압 기준", [
        VOUT,
      ]),
      sub("analogue-comparator", "Comparator", "비교기", "hysteresis 비교기", [VDD]),
    ],
  },
  {
    key: "driver",
    name: "Driver",
    koreanName: "드라이버",
    words: ["drive", "switch", "구동"],
    color: "#e67700",
    children: [
      sub("driver-led", "LED", "LED", "indicator ws2812 neopixel light 표시등 조명"),
      sub("driver-motor", "Motor", "모터", "h-bridge stepper dc brushless 모터 스테핑", [VIN, IOUT]),
      sub("driver-relay", "Relay", "릴레이", "coil contact 릴레이 계전기", [VIN]),
      sub("driver-switch", "Power switch", "전력 스위치", "mosfet low-side high-side 스위치", [VIN, IOUT]),
    ],
  },
  {
    key: "memory",
    name: "Memory and time",
    koreanName: "메모리 및 시계",
    words: ["storage", "저장"],
    color: "#495057",
    children: [
      sub("memory-eeprom", "EEPROM", "EEPROM", "at24c i2c 이이피롬", [VDD]),
      sub("memory-flash", "Flash", "플래시 메모리", "w25q spi nor 플래시", [VDD]),
      sub("memory-card", "Memory card", "메모리 카드", "sd microsd 카드", [VDD]),
      sub("memory-clock", "Real-time clock", "실시간 시계", "rtc ds3231 시계", [VDD]),
    ],
  },
  {
    key: "clock",
    name: "Clock",
    koreanName: "클럭",
    words: ["timing", "클럭"],
    color: "#364fc7",
    children: [
      sub("clock-crystal", "Crystal", "크리스털", "quartz xtal 수정 진동자", [FREQUENCY]),
      sub("clock-oscillator", "Oscillator", "발진기", "tcxo mems 발진기", [FREQUENCY]),
    ],
  },
  {
    key: "radio",
    name: "Radio",
    koreanName: "무선",
    words: ["wireless", "rf", "무선"],
    color: "#087f5b",
    children: [
      sub("radio-lora", "LoRa", "LoRa", "lorawan sx1276 rfm95 로라", [VDD]),
      sub("radio-gnss", "GNSS", "GNSS", "gps positioning 위성 위치", [VDD]),
      sub("radio-antenna", "Antenna", "안테나", "matching u.fl sma 안테나", [FREQUENCY]),
    ],
  },
  {
    key: "connector",
    name: "Connector and input",
    koreanName: "커넥터 및 입력",
    words: ["connect", "커넥터"],
    color: "#5c940d",
    children: [
      sub("connector-signal", "Signal connector", "신호 커넥터", "header jst qwiic stemma i2c 헤더"),
      sub("connector-power", "Power connector", "전원 커넥터", "terminal barrel jack 단자", [VIN]),
      sub("connector-debug", "Programming connector", "프로그래밍 커넥터", "swd jtag isp debug 디버그"),
      sub("connector-button", "Button and switch", "버튼 및 스위치", "encoder key 버튼 스위치"),
    ],
  },
];

const BY_KEY = new Map<string, { readonly root: RootCategory; readonly category: BlockCategory }>(
  CATEGORIES.flatMap((root) => [
    [root.key, { root, category: root }] as const,
    ...root.children.map((category) => [category.key, { root, category }] as const),
  ]),
);

/** The category of a key with its root; undefined for keys that no category has. */
export function findCategory(key: string | null) {
  return key === null ? undefined : BY_KEY.get(key);
}

/** The key and, of a root, those of its sub-categories. */
export function keysWithin(key: string): readonly string[] {
  return [key, ...(CATEGORIES.find((root) => root.key === key)?.children.map((child) => child.key) ?? [])];
}

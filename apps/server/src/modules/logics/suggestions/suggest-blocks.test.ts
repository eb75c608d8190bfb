import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BLOCK_LIST } from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { shipBuiltInBlocks } from "../../blocks/built-in/ship-built-in-blocks.ts";

const SUGGEST = `query ($input: SuggestBlocksInput!) { suggestBlocks(input: $input) {
  suggestions { block { id name } count reason facts } notUnderstood } }`;
const CREATE = "mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
  client = await server.signedIn();
  await shipBuiltInBlocks(server.application);
});
afterAll(() => server.stop());

interface Suggested {
  readonly block: { readonly id: string; readonly name: string };
  readonly count: number;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

async function suggest(input: object, of = client) {
  const { suggestions, notUnderstood } = (await of.get(SUGGEST, input)).suggestBlocks;
  return { suggestions: suggestions as Suggested[], notUnderstood: notUnderstood as string[] };
}

async function idOf(keyword: string): Promise<string> {
  return (await client.get(BLOCK_LIST, { keyword })).blockList.nodes[0].id;
}

test("a description gives its blocks, a controller for their buses and the supplies that lack, each with its reason", async () => {
  const { suggestions, notUnderstood } = await suggest({ words: "3.3 V sensor node on USB-C with LoRa" });
  expect(notUnderstood).toEqual([]);
  const of = (reason: string) => suggestions.filter((one) => one.reason === reason).map(({ block }) => block.name);
  expect(of("WORDS")).toEqual([
    "Sensor of pressure, humidity and temperature",
    "USB-C input, 5 V sink",
    "LoRa radio with antenna socket",
  ]);
  expect(of("GAP")).toEqual(["Controller RP2040 with flash memory"]);
  expect(of("SUPPLY")).toHaveLength(1);
  expect(suggestions.find(({ reason }) => reason === "SUPPLY")?.facts).toMatchObject({ volts: 3.3 });
});

/** What the first words of the name of each block are, by description. */
const SENTENCES: readonly (readonly [words: string, ...names: string[]])[] = [
  ["RS-485 repeater with two screw terminals", "RS-485 transceiver", "Screw terminal"],
  ["CAN node with an stm32f103", "CAN transceiver 3.3 V", "Controller STM32F103"],
  ["USB-UART cable", "USB to serial bridge"],
  ["esp32 climate node", "Controller ESP32", "Sensor of pressure"],
  ["Li-ion powered data logger with real-time clock", "Battery connector", "Socket of a microSD", "Real-time clock"],
  ["motor driver for a stepper", "Two DC motors"],
  ["dc motor with current sensor", "DC motor, 3.6 A", "Current and voltage monitor"],
  ["relay board with three buttons", "Driver for a relay", "Push button"],
  ["ws2812 led strip controller", "Addressable LED"],
  ["ethernet sensor", "Ethernet controller with SPI", "Sensor of pressure"],
  ["gps tracker with lora", "Satellite receiver", "LoRa radio"],
  ["adc with op-amp and low-pass filter", "Analog-digital converter", "Non-inverting amplifier", "RC low-pass"],
  ["usb-pd powered heater switch", "USB-C input with power delivery", "Low-side switch"],
  ["bluetooth thermometer", "Controller nRF52840", "Thermometer"],
  ["imu on qwiic", "Sensor of acceleration", "I²C connector"],
  ["eeprom and flash memory for an atmega328p", "EEPROM", "Flash memory", "Controller ATmega328P"],
  ["level shifter with reset supervisor", "Level shifter, four lines", "Reset supervisor"],
  ["battery charger with fuel gauge", "Charger for one Li-ion", "Charge gauge"],
  ["input protection and load switch", "Input protection", "Power switch"],
  ["voltage reference and thermistor", "Voltage reference", "Temperature by thermistor"],
  ["esp32-c3 with indicator led", "Small controller ESP32-C3", "Indicator LED"],
  ["rp2040 with swd and microsd", "Controller RP2040", "SWD debug connector", "Socket of a microSD"],
  ["usb-c charger for a lipo", "USB-C input with charger", "Battery connector"],
  ["serial port on an stm32g031", "Serial connector", "Controller STM32G031"],
  ["boost from a battery", "Adjustable step-up|Step-up", "Battery connector"],
  ["온습도 센서와 로라를 갖춘 배터리 노드", "Sensor of humidity", "LoRa radio", "Battery connector"],
  ["버튼 3개와 릴레이가 있는 esp32 보드", "Push button", "Driver for a relay", "Controller ESP32"],
  ["이더넷과 microSD가 있는 로거", "Ethernet controller with SPI", "Socket of a microSD"],
  ["스테핑 모터 제어 보드", "Two DC motors"],
  ["CAN 통신과 단자대", "CAN transceiver 3.3 V", "Screw terminal"],
  ["블루투스 온도계", "Controller nRF52840", "Thermometer"],
  ["위성 위치 추적 트래커와 로라", "Satellite receiver", "LoRa radio"],
  ["아두이노와 실시간 시계", "Controller ATmega328P", "Real-time clock"],
  ["가속도 센서와 usb-c", "Sensor of acceleration", "USB-C input, 5 V"],
  ["전류 측정과 표시등", "Current and voltage monitor", "Indicator LED"],
  ["배터리 충전기와 잔량계", "Charger for one Li-ion", "Charge gauge"],
  ["와이파이 기압 센서", "Controller ESP32", "Sensor of pressure"],
  ["주소 지정 led와 버튼", "Addressable LED", "Push button"],
  ["RS-485 모드버스 노드", "RS-485 transceiver"],
  ["아날로그 입력과 저역 통과 필터", "Analog-digital converter", "RC low-pass"],
  ["시리얼 변환 usb", "USB to serial bridge"],
  ["역극성 보호와 단자대", "Input protection", "Screw terminal"],
  ["디버그 커넥터가 있는 stm32f103", "SWD debug connector", "Controller STM32F103"],
  ["기준 전압과 서미스터", "Voltage reference", "Temperature by thermistor"],
  ["솔레노이드 밸브 제어", "Low-side switch"],
  ["레벨 변환과 i2c 커넥터", "Level shifter, four lines", "I²C connector"],
  ["플래시 메모리와 eeprom", "Flash memory", "EEPROM"],
  ["히터와 서미스터", "Low-side switch", "Temperature by thermistor"],
  ["dc 모터와 전류 센서", "DC motor, 3.6 A", "Current and voltage monitor"],
  ["승압 배터리 보드", "Adjustable step-up|Step-up", "Battery connector"],
];

describe("fifty descriptions", () => {
  test("there are fifty, in both languages", () => {
    expect(SENTENCES).toHaveLength(50);
    expect(SENTENCES.filter(([words]) => /\p{Script=Hangul}/u.test(words)).length).toBeGreaterThanOrEqual(20);
  });

  test("at least 45 give all that they name", async () => {
    const lacking: string[] = [];
    for (const [words, ...names] of SENTENCES) {
      const found = (await suggest({ words })).suggestions.map(({ block }) => block.name);
      const missed = names.filter(
        (name) => !found.some((one) => name.split("|").some((start) => one.startsWith(start))),
      );
      if (missed.length > 0) lacking.push(`${words}: ${missed.join(", ")}; found ${found.join(", ")}`);
    }
    expect(lacking.length, lacking.join("\n")).toBeLessThanOrEqual(5);
  });
});

test("the next blocks of a list are what feeds it and loads its program; nothing is said of a list that lacks nothing", async () => {
  const blocks = [
    { blockId: await idOf("rp2040"), count: 1 },
    { blockId: await idOf("usb-c input 5 v sink"), count: 1 },
  ];
  const { suggestions } = await suggest({ blocks });
  expect(suggestions.map(({ reason }) => reason)).toEqual(["GAP", "SUPPLY"]);
  const whole = [...blocks, ...suggestions.map(({ block }) => ({ blockId: block.id, count: 1 }))];
  expect((await suggest({ blocks: whole })).suggestions).toEqual([]);
  expect((await suggest({})).suggestions).toEqual([]);
});

test("what projects of three holders have beside a block is suggested to others, of two it stays theirs", async () => {
  const [led, button] = [await idOf("indicator led"), await idOf("push button")];
  const ask = async () =>
    (await suggest({ blocks: [{ blockId: led, count: 1 }] })).suggestions.filter(({ reason }) => reason === "TOGETHER");
  for (const holder of [1, 2, 3]) {
    expect(await ask()).toEqual([]);
    const other = await server.signedIn();
    await other.get(CREATE, {
      name: `Panel ${holder}`,
      blocks: [led, button].map((blockId) => ({ blockId, count: 1 })),
    });
  }
  expect(await ask()).toMatchObject([{ block: { id: button }, facts: { projects: 3, of: 3 } }]);
});

test("a block that does not exist, or that one may not see, is passed over", async () => {
  const { suggestions } = await suggest({ blocks: [{ blockId: "00000000-0000-4000-8000-000000000000", count: 1 }] });
  expect(suggestions).toEqual([]);
});
